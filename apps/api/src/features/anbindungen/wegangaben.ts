import type { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { istFreigegeben, istZiel } from '../../platform/netz/ziel.js';

/** Neither a way out of the directory nor one of the folders that stand in it already. */
const ordnername = /^[a-z\d][a-z\d_-]*$/i;

const ohneOrdner = { ordner: null };
const ohneKennung = { anmeldeadresse: null, klient: null, umfang: null };
const ohnePostfach = {
  ...{ host: null, port: null, verschluesselung: null, anmeldung: null, benutzername: null, postfach: null },
  ...{ ...ohneKennung, geheimnis: null },
};
const texte = ['host', 'benutzername', 'postfach', 'anmeldeadresse', 'klient', 'umfang', 'ordner'] as const;

/** What it may stand in for the way, as it is stored before the secret is encrypted. */
type Vorher = Pick<Anbindung, 'weg' | 'geheimnisDa' | (typeof texte)[number] | 'port'>;

/** The connection with what its way needs, and nothing of the other ways. @throws Fachfehler 400 */
export function nachWeg(roh: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Anbindung {
  const sauber = Object.fromEntries(texte.map((name) => [name, roh[name]?.trim() || null]));
  const a: Anbindung = { ...roh, ...sauber };
  const meldungen = a.weg === 'ordner' ? ordnerfehler(a) : postfachfehler(a, vorher, erlaubt);
  if (meldungen.length) throw ungueltig(meldungen);
  if (a.weg === 'ordner') return { ...a, ...ohnePostfach };
  return { ...a, ...ohneOrdner, ...(a.anmeldung === 'oauth2' ? {} : ohneKennung) };
}

function ordnerfehler({ ordner }: Anbindung): Meldung[] {
  if (!ordner) return [fehler('feld.pflicht', 'ordner')];
  return ordnername.test(ordner) ? [] : [fehler('anbindung.ordnername', 'ordner')];
}

const immer = ['host', 'port', 'verschluesselung', 'anmeldung', 'benutzername'] as const;
const mitKennung = [...immer, 'anmeldeadresse', 'klient'] as const;

function postfachfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  const noetig = a.anmeldung === 'oauth2' ? mitKennung : immer;
  const fehlend = noetig.filter((name) => !a[name]).map((name) => fehler('feld.pflicht', name));
  const host = a.host && !istZiel(a.host, erlaubt) ? [fehler('anbindung.ziel', 'host')] : [];
  const offen = a.verschluesselung === 'keine' && !istFreigegeben(a.host ?? '', erlaubt);
  const klartext = offen ? [fehler('anbindung.klartext', 'verschluesselung')] : [];
  const adresse =
    a.anmeldung === 'oauth2' && a.anmeldeadresse && !istAdresse(a.anmeldeadresse, erlaubt)
      ? [fehler('anbindung.anmeldeadresse', 'anmeldeadresse')]
      : [];
  const geheimnis =
    brauchtGeheimnis(a, vorher) && !a.geheimnis ? [fehler('anbindung.geheimnis', 'geheimnis')] : [];
  return [...fehlend, ...host, ...klartext, ...adresse, ...geheimnis];
}

/** A stored secret is told to nobody but those it was given for. */
function brauchtGeheimnis(a: Anbindung, vorher: Vorher | undefined): boolean {
  const gleich = ['weg', 'host', 'port', 'benutzername', 'anmeldeadresse', 'klient'] as const;
  return !vorher?.geheimnisDa || gleich.some((name) => a[name] !== vorher[name]);
}

/** Encrypted, unless it is one of the networks in which everything is allowed. */
function istAdresse(adresse: string, erlaubt: readonly string[]): boolean {
  if (!URL.canParse(adresse)) return false;
  const { protocol, hostname, username } = new URL(adresse);
  const offen = protocol === 'http:' && istFreigegeben(hostname, erlaubt);
  return (protocol === 'https:' || offen) && !username && istZiel(hostname, erlaubt);
}
