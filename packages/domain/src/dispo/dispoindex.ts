/** Indexes of a dispatch system that can be brought up to date, by the type in the path and as people call them. */
export const dispoindexe = {
  adressen: 'Adressen',
  anlieferkennzeichen: 'Anlieferkennzeichen',
  benutzer: 'Benutzer',
  frankaturen: 'Frankaturen',
  gefahrgutklassen: 'Gefahrgutklassen',
  konfiguration: 'Konfiguration',
  lademittel: 'Lademittel',
  mandanten: 'Mandanten',
  orte: 'Orte',
  services: 'Services',
  stati: 'Status',
  terminkennzeichen: 'Terminkennzeichen',
  verkehrsarten: 'Verkehrsarten',
  verpackungen: 'Verpackungen',
  zustellkennzeichen: 'Zustellkennzeichen',
} as const;

export type Indextyp = keyof typeof dispoindexe;

export function istIndextyp(typ: string): typ is Indextyp {
  return Object.hasOwn(dispoindexe, typ);
}
