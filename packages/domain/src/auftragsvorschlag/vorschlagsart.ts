/** Where a proposal comes from, in the words it is shown with. */
export const vorschlagsquellen = {
  programm: 'vorschlag.quelle.programm',
  datei: 'vorschlag.quelle.datei',
  serie: 'vorschlag.quelle.serie',
  agent: 'vorschlag.quelle.agent',
  mail: 'vorschlag.quelle.mail',
} as const;

export type Vorschlagsquelle = keyof typeof vorschlagsquellen;

/** What has become of it, in the words it is shown with. */
export const vorschlagszustaende = {
  wartet: 'vorschlag.zustand.wartet',
  freigegeben: 'vorschlag.zustand.freigegeben',
  verworfen: 'vorschlag.zustand.verworfen',
} as const;

export type Vorschlagszustand = keyof typeof vorschlagszustaende;
