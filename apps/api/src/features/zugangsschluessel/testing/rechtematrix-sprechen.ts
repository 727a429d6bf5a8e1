import {
  alle,
  eigene,
  type Vorrat,
  verwalter,
  type Zeile,
} from '../../../testing/rechtematrix/rechtematrix-zeile.js';

const schluessel = () => ({ name: crypto.randomUUID(), rechte: ['auftrag.lesen'], grenzeJeMinute: 60 });

/** The id of a key that is there for one request only. */
async function frischer({ portal }: Vorrat): Promise<{ pfad: { id: number } }> {
  const admin = await portal.als('admin');
  const { body } = await admin.post('/api/zugangsschluessel').send(schluessel()).expect(201);
  return { pfad: { id: body.zugang.id } };
}

const webhook = () => ({
  name: crypto.randomUUID(),
  adresse: 'https://erp.example.com/haken',
  arten: ['auftrag.status'],
  aktiv: true,
});

/** The id of a webhook that is there for one request only. */
async function frischerWebhook({ portal }: Vorrat): Promise<{ pfad: { id: number } }> {
  const admin = await portal.als('admin');
  const { body } = await admin.post('/api/webhooks').send(webhook()).expect(201);
  return { pfad: { id: body.webhook.id } };
}

/** The id of a message that is there for one request only. */
async function frischeZustellung(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const { pfad } = await frischerWebhook(v);
  const { body } = await (await v.portal.als('admin')).post(`/api/webhooks/${pfad.id}/test`).expect(202);
  return { pfad: { id: body.id } };
}

/** How programs come in, and what they are told. */
export const sprechzeilen: Record<string, Zeile> = {
  'GET /api/zugangsschluessel': { ausgang: verwalter() },
  'POST /api/zugangsschluessel': { ausgang: verwalter(201), anfrage: () => ({ body: schluessel() }) },
  'POST /api/zugangsschluessel/{id}/erneuern': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ ...(await frischer(v)), body: {} }),
  },
  'POST /api/zugangsschluessel/{id}/widerrufen': { ausgang: verwalter(), anfrage: frischer },
  'GET /api/webhooks': { ausgang: verwalter() },
  'POST /api/webhooks': { ausgang: verwalter(201), anfrage: () => ({ body: webhook() }) },
  'PUT /api/webhooks/{id}': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ ...(await frischerWebhook(v)), body: webhook() }),
  },
  'DELETE /api/webhooks/{id}': { ausgang: verwalter(204), anfrage: frischerWebhook },
  'POST /api/webhooks/{id}/geheimnis': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ ...(await frischerWebhook(v)), body: {} }),
  },
  'POST /api/webhooks/{id}/test': { ausgang: verwalter(202), anfrage: frischerWebhook },
  'GET /api/webhooks/{id}/zustellungen': { ausgang: verwalter(), anfrage: frischerWebhook },
  'POST /api/webhooks/zustellungen/{id}/wiederholen': { ausgang: verwalter(), anfrage: frischeZustellung },
  'GET /api/ereignisfeed': { ausgang: alle() },
  'POST /api/auftraege/{id}/verfolgungslink': { ausgang: eigene(201), anfrage: () => ({ body: {} }) },
  'GET /api/auftraege/{id}/verfolgungslink': { ausgang: eigene() },
  'DELETE /api/auftraege/{id}/verfolgungslink': { ausgang: eigene() },
  // People have the screens.
  'POST /api/mcp': {
    ausgang: alle(403),
    anfrage: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  },
  'GET /api/mcp': { ausgang: alle(405) },
  'DELETE /api/mcp': { ausgang: alle(405) },
  'POST /api/statusmeldungen': {
    ausgang: { ...alle(403), dispo: 200, hauptadmin: 200, admin: 200, fremd: 200 },
    anfrage: () => ({ body: { meldungen: [] } }),
  },
};
