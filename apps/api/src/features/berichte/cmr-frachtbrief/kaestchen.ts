import { sage } from '../darstellung/papiersprache.js';

/** The numbered boxes of the waybill as German prints have them; another print is another table. */
export const kaestchen = {
  absender: [1, 'papier.cmr.feld.absender'],
  empfaenger: [2, 'papier.cmr.feld.empfaenger'],
  auslieferung: [3, 'papier.cmr.feld.auslieferung'],
  uebernahme: [4, 'papier.cmr.feld.uebernahme'],
  dokumente: [5, 'papier.cmr.feld.dokumente'],
  zeichen: [6, 'papier.cmr.feld.zeichen'],
  anzahl: [7, 'papier.cmr.feld.anzahl'],
  verpackung: [8, 'papier.cmr.feld.verpackung'],
  gut: [9, 'papier.cmr.feld.gut'],
  statistik: [10, 'papier.cmr.feld.statistik'],
  gewicht: [11, 'papier.cmr.feld.gewicht'],
  umfang: [12, 'papier.cmr.feld.umfang'],
  anweisungen: [13, 'papier.cmr.feld.anweisungen'],
  nachnahme: [14, 'papier.cmr.feld.nachnahme'],
  frachtzahlung: [15, 'papier.cmr.feld.frachtzahlung'],
  frachtfuehrer: [16, 'papier.cmr.feld.frachtfuehrer'],
  nachfolgende: [17, 'papier.cmr.feld.nachfolgende'],
  vorbehalte: [18, 'papier.cmr.feld.vorbehalte'],
  zuZahlen: [19, 'papier.cmr.feld.zuZahlen'],
  vereinbarungen: [20, 'papier.cmr.feld.vereinbarungen'],
  ausgefertigt: [21, 'papier.cmr.feld.ausgefertigt'],
  unterschriftAbsender: [22, 'papier.cmr.feld.unterschriftAbsender'],
  unterschriftFrachtfuehrer: [23, 'papier.cmr.feld.unterschriftFrachtfuehrer'],
  empfangen: [24, 'papier.cmr.feld.empfangen'],
} as const satisfies Record<string, readonly [number, string]>;

export type Kaestchen = keyof typeof kaestchen;

export function titel(name: Kaestchen): string {
  const [nummer, text] = kaestchen[name];
  return `${nummer}  ${sage(text)}`;
}

/** The three originals (CMR article 5), and the copy that stays with who has printed them. */
export const ausfertigungen = [
  'papier.cmr.blatt.eins',
  'papier.cmr.blatt.zwei',
  'papier.cmr.blatt.drei',
  'papier.cmr.blatt.vier',
] as const;
