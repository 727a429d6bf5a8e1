import { verschluesselungen } from '../anbindung/anbindung.js';
import { pruefeEmail } from '../benutzer/email.js';
import { Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** How the portal shows the server that it is itself: not at all, by password, or by a token of its own. */
export const versandanmeldungen = ['keine', 'passwort', 'oauth2'] as const;
export type Versandanmeldung = (typeof versandanmeldungen)[number];

/** The mail server over which the mails of a main client leave. */
export class Mailversand {
  @Text({ max: 255, label: 'anbindung.host', pflicht: true }) host!: string;
  @Zahl({ dezimal: 0, von: 1, bis: 65_535, label: 'anbindung.port', pflicht: true }) port!: number;
  @Text({ max: 10, werte: verschluesselungen, label: 'anbindung.verschluesselung', pflicht: true })
  verschluesselung!: (typeof verschluesselungen)[number];
  @Text({ max: 10, werte: versandanmeldungen, label: 'anbindung.anmeldung', pflicht: true })
  anmeldung!: Versandanmeldung;
  @Text({ max: 250, label: 'anbindung.benutzername' }) benutzername!: string | null;
  /** Where a token is fetched, with `oauth2`. */
  @Text({ max: 500, label: 'anbindung.anmeldeadresse' }) anmeldeadresse!: string | null;
  @Text({ max: 100, label: 'anbindung.klient' }) klient!: string | null;
  @Text({ max: 300, label: 'anbindung.umfang' }) umfang!: string | null;
  /** The password, or with `oauth2` the client's secret. Never told; null leaves the one there is. */
  @Text({ max: 1000, label: 'anbindung.geheimnis' }) geheimnis!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) geheimnisDa!: boolean;
  @Text({ max: 255, label: 'mailvorlage.absender', pflicht: true }) absender!: string;
  @Wahrheit({ label: 'mailvorlage.eigenerServerAktiv', pflicht: true }) aktiv!: boolean;
}

/** What became of a mail for trial. */
export class Mailversandprobe {
  @Wahrheit({ nurLesen: true, immer: true }) zugestellt!: boolean;
  @Text({ max: 500, label: 'beschriftung.grund', nurLesen: true }) grund!: string | null;
}

/** What a way of signing in needs. */
const noetige = {
  keine: [],
  passwort: ['benutzername'],
  oauth2: ['benutzername', 'anmeldeadresse', 'klient'],
} as const;
const angaben = ['benutzername', 'geheimnis', 'anmeldeadresse', 'klient', 'umfang'] as const;

export function pruefeMailversand(v: Partial<Mailversand>): Meldung[] {
  const { absender, anmeldung = 'keine' } = v;
  const passen = { keine: [], passwort: ['benutzername', 'geheimnis'], oauth2: angaben }[anmeldung];
  const zuViel = angaben.filter((name) => v[name] && !passen.some((p) => p === name));
  return [
    ...pruefeEmail(absender ?? '', 'absender'),
    ...noetige[anmeldung].filter((name) => !v[name]).map((name) => fehler('feld.pflicht', name)),
    ...zuViel.map((name) => fehler('mailvorlage.andereAnmeldung', name)),
  ];
}
