import type { Schluessel } from './schluessel/schluessel.js';

/** With the value `gesperrt` a new or changed value of these fields of an order is refused, with `frei` it is taken. */
export interface Sperre {
  art: 'sperrt';
  gesperrt: string;
  frei: string;
  felder: readonly string[];
}

const mitSchalter = (...felder: string[]): Sperre => ({
  art: 'sperrt',
  gesperrt: 'false',
  frei: 'true',
  felder,
});
const durchSchalter = (...felder: string[]): Sperre => ({
  art: 'sperrt',
  gesperrt: 'true',
  frei: 'false',
  felder,
});
/** A field of the first position. */
export const position = (feld: string) => `auftragspositionen[0].${feld}`;

/** The keys that hide or lock fields of an order: what browser and server both go by. */
export const sperren = {
  isTauschgeraete: mitSchalter('tauschpaletteA', 'tauschpaletteB', 'tauschpaletteR', 'tauschpaletteY'),
  isZusaetzlicheLademittel: mitSchalter('auftragZusLademittel'),
  isShowKlassifizierung: mitSchalter('sperrigkeit'),
  isShowAbsenderNeutral: mitSchalter('neutralerAbsenderAdresse'),
  isShowEmpfRechnung: mitSchalter('rechnungsempfaengerAdresse'),
  isDisableUhrzeitfelder: durchSchalter('beladezeitVon', 'beladezeitBis', 'entladezeitVon', 'entladezeitBis'),
  isDenyZustelldatum: durchSchalter('entladedatum'),
  isAbsenderEditDeny: durchSchalter('absenderAdresse.name', 'absenderAdresse.fremdnummer'),
  isServicesInternSendungen: mitSchalter('auftragServices[0].spez_num'),
  customServices: { art: 'sperrt', gesperrt: '6', frei: '', felder: ['auftragServices[0].spez_num'] },
  isNoADRVerpackungen: durchSchalter(position('verpackung'), position('auftragsgefahrgueter[0].verpackung')),
  isNoADRLademittel: durchSchalter(position('lademittel')),
} satisfies Partial<Record<Schluessel, Sperre>>;
