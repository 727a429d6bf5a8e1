import { alle, eigene, erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const faellig = { faelligTag: '2099-12-31' };
const schaden = { abgeliefertAm: '2026-11-02', erkennbar: false, bilder: [] };

/** An open case of the order of the client of the data. */
async function eroeffnet({ portal, auftrag }: Vorrat, mehr: object = {}): Promise<number> {
  const neu = await (await portal.als('kunde'))
    .post(`/api/klaerfaelle/auftrag/${auftrag.id}`)
    .send({ grund: 'schaden', ...faellig, ...mehr })
    .expect(201);
  return neu.body.id;
}

/** Cases: whoever sees the order reads them, whoever may capture orders opens and clears up. */
export const klaerfallzeilen: Record<string, Zeile> = {
  'GET /api/klaerfaelle': { ausgang: alle() },
  'GET /api/klaerfaelle/offen': { ausgang: alle() },
  'GET /api/klaerfaelle/auftrag/{id}': { ausgang: eigene() },
  'GET /api/klaerfaelle/auftrag/{id}/zustaendige': { ausgang: eigene() },
  'POST /api/klaerfaelle/auftrag/{id}': {
    ausgang: erfasser(201),
    anfrage: () => ({ body: { grund: 'schaden', ...faellig, schaden } }),
  },
  'GET /api/klaerfaelle/{id}/schadensanzeige': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: await eroeffnet(v, { schaden }) } }),
  },
  'POST /api/klaerfaelle/{id}/weitergeben': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: await eroeffnet(v) }, body: { zustaendig: 'dispo', ...faellig } }),
  },
  'POST /api/klaerfaelle/{id}/erledigen': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: await eroeffnet(v) }, body: { text: 'gefunden' } }),
  },
};

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
