import { erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const tage = { wochentage: ['mo'], wochen: 1, von: '2099-01-01', bis: null, feiertage: 'auslassen' };
const regel = (vorlageId: number) => ({
  name: 'Wochentour',
  vorlageId,
  ...tage,
  vorlauf: 1,
  um: '06:00',
  als: 'auftrag',
  benachrichtigt: null,
  melden: 'probleme',
  aktiv: true,
});

/** A template of the client of the data. */
async function vorlage({ portal }: Vorrat): Promise<number> {
  const neu = await (await portal.als('haupt'))
    .post('/api/auftragsvorlagen')
    .send({ vorlageName: `Tour ${Math.random()}`, auftrag: {} })
    .expect(201);
  return neu.body.id;
}

async function angelegt(v: Vorrat): Promise<{ id: number; body: object }> {
  const body = regel(await vorlage(v));
  const neu = await (await v.portal.als('kunde')).post('/api/dauerauftraege').send(body).expect(201);
  return { id: neu.body.id, body };
}

/** Recurring orders: for whoever may capture orders, as templates are. */
export const dauerauftragzeilen: Record<string, Zeile> = {
  'GET /api/dauerauftraege': { ausgang: erfasser(200, 200) },
  'POST /api/dauerauftraege': {
    ausgang: erfasser(201, 400),
    anfrage: async (v) => ({ body: regel(await vorlage(v)) }),
  },
  'POST /api/dauerauftraege/vorschau': {
    ausgang: erfasser(200, 200),
    anfrage: () => ({ body: { ...tage, vorlageId: null } }),
  },
  'GET /api/dauerauftraege/empfaenger': {
    ausgang: erfasser(200, 400),
    anfrage: async (v) => ({ query: { vorlageId: await vorlage(v) } }),
  },
  'PUT /api/dauerauftraege/{id}': {
    ausgang: erfasser(200),
    anfrage: async (v) => {
      const { id, body } = await angelegt(v);
      return { pfad: { id }, body };
    },
  },
  'DELETE /api/dauerauftraege/{id}': {
    ausgang: erfasser(204),
    anfrage: async (v) => ({ pfad: { id: (await angelegt(v)).id } }),
  },
  'GET /api/dauerauftraege/{id}/laeufe': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: (await angelegt(v)).id } }),
  },
};
