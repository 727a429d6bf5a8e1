import { alle, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const ansicht = () => ({ name: crypto.randomUUID(), filter: 'phase=problem', spalten: [], dichte: 'normal' });

/** The id of a view of `haupt` that is there for one request only, shared with the client. */
async function geteilte({ portal }: Vorrat) {
  const haupt = await portal.als('haupt');
  const { body } = await haupt
    .post('/api/listenansichten')
    .send({ ...ansicht(), geteilt: true })
    .expect(201);
  return { pfad: { id: body.id } };
}

/** Of the client those who share, too, may change what another one has shared; to others it is not there. */
const mitteilende = (status: number) => ({
  ...alle(404),
  leser: 403,
  kunde: 403,
  haupt: status,
  kundenadmin: status,
});

/** Views of the order list, the overview, and what users choose for themselves. */
export const ansichtszeilen: Record<string, Zeile> = {
  'GET /api/listenansichten': { ausgang: alle() },
  'POST /api/listenansichten': { ausgang: alle(201), anfrage: () => ({ body: ansicht() }) },
  'PUT /api/listenansichten/{id}': {
    ausgang: mitteilende(200),
    anfrage: async (v) => ({ ...(await geteilte(v)), body: { ...ansicht(), geteilt: true } }),
  },
  'DELETE /api/listenansichten/{id}': { ausgang: mitteilende(204), anfrage: geteilte },
  'GET /api/auftraege/uebersicht': { ausgang: alle() },
  'GET /api/benutzer/einstellungen': { ausgang: alle() },
  'PUT /api/benutzer/einstellungen': {
    ausgang: alle(),
    anfrage: () => ({ body: { startseite: 'liste' } }),
  },
};
