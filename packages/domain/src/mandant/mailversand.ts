import { verschluesselungen } from '../anbindung/anbindung.js';
import { pruefeEmail } from '../benutzer/email.js';
import { Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** The mail server over which the mails of a main client leave. */
export class Mailversand {
  @Text({ max: 255, label: 'anbindung.host', pflicht: true }) host!: string;
  @Zahl({ dezimal: 0, von: 1, bis: 65_535, label: 'anbindung.port', pflicht: true }) port!: number;
  @Text({ max: 10, werte: verschluesselungen, label: 'anbindung.verschluesselung', pflicht: true })
  verschluesselung!: (typeof verschluesselungen)[number];
  @Text({ max: 250, label: 'anbindung.benutzername' }) benutzername!: string | null;
  /** Never told; null leaves the one there is. */
  @Text({ max: 1000, label: 'beschriftung.passwort' }) passwort!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) passwortDa!: boolean;
  @Text({ max: 255, label: 'mailvorlage.absender', pflicht: true }) absender!: string;
  @Wahrheit({ label: 'mailvorlage.eigenerServerAktiv', pflicht: true }) aktiv!: boolean;
}

/** What became of a mail for trial. */
export class Mailversandprobe {
  @Wahrheit({ nurLesen: true, immer: true }) zugestellt!: boolean;
  @Text({ max: 500, label: 'beschriftung.grund', nurLesen: true }) grund!: string | null;
}

export function pruefeMailversand({ absender, benutzername, passwort }: Partial<Mailversand>): Meldung[] {
  return [
    ...pruefeEmail(absender ?? '', 'absender'),
    ...(passwort && !benutzername ? [fehler('feld.pflicht', 'benutzername')] : []),
  ];
}
