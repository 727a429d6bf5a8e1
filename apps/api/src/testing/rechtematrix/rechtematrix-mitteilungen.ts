import { alle, type Vorrat, verwalter, type Zeile } from './rechtematrix-zeile.js';

const regel = () => ({
  ...{ name: 'Lager', an: 'adresse', email: 'lager@example.com', arten: ['auftrag.status'] },
  ...{ takt: 'taeglich', aktiv: true },
});
const eigene = () => ({ ...regel(), an: 'selbst', email: null });

/** The id of a rule of the main client that is there for one request only. */
async function angelegte({ portal }: Vorrat) {
  const { body } = await (await portal.als('admin'))
    .post('/api/benachrichtigungen')
    .send(regel())
    .expect(201);
  return { pfad: { id: body.id } };
}

/** To whoever does not manage the main client its rules are not there. */
const verwaltende = (status: number) => ({ ...alle(404), hauptadmin: status, admin: status });

const text = { betreff: 'Ihre Sendung', inhalt: '{eintraege}' };
const vorlage = (v: Vorrat, body?: object) => ({
  pfad: { id: v.portal.welt.nord, art: 'verfolgung', sprache: 'de' },
  ...(body && { body }),
});

/** Mails that tell of events, and their words. */
export const mitteilungszeilen: Record<string, Zeile> = {
  'GET /api/benachrichtigungen': { ausgang: alle() },
  'POST /api/benachrichtigungen': { ausgang: alle(201), anfrage: () => ({ body: eigene() }) },
  'PUT /api/benachrichtigungen/{id}': {
    ausgang: verwaltende(200),
    anfrage: async (v) => ({ ...(await angelegte(v)), body: regel() }),
  },
  'DELETE /api/benachrichtigungen/{id}': { ausgang: verwaltende(204), anfrage: angelegte },
  'GET /api/mandanten/{id}/mailvorlagen': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'PUT /api/mandanten/{id}/mailvorlagen/{art}/{sprache}': {
    ausgang: verwalter(),
    anfrage: (v) => vorlage(v, text),
  },
  'DELETE /api/mandanten/{id}/mailvorlagen/{art}/{sprache}': {
    ausgang: verwalter(204),
    anfrage: (v) => vorlage(v),
  },
  'POST /api/mandanten/{id}/mailvorlagen/{art}/{sprache}/vorschau': {
    ausgang: verwalter(),
    anfrage: (v) => vorlage(v, text),
  },
  'POST /api/mandanten/{id}/mailvorlagen/{art}/{sprache}/probe': {
    ausgang: verwalter(204),
    anfrage: (v) => vorlage(v, text),
  },
};
