import { Kennung, Text, Zeitpunkt } from '../feld/dekoratoren.js';

/** Somebody came in, did not, or left. */
export class Anmeldevorgang {
  @Kennung({ immer: true }) id!: number;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', immer: true }) am!: string;
  /** As in the audit log. */
  @Text({ max: 40, label: 'beschriftung.art', immer: true }) art!: string;
  @Text({ max: 45, label: 'protokoll.eintragDialog.netzadresse' }) adresse!: string | null;
  /** With what. */
  @Text({ max: 20, label: 'sicherheit.anmeldeart' }) anmeldeart!: string | null;
  /** The administrator who worked as this user. */
  @Text({ max: 30, label: 'beschriftung.alsAdministrator' }) gewechseltVon!: string | null;
}
