import type { Schluessel } from '@frachtportal/texte/katalog';
/** Address type codes (decisions, section "Orders"). */
export const adresstypen = {
  versender: 1,
  empfaenger: 2,
  beladestelle: 3,
  entladestelle: 4,
  rechnungsempfversender: 5,
  versenderneutral: 6,
  rechnungsempfempfaenger: 7,
  registratur: 8,
  nachnahmeempfaenger: 9,
} as const;

export type Adresstyp = keyof typeof adresstypen;

export type Adresstypcode = (typeof adresstypen)[Adresstyp];

/** The field of the order that carries the address of a type, the code it is stored under, and its heading. */
export const auftragsrollen = [
  { feld: 'absenderAdresse', typ: 'versender', label: 'beschriftung.absender' },
  { feld: 'empfaengerAdresse', typ: 'empfaenger', label: 'beschriftung.empfaenger' },
  { feld: 'abweichendeAbholerAdresse', typ: 'beladestelle', label: 'beschriftung.abwAbholung' },
  { feld: 'abweichendeEmpfaengerAdresse', typ: 'entladestelle', label: 'beschriftung.abwEmpfaenger' },
  {
    feld: 'abweichendeRechnungsempfaengerAdresse',
    typ: 'rechnungsempfversender',
    label: 'beschriftung.rechnung',
  },
  { feld: 'neutralerAbsenderAdresse', typ: 'versenderneutral', label: 'beschriftung.neutral' },
  { feld: 'rechnungsempfaengerAdresse', typ: 'rechnungsempfempfaenger', label: 'beschriftung.rechnung' },
  { feld: 'nachnahmeempfaengerAdresse', typ: 'nachnahmeempfaenger', label: 'beschriftung.nachnahme' },
] as const satisfies readonly { feld: string; typ: Adresstyp; label: Schluessel }[];

export type Auftragsrolle = (typeof auftragsrollen)[number]['feld'];
