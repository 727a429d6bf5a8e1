/** What a key may be good for, in the words it is offered with. A call names those that open it; no other key does. */
export const schluesselrechte = {
  'auftrag.lesen': 'zugangsschluessel.recht.auftragLesen',
  'auftrag.schreiben': 'zugangsschluessel.recht.auftragSchreiben',
  'status.schreiben': 'zugangsschluessel.recht.statusSchreiben',
  agent: 'zugangsschluessel.recht.agent',
} as const;

export type Schluesselrecht = keyof typeof schluesselrechte;

export const schluesselrechtnamen = Object.keys(schluesselrechte) as Schluesselrecht[];

/** How every key begins: whoever finds one knows what it is. */
export const schluesselanfang = 'fp_';
