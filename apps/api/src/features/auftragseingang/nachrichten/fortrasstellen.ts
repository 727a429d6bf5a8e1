import type { Stellen } from './nachrichtenzeile.js';

/** Which of our addresses is meant; the party that orders is the client itself. */
export const rollen: Readonly<Record<string, string | null>> = {
  SHP: 'absenderAdresse',
  CON: 'empfaengerAdresse',
  LOA: 'abweichendeAbholerAdresse',
  NES: 'neutralerAbsenderAdresse',
  ORD: null,
  ORP: null,
};
const adressstellen = {
  fremdnummer: 127,
  name: 10,
  zeile2: 162,
  zeile3: 197,
  strasse: 45,
  ortsteil: 232,
  plz: 83,
  ort: 92,
  lkz: 80,
};

export const pos = (feld: string) => `auftragspositionen.${feld}`;
export const gut = (feld: string) => `auftragsgefahrgueter.${feld}`;

/** Where in the sets of a FORTRAS file each of our fields stands: set, and its first place. */
export const stellen: Stellen = {
  absenderReferenz: 'G00 7',
  empfaengerreferenz: 'F00 502',
  datum: 'G00 231',
  frankatur: 'G00 51',
  beladedatum: 'G00 55',
  beladezeitVon: 'G00 63',
  beladezeitBis: 'G00 67',
  hinweis: 'H00, H10',
  nachnahmeBetrag: 'I00',
  nachnahmeWaehrung: 'A00 62',
  terminkennzeichen: 'H00',
  entladedatum: 'H00',
  ...Object.fromEntries(
    Object.entries(rollen).flatMap(([kennung, rolle]) =>
      rolle
        ? Object.entries(adressstellen).map(([feld, von]) => [`${rolle}.${feld}`, `B00 ${kennung} ${von}`])
        : [],
    ),
  ),
  [pos('packmittelAnzahl')]: 'D00',
  [pos('packmittel')]: 'D00',
  [pos('warengutBezeichnung')]: 'D00 24',
  [pos('lademittelAnzahl')]: 'D00 10',
  [pos('lademittel')]: 'D00 14',
  [pos('zeichenNummer')]: 'D00 59',
  [pos('bruttoGewicht')]: 'D00 94',
  [pos('laengeCM')]: 'D00 112',
  [pos('breiteCM')]: 'D00 116',
  [pos('hoeheCM')]: 'D00 120',
  [pos('volumenCBM')]: 'D00 124',
  [pos('lademeter')]: 'D00 129',
  [pos('stellplaetze')]: 'D00 132',
  [pos('lieferschein')]: 'F00 501',
  [pos('warenwert')]: 'G00 185',
  [gut('unnr')]: 'E00 26',
  [gut('verpackungsgruppe')]: 'E00 404',
  [gut('klasse')]: 'E00 362',
  [gut('klassifizierung')]: 'E00 408',
  [gut('anzahl')]: 'E00 13',
  [gut('bruttoGewicht')]: 'E00 17',
  [gut('nettoGewicht')]: 'E00 413',
  [gut('liter')]: 'E00 413',
  [gut('begrenztemenge')]: 'E00 388',
  'auftragZusLademittel.anzahl': 'G00',
  'auftragZusLademittel.lademittel': 'G00',
};
