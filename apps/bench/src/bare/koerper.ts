export interface Auftragskoerper {
  absenderReferenz: string;
  datum: string;
  beladedatum: string;
  entladedatum: string;
  terminkennzeichen: { id: number };
  frankatur: number;
  verkehrsart: number;
  absenderAdresse: Anschrift;
  empfaengerAdresse: Anschrift;
  auftragspositionen: Position[];
}

interface Anschrift {
  name: string;
  strasse: string;
  hausnummer: string;
  lkz: string;
  plz: string;
  ort: string;
}

interface Position {
  laufendePosition: number;
  warengutBezeichnung: string;
  bruttoGewicht: number;
  lademittel: { id: number };
  lademittelAnzahl: number;
  laengeCM: number;
  breiteCM: number;
  hoeheCM: number;
}

/** The parameters of the insert, out of the body that our API gets too; the least arithmetic that fills the row. */
export function alsParameter(a: Auftragskoerper): string[] {
  const positionen = a.auftragspositionen.map((p) => ({
    nr: p.laufendePosition,
    inhalt: p.warengutBezeichnung,
    einheit: 2,
    anzahl: p.lademittelAnzahl,
    lademittel: p.lademittel.id,
    gewicht: p.bruttoGewicht,
    laenge: p.laengeCM,
    breite: p.breiteCM,
    hoehe: p.hoeheCM,
    cbm: (p.laengeCM * p.breiteCM * p.hoeheCM * p.lademittelAnzahl) / 1e6,
    stp: p.lademittelAnzahl,
    ldm: p.lademittelAnzahl * 0.4,
  }));
  const summe = (wert: (p: Position) => number) => a.auftragspositionen.reduce((s, p) => s + wert(p), 0);
  const kopf = {
    absender_referenz: a.absenderReferenz,
    datum: a.datum,
    beladedatum: a.beladedatum,
    entladedatum: a.entladedatum,
    terminkennzeichen_id: a.terminkennzeichen.id,
    frankatur: a.frankatur,
    verkehrsart: a.verkehrsart,
    sum_brutto_gewicht: summe((p) => p.bruttoGewicht),
    sum_lademittel_anzahl: summe((p) => p.lademittelAnzahl),
    suchtext: [
      a.absenderReferenz,
      ...[a.absenderAdresse, a.empfaengerAdresse].flatMap((d) => [d.name, d.plz, d.ort]),
    ]
      .join(' ')
      .toLowerCase(),
  };
  const adressen = [
    { rolle: 1, ...a.absenderAdresse },
    { rolle: 2, ...a.empfaengerAdresse },
  ];
  return [kopf, adressen, positionen].map((wert) => JSON.stringify(wert));
}
