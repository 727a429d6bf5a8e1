/** What has gone wrong and waits for somebody. */
export const hindernisse = {
  name: 'hindernis',
  text: 'auftrag.ansicht.hindernis',
  filter: 'zeitraum=alle&phase=problem&sortierung=statusDatum:desc',
} as const;

/** Views that are there from the start, as the address has them. */
export const fertige = [
  {
    name: 'heuteAbgeholt',
    text: 'auftrag.ansicht.heuteAbgeholt',
    filter: 'zeitraum=heute&datum=1&phase=abgeholt,umschlag,zustellung,zugestellt,problem',
  },
  {
    name: 'unterwegs',
    text: 'auftrag.ansicht.unterwegs',
    filter: 'zeitraum=alle&phase=abgeholt,umschlag,zustellung&sortierung=entladedatum:asc',
  },
  hindernisse,
  { name: 'ohnePod', text: 'auftrag.ansicht.ohnePod', filter: 'zeitraum=30tage&datum=2&nur=podFehlt' },
  {
    name: 'preisanfragen',
    text: 'auftrag.ansicht.preisanfragen',
    filter: 'zeitraum=30tage&nur=preisanfrage',
  },
] as const;
