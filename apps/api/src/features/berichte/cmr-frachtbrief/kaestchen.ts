/** The numbered boxes of the waybill as German prints have them; another print is another table. */
export const kaestchen = {
  absender: [1, 'Absender (Name, Anschrift, Land)'],
  empfaenger: [2, 'Empfänger (Name, Anschrift, Land)'],
  auslieferung: [3, 'Auslieferungsort des Gutes'],
  uebernahme: [4, 'Ort und Tag der Übernahme des Gutes'],
  dokumente: [5, 'Beigefügte Dokumente'],
  zeichen: [6, 'Kennzeichen und Nummern'],
  anzahl: [7, 'Anzahl der Packstücke'],
  verpackung: [8, 'Art der Verpackung'],
  gut: [9, 'Bezeichnung des Gutes'],
  statistik: [10, 'Statistiknummer'],
  gewicht: [11, 'Bruttogewicht in kg'],
  umfang: [12, 'Umfang in m³'],
  anweisungen: [13, 'Anweisungen des Absenders (Zoll- und sonstige amtliche Behandlung)'],
  nachnahme: [14, 'Rückerstattung (Nachnahme)'],
  frachtzahlung: [15, 'Frachtzahlungsanweisungen'],
  frachtfuehrer: [16, 'Frachtführer (Name, Anschrift, Land)'],
  nachfolgende: [17, 'Nachfolgende Frachtführer'],
  vorbehalte: [18, 'Vorbehalte und Bemerkungen der Frachtführer'],
  zuZahlen: [19, 'Zu zahlen vom'],
  vereinbarungen: [20, 'Besondere Vereinbarungen'],
  ausgefertigt: [21, 'Ausgefertigt in / am'],
  unterschriftAbsender: [22, 'Unterschrift und Stempel des Absenders'],
  unterschriftFrachtfuehrer: [23, 'Unterschrift und Stempel des Frachtführers'],
  empfangen: [24, 'Gut empfangen: Datum, Unterschrift und Stempel des Empfängers'],
} as const satisfies Record<string, readonly [number, string]>;

export type Kaestchen = keyof typeof kaestchen;

export function titel(name: Kaestchen): string {
  const [nummer, text] = kaestchen[name];
  return `${nummer}  ${text}`;
}

/** The three originals (CMR article 5), and the copy that stays with who has printed them. */
export const ausfertigungen = [
  'Blatt 1 für den Absender',
  'Blatt 2 für den Empfänger',
  'Blatt 3 für den Frachtführer',
  'Blatt 4 Kopie',
];
