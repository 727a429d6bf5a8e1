import { alle, eigene, erfasser, type Zeile } from './rechtematrix-zeile.js';

/** Comments: whoever sees the order reads them, whoever may capture orders writes. */
export const kommentarzeilen: Record<string, Zeile> = {
  'GET /api/kommentare/ungelesen': { ausgang: alle() },
  'GET /api/kommentare/auftrag/{id}': { ausgang: eigene() },
  'POST /api/kommentare/auftrag/{id}': {
    ausgang: erfasser(201),
    anfrage: () => ({ body: { text: 'Bitte anrufen' } }),
  },
  'GET /api/kommentare/auftrag/{id}/ansprechbar': { ausgang: eigene() },
  'PUT /api/kommentare/auftrag/{id}/gelesen': {
    ausgang: eigene(204),
    anfrage: () => ({ body: { bis: 1 } }),
  },
};
