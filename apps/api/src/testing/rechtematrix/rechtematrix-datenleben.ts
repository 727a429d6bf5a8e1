import { verwalter, type Zeile } from './rechtematrix-zeile.js';

const unbekannt = () => ({ pfad: { id: 2_147_483_647 } });

/** What happens to data over the years: administrators of a main client alone. */
export const datenlebenzeilen: Record<string, Zeile> = {
  'GET /api/datenleben': { ausgang: verwalter() },
  // Without a word it is a dry run.
  'POST /api/datenleben': {
    ausgang: verwalter(202),
    anfrage: (v) => ({ body: { art: 'export', mandantId: v.portal.welt.nordKunde } }),
  },
  'POST /api/datenleben/einspielen': { ausgang: verwalter(415) },
  'GET /api/datenleben/aufbewahrung': { ausgang: verwalter() },
  'PUT /api/datenleben/aufbewahrung': {
    ausgang: verwalter(),
    anfrage: () => ({ body: { regeln: [{ art: 'mails', frist: 30 }] } }),
  },
  'GET /api/datenleben/{id}': { ausgang: verwalter(404), anfrage: unbekannt },
  'POST /api/datenleben/{id}/abbrechen': { ausgang: verwalter(404), anfrage: unbekannt },
  'GET /api/datenleben/{id}/datei': { ausgang: verwalter(404), anfrage: unbekannt },
};
