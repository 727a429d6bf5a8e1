import { betreiber, verwalter, type Zeile } from './rechtematrix-zeile.js';

const unbekannt = () => ({ pfad: { id: 2_147_483_647 } });

/** What happens to data over the years: administrators of a main client alone. */
export const datenlebenzeilen: Record<string, Zeile> = {
  'GET /api/datenleben/sperren': { ausgang: verwalter() },
  // Of one that is not there; those that are come in and out in their own tests.
  'PUT /api/datenleben/sperren/{id}': { ausgang: verwalter(404), anfrage: () => ({ pfad: { id: 999_999 } }) },
  'DELETE /api/datenleben/sperren/{id}': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 } }),
  },
  'GET /api/datenleben': { ausgang: verwalter() },
  // Without a word it is a dry run.
  'POST /api/datenleben': {
    ausgang: verwalter(202),
    // Of each their own: of one client there is one at a time.
    anfrage: ({ portal: { welt } }, wer) => ({
      body: { art: 'export', mandantId: wer === 'admin' ? welt.nordKunde : welt.nordMetro },
    }),
  },
  'POST /api/datenleben/einspielen': { ausgang: betreiber(415) },
  'GET /api/datenleben/aufbewahrung': { ausgang: verwalter() },
  'PUT /api/datenleben/aufbewahrung': {
    ausgang: betreiber(),
    anfrage: () => ({ body: { regeln: [{ art: 'mails', frist: 30 }] } }),
  },
  'GET /api/datenleben/{id}': { ausgang: verwalter(404), anfrage: unbekannt },
  'POST /api/datenleben/{id}/abbrechen': { ausgang: verwalter(404), anfrage: unbekannt },
  'POST /api/datenleben/{id}/freigeben': { ausgang: verwalter(404), anfrage: unbekannt },
  'GET /api/datenleben/{id}/datei': { ausgang: verwalter(404), anfrage: unbekannt },
};
