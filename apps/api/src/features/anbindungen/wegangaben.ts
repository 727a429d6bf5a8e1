import {
  type Anbindung,
  type Anbindungsweg,
  ausgangsformate,
} from '@frachtportal/domain/anbindung/anbindung';
import { abschlusszeitenAus } from '@frachtportal/domain/anbindung/fortrasprofil';
import { istEmail } from '@frachtportal/domain/benutzer/email';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { istFreigegeben, istWebziel, istZiel } from '../../platform/netz/ziel.js';
import { istAbsendereintrag } from './transporte/absender.js';

/** Neither a way out of the directory nor one of the folders that stand in it already. */
const ordnername = /^[a-z\d][a-z\d_-]*$/i;
const fingerabdruck = /^SHA256:[A-Za-z\d+/]{43}$/;

const zugang = ['host', 'port', 'anmeldung', 'benutzername', 'geheimnis'] as const;
const mitKennung = ['anmeldeadresse', 'klient', 'umfang'] as const;
const postfach = [...zugang, 'verschluesselung', 'postfach', 'absenderliste', ...mitKennung] as const;
const sftp = [...zugang, 'fingerabdruck', 'eingangspfad', 'erledigtpfad', 'fehlerpfad'] as const;
const sftpAusgang = [...zugang, 'fingerabdruck', 'ausgangspfad'] as const;
/** What each way needs; the rest is empty there. */
const wegfelder: Record<Anbindung['richtung'], Partial<Record<Anbindungsweg, readonly string[]>>> = {
  eingang: { ordner: ['ordner'], postfach, sftp },
  ausgang: {
    ordner: ['ordner'],
    sftp: sftpAusgang,
    http: ['adresse', 'geheimnis'],
    postfach: ['empfaenger'],
  },
};
/** Ways on which somebody has to answer. */
const mitFrist: readonly Anbindungsweg[] = ['http', 'sftp'];
/** Where it goes what is said of files that came. */
const quittungsfelder: Partial<Record<Anbindungsweg, 'empfaenger' | 'ausgangspfad'>> = {
  postfach: 'empfaenger',
  sftp: 'ausgangspfad',
};
const alleWegfelder = ['ordner', 'adresse', 'ausgangspfad', 'empfaenger', ...postfach, ...sftp];
const texte = [
  ...(['host', 'benutzername', 'postfach', 'anmeldeadresse', 'klient', 'umfang', 'ordner'] as const),
  ...(['fingerabdruck', 'eingangspfad', 'erledigtpfad', 'fehlerpfad', 'absenderliste'] as const),
  ...(['ausgangspfad', 'adresse', 'empfaenger', 'belegkennung'] as const),
];

/** What it may stand in for the way, as it is stored before the secret is encrypted. */
type Vorher = Pick<Anbindung, 'geheimnisDa' | (typeof gebunden)[number]>;
type Pruefung = (a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]) => Meldung[];

const pruefungen: Record<Anbindungsweg, Pruefung> = {
  ordner: ordnerfehler,
  postfach: postfachfehler,
  sftp: sftpfehler,
  http: httpfehler,
};

