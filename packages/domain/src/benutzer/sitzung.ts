import { Text, Wahrheit, Zeitpunkt } from '../feld/dekoratoren.js';
import { type Anmeldeart, anmeldearten } from './faktorpflicht.js';

/** Where somebody is logged in at this moment. */
export class Sitzung {
  @Text({ max: 36, immer: true }) id!: string;
  /** Browser and system, as the program says of itself. */
  @Text({ max: 80, label: 'sicherheit.geraet' }) geraet!: string | null;
  @Text({ max: 45, label: 'protokoll.eintragDialog.netzadresse' }) adresse!: string | null;
  @Text({ max: 20, werte: anmeldearten, label: 'sicherheit.anmeldeart', immer: true })
  anmeldeart!: Anmeldeart;
  @Zeitpunkt({ label: 'sicherheit.angemeldetAm', immer: true }) angemeldetAm!: string;
  /** Within a quarter of an hour. */
  @Zeitpunkt({ label: 'sicherheit.zuletztAm', immer: true }) zuletztAm!: string;
  /** The administrator who works as this user there. */
  @Text({ max: 30, label: 'beschriftung.alsAdministrator' }) gewechseltVon!: string | null;
  /** The one that asks. */
  @Wahrheit({ immer: true }) diese!: boolean;
}
