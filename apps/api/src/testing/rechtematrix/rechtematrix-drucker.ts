import { alle, eigene, type Vorrat, verwalter, type Zeile } from './rechtematrix-zeile.js';

const drucker = () => ({
  name: crypto.randomUUID(),
  host: '10.255.255.1',
  port: 9100,
  format: 'a6',
  sprache: 'zpl',
  aktiv: true,
});

/** The id of a printer that is there for one request only. */
async function frischer({ portal }: Vorrat): Promise<number> {
  const admin = await portal.als('admin');
  const basis = [{ key: 'client.gs1Basisnummer', value: '9521234' }];
  await admin.put('/api/config-param/coco').send(basis).expect(200);
  return (await admin.post('/api/drucker').send(drucker()).expect(201)).body.id;
}
/** Labels of the order, on their way. */
async function unterwegs(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const kunde = await v.portal.als('kunde');
  const etiketten = `/api/drucker/${await frischer(v)}/etiketten`;
  const { body } = await kunde.post(etiketten).send([v.auftrag.id]).expect(202);
  return { pfad: { id: body.id } };
}
const verworfene = async (v: Vorrat) => {
  const stelle = await unterwegs(v);
  const kunde = await v.portal.als('kunde');
  await kunde.post(`/api/druckauftraege/${stelle.pfad.id}/verwerfen`).expect(200);
  return stelle;
};

/** Printers of a main client, and what is on its way to them. */
export const druckerzeilen: Record<string, Zeile> = {
  'GET /api/drucker': { ausgang: alle() },
  'GET /api/drucker/pflege': { ausgang: verwalter() },
  'POST /api/drucker': { ausgang: verwalter(201), anfrage: () => ({ body: drucker() }) },
  'PUT /api/drucker/{id}': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ pfad: { id: await frischer(v) }, body: drucker() }),
  },
  'DELETE /api/drucker/{id}': {
    ausgang: verwalter(204),
    anfrage: async (v) => ({ pfad: { id: await frischer(v) } }),
  },
  'POST /api/drucker/{id}/testdruck': {
    ausgang: verwalter(202),
    anfrage: async (v) => ({ pfad: { id: await frischer(v) } }),
  },
  'POST /api/drucker/{id}/etiketten': {
    ausgang: eigene(202),
    anfrage: async (v) => ({ pfad: { id: await frischer(v) }, body: [v.auftrag.id] }),
  },
  'GET /api/druckauftraege': { ausgang: alle() },
  'GET /api/druckauftraege/{id}': { ausgang: eigene(), anfrage: unterwegs },
  'POST /api/druckauftraege/{id}/wiederholen': { ausgang: eigene(), anfrage: verworfene },
  'POST /api/druckauftraege/{id}/verwerfen': { ausgang: eigene(), anfrage: unterwegs },
};
