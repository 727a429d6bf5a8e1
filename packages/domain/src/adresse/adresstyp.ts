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

/** The field of the order that carries the address of a type, the code it is stored under, and its heading. */
export const auftragsrollen = [
  { feld: 'absenderAdresse', typ: 'versender', label: 'Absender' },
  { feld: 'empfaengerAdresse', typ: 'empfaenger', label: 'Empfänger' },
  { feld: 'abweichendeAbholerAdresse', typ: 'beladestelle', label: 'abw. Abholung' },
  { feld: 'abweichendeEmpfaengerAdresse', typ: 'entladestelle', label: 'abw. Empfänger' },
  { feld: 'abweichendeRechnungsempfaengerAdresse', typ: 'rechnungsempfversender', label: 'Rechnung' },
  { feld: 'neutralerAbsenderAdresse', typ: 'versenderneutral', label: 'Neutral' },
  { feld: 'rechnungsempfaengerAdresse', typ: 'rechnungsempfempfaenger', label: 'Rechnung' },
  { feld: 'nachnahmeempfaengerAdresse', typ: 'nachnahmeempfaenger', label: 'Nachnahme' },
] as const satisfies readonly { feld: string; typ: Adresstyp; label: string }[];

export type Auftragsrolle = (typeof auftragsrollen)[number]['feld'];
