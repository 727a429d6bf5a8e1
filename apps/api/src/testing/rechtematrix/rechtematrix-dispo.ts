import { alle, eigene, erfasser, oeffentlich, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const ids = (v: Vorrat) => ({ body: [v.auftrag.id] });

/** Prices and what passes between the portal and the dispatch system. */
export const dispozeilen: Record<string, Zeile> = {
  'POST /api/auftraege/typ': {
    ausgang: erfasser(200),
    anfrage: (v) => ({ body: { typ: 1, ids: [v.auftrag.id] } }),
  },
  'POST /api/auftraege/typUebertragen': {
    ausgang: erfasser(200),
    async anfrage(v) {
      const kunde = await v.portal.als('kunde');
      await kunde
        .post('/api/auftraege/typ')
        .send({ typ: 1, ids: [v.auftrag.id] })
        .expect(200);
      return ids(v);
    },
  },
  'GET /api/auftraege/brt/{auftragId}': { ausgang: eigene() },

  'GET /api/dispo/uebertragungen': { ausgang: alle() },
  'POST /api/dispo/uebertragungen/wiederholen': { ausgang: erfasser(200), anfrage: ids },
  'GET /api/dispo/rueckmeldefehler': { ausgang: alle() },
  'GET /api/dispo/vorgaben': { ausgang: alle() },
  // Public, because the dispatch system's key takes the token's place; without it nobody reports anything.
  'POST /api/dispo/status': oeffentlich(403),
  'POST /api/dplus-update/{type}': {
    ausgang: erfasser(200, 200),
    anfrage: () => ({ pfad: { type: 'adressen' } }),
  },
  'HEAD /api/dplus-update/{type}': { ausgang: alle(), anfrage: () => ({ pfad: { type: 'adressen' } }) },
};
