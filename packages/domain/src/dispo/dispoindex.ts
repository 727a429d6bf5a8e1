/** Indexes of a dispatch system that can be brought up to date, by the type in the path and as people call them. */
export const dispoindexe = {
  adressen: 'allgemein.adressen',
  anlieferkennzeichen: 'dispo.dispoindex.anlieferkennzeichen',
  benutzer: 'beschriftung.benutzer',
  frankaturen: 'allgemein.frankaturen',
  gefahrgutklassen: 'dispo.dispoindex.gefahrgutklassen',
  konfiguration: 'dispo.dispoindex.konfiguration',
  lademittel: 'beschriftung.lademittel',
  mandanten: 'allgemein.mandanten',
  orte: 'allgemein.orte',
  services: 'beschriftung.services',
  stati: 'beschriftung.status',
  terminkennzeichen: 'dispo.dispoindex.terminkennzeichen',
  verkehrsarten: 'allgemein.verkehrsarten',
  verpackungen: 'beschriftung.verpackungen',
  zustellkennzeichen: 'dispo.dispoindex.zustellkennzeichen',
} as const;

export type Indextyp = keyof typeof dispoindexe;

export function istIndextyp(typ: string): typ is Indextyp {
  return Object.hasOwn(dispoindexe, typ);
}
