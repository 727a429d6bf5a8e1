const adressfelder = [
  'absenderAdresse',
  'empfaengerAdresse',
  'abweichendeAbholerAdresse',
  'abweichendeEmpfaengerAdresse',
  'abweichendeRechnungsempfaengerAdresse',
  'neutralerAbsenderAdresse',
  'rechnungsempfaengerAdresse',
];

export type Gelesen = Record<string, unknown>;

/** An order as PostgreSQL gives it, with its addresses at the names of the contract. */
export function mitAdressen(gelesen: Gelesen, adressen: Record<number, unknown>): Gelesen {
  adressfelder.forEach((feld, i) => {
    gelesen[feld] = adressen[i + 1] ?? null;
  });
  gelesen['nachnahmeempfaengerAdresse'] = adressen[9] ?? null;
  return gelesen;
}