/** The connection with what its way needs, and nothing of the other ways. @throws Fachfehler 400 */
export function nachWeg(roh: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Anbindung {
  const sauber = Object.fromEntries(texte.map((name) => [name, roh[name]?.trim() || null]));
  const a: Anbindung = { ...roh, ...sauber };
  const quittung = a.richtung === 'eingang' && a.quittieren ? quittungsfelder[a.weg] : undefined;
  const felder = wegfelder[a.richtung][a.weg];
  if (!felder) throw ungueltig([fehler('feld.auswahl', 'weg')]);
  const meldungen = [
    ...pruefungen[a.weg](a, vorher, erlaubt),
    ...ausgangsfehler(a),
    ...quittungsfehler(a, quittung),
  ];
  if (meldungen.length) throw ungueltig(meldungen);
  const gebraucht = new Set(felder.filter((name) => a.anmeldung === 'oauth2' || !istKennung(name)));
  if (quittung) gebraucht.add(quittung);
  const leer = alleWegfelder.filter((name) => !gebraucht.has(name)).map((name) => [name, null]);
  return {
    ...a,
    ...Object.fromEntries(leer),
    fortras: a.richtung === 'ausgang' && a.format === 'fortras' ? a.fortras : null,
    dmarcVerlangt: a.weg === 'postfach' && a.richtung === 'eingang' && (a.dmarcVerlangt ?? false),
    belegkennung: a.richtung === 'eingang' ? a.belegkennung : null,
    fristSekunden: a.richtung === 'ausgang' && mitFrist.includes(a.weg) ? a.fristSekunden : null,
    versuche: a.richtung === 'ausgang' ? a.versuche : null,
    quittieren: a.richtung === 'eingang' && (a.quittieren ?? false),
  };
}

const istKennung = (name: string) => mitKennung.some((kennung) => kennung === name);

function ordnerfehler({ ordner }: Anbindung): Meldung[] {
  if (!ordner) return [fehler('feld.pflicht', 'ordner')];
  return ordnername.test(ordner) ? [] : [fehler('anbindung.ordnername', 'ordner')];
}

/** What goes is written in a form of ours, and nobody takes it over. */
function ausgangsfehler(a: Anbindung): Meldung[] {
  if (a.richtung === 'eingang') return [];
  const { format, fortras } = a;
  if (!format) return [fehler('feld.pflicht', 'format')];
  const geht = ausgangsformate.some((f) => f === format) && !(a.weg === 'http' && format === 'fortras');
  const zeiten = fortras?.datenart === 'STD' && !abschlusszeitenAus(fortras.abschlusszeiten);
  return [
    ...(geht ? [] : [fehler('feld.auswahl', 'format')]),
    ...(a.selbstUebernehmen ? [fehler('feld.auswahl', 'selbstUebernehmen')] : []),
    ...(format === 'fortras' && !fortras ? [fehler('feld.pflicht', 'fortras')] : []),
    ...(zeiten ? [fehler('anbindung.abschlusszeiten', 'fortras.abschlusszeiten')] : []),
  ];
}

const kuerzesterSchluessel = 16;

function httpfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  const { adresse, geheimnis } = a;
  if (!adresse) return [fehler('feld.pflicht', 'adresse')];
  const fehlt = !geheimnis && (!vorher?.geheimnisDa || adresse !== vorher.adresse);
  const kurz = geheimnis && geheimnis.length < kuerzesterSchluessel;
  return [
    ...(istWebziel(adresse, erlaubt) ? [] : [fehler('anbindung.anmeldeadresse', 'adresse')]),
    ...(fehlt || kurz ? [fehler('anbindung.kurzerSchluessel', 'geheimnis')] : []),
  ];
}

function quittungsfehler(a: Anbindung, feld: 'empfaenger' | 'ausgangspfad' | undefined): Meldung[] {
  if (!feld) return [];
  return feld === 'empfaenger' ? empfaengerfehler(a) : a[feld] ? [] : [fehler('feld.pflicht', feld)];
}

function empfaengerfehler({ empfaenger }: Anbindung): Meldung[] {
  if (!empfaenger) return [fehler('feld.pflicht', 'empfaenger')];
  return istEmail(empfaenger) ? [] : [fehler('benutzer.email', 'empfaenger')];
}

const immer = ['host', 'port', 'verschluesselung', 'anmeldung', 'benutzername'] as const;

function postfachfehler(a: Anbindung, vorher: Vorher | undefined, erlaubt: readonly string[]): Meldung[] {
  if (a.richtung === 'ausgang') return empfaengerfehler(a);
  const noetig = a.anmeldung === 'oauth2' ? ([...immer, 'anmeldeadresse', 'klient'] as const) : immer;
  const offen = a.verschluesselung === 'keine' && !istFreigegeben(a.host ?? '', erlaubt);
  const adresse = a.anmeldung === 'oauth2' && a.anmeldeadresse && !istWebziel(a.anmeldeadresse, erlaubt);
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
  const pfad = a.richtung === 'ausgang' ? ('ausgangspfad' as const) : ('eingangspfad' as const);
  const noetig = ['host', 'port', 'anmeldung', 'benutzername', pfad] as const;
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

const gebunden = [
  ...(['weg', 'host', 'port', 'anmeldung', 'benutzername', 'anmeldeadresse', 'klient', 'adresse'] as const),
];

/** A stored secret is told to nobody but those it was given for. */
function brauchtGeheimnis(a: Anbindung, vorher: Vorher | undefined): boolean {
  return !vorher?.geheimnisDa || gebunden.some((name) => a[name] !== vorher[name]);
}
