import type { Anbindung, Anbindungsweg } from '@frachtportal/domain/anbindung/anbindung';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { istFreigegeben, istZiel } from '../../platform/netz/ziel.js';
import { istAbsendereintrag } from './transporte/absender.js';

/** Neither a way out of the directory nor one of the folders that stand in it already. */
const ordnername = /^[a-z\d][a-z\d_-]*$/i;
const fingerabdruck = /^SHA256:[A-Za-z\d+/]{43}$/;

const zugang = ['host', 'port', 'anmeldung', 'benutzername', 'geheimnis'] as const;
const mitKennung = ['anmeldeadresse', 'klient', 'umfang'] as const;
const postfach = [...zugang, 'verschluesselung', 'postfach', 'absenderliste', ...mitKennung] as const;
const sftp = [...zugang, 'fingerabdruck', 'eingangspfad', 'erledigtpfad', 'fehlerpfad'] as const;
/** What each way needs; the rest is empty there. */
const wegfelder: Record<Anbindungsweg, readonly string[]> = { ordner: ['ordner'], postfach, sftp };
const alleWegfelder = ['ordner', ...postfach, ...sftp];
const texte = [
  ...(['host', 'benutzername', 'postfach', 'anmeldeadresse', 'klient', 'umfang', 'ordner'] as const),
  ...(['fingerabdruck', 'eingangspfad', 'erledigtpfad', 'fehlerpfad', 'absenderliste'] as const),
];

/** What it may stand in for the way, as it is stored before the secret is encrypted. */
type Vorher = Pick<Anbindung, 'geheimnisDa' | (typeof gebunden)[number]>;
type Pruefung = (a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]) => Meldung[];

const pruefungen: Record<Anbindungsweg, Pruefung> = {
  ordner: ordnerfehler,
  postfach: postfachfehler,
  sftp: sftpfehler,
};

/** The connection with what its way needs, and nothing of the other ways. @throws Fachfehler 400 */
export function nachWeg(roh: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Anbindung {
  const sauber = Object.fromEntries(texte.map((name) => [name, roh[name]?.trim() || null]));
  const a: Anbindung = { ...roh, ...sauber };
  const meldungen = pruefungen[a.weg](a, vorher, erlaubt);
  if (meldungen.length) throw ungueltig(meldungen);
  const gebraucht = new Set(wegfelder[a.weg].filter((name) => a.anmeldung === 'oauth2' || !istKennung(name)));
  const leer = alleWegfelder.filter((name) => !gebraucht.has(name)).map((name) => [name, null]);
  return {
    ...a,
    ...Object.fromEntries(leer),
    dmarcVerlangt: a.weg === 'postfach' && (a.dmarcVerlangt ?? false),
  };
}

const istKennung = (name: string) => mitKennung.some((kennung) => kennung === name);

function ordnerfehler({ ordner }: Anbindung): Meldung[] {
  if (!ordner) return [fehler('feld.pflicht', 'ordner')];
  return ordnername.test(ordner) ? [] : [fehler('anbindung.ordnername', 'ordner')];
}

const immer = ['host', 'port', 'verschluesselung', 'anmeldung', 'benutzername'] as const;

function postfachfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  const noetig = a.anmeldung === 'oauth2' ? ([...immer, 'anmeldeadresse', 'klient'] as const) : immer;
  const offen = a.verschluesselung === 'keine' && !istFreigegeben(a.host ?? '', erlaubt);
  const adresse = a.anmeldung === 'oauth2' && a.anmeldeadresse && !istAdresse(a.anmeldeadresse, erlaubt);
  const absender = (a.absenderliste ?? '')
    .split('\n')
    .some((zeile) => zeile.trim() && !istAbsendereintrag(zeile));
  return [
    ...noetig.filter((name) => !a[name]).map((name) => fehler('feld.pflicht', name)),
    ...zugangsfehler(a, vorher, erlaubt),
    ...(a.anmeldung === 'schluessel' ? [fehler('feld.auswahl', 'anmeldung')] : []),
    ...(offen ? [fehler('anbindung.klartext', 'verschluesselung')] : []),
    ...(adresse ? [fehler('anbindung.anmeldeadresse', 'anmeldeadresse')] : []),
    ...(absender ? [fehler('anbindung.absenderliste', 'absenderliste')] : []),
  ];
}

function sftpfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  const noetig = ['host', 'port', 'anmeldung', 'benutzername', 'eingangspfad'] as const;
  const falsch = a.fingerabdruck && !fingerabdruck.test(a.fingerabdruck);
  return [
    ...noetig.filter((name) => !a[name]).map((name) => fehler('feld.pflicht', name)),
    ...zugangsfehler(a, vorher, erlaubt),
    ...(a.anmeldung === 'oauth2' ? [fehler('feld.auswahl', 'anmeldung')] : []),
    ...(falsch ? [fehler('anbindung.fingerabdruck', 'fingerabdruck')] : []),
  ];
}

function zugangsfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  const host = a.host && !istZiel(a.host, erlaubt);
  const geheimnis = brauchtGeheimnis(a, vorher) && !a.geheimnis;
  return [
    ...(host ? [fehler('anbindung.ziel', 'host')] : []),
    ...(geheimnis ? [fehler('anbindung.geheimnis', 'geheimnis')] : []),
  ];
}

const gebunden = ['weg', 'host', 'port', 'anmeldung', 'benutzername', 'anmeldeadresse', 'klient'] as const;

/** A stored secret is told to nobody but those it was given for. */
function brauchtGeheimnis(a: Anbindung, vorher: Vorher | undefined): boolean {
  return !vorher?.geheimnisDa || gebunden.some((name) => a[name] !== vorher[name]);
}

/** Encrypted, unless it is one of the networks in which everything is allowed. */
function istAdresse(adresse: string, erlaubt: readonly string[]): boolean {
  if (!URL.canParse(adresse)) return false;
  const { protocol, hostname, username } = new URL(adresse);
  const offen = protocol === 'http:' && istFreigegeben(hostname, erlaubt);
  return (protocol === 'https:' || offen) && !username && istZiel(hostname, erlaubt);
}
