import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { auftragMitAllem } from './auftrag-mit-allem.js';
import { erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const vorschlag = () => ({
  body: { quelle: 'programm', grund: 'zur Ansicht', auftrag: einAuftrag().ohneTermine().build() },
});

/** The id of a proposal that is there for one request only. */
async function frischer({ portal }: Vorrat): Promise<number> {
  const kunde = await portal.als('kunde');
  return (await kunde.post('/api/auftragsvorschlaege').send(vorschlag().body).expect(201)).body.id;
}
const anFrischem = async (v: Vorrat) => ({ pfad: { id: await frischer(v) } });

/** Proposals of orders: whoever may capture orders. */
export const vorschlagszeilen: Record<string, Zeile> = {
  'POST /api/auftragsvorschlaege': { ausgang: erfasser(201, 201), anfrage: vorschlag },
  'GET /api/auftragsvorschlaege': { ausgang: erfasser(200, 200) },
  'GET /api/auftragsvorschlaege/anzahl': { ausgang: erfasser(200, 200) },
  'GET /api/auftragsvorschlaege/{id}': { ausgang: erfasser(200), anfrage: anFrischem },
  'PUT /api/auftragsvorschlaege/{id}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ ...(await anFrischem(v)), ...vorschlag() }),
  },
  'POST /api/auftragsvorschlaege/freigeben': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ body: [await frischer(v)] }),
  },
  'POST /api/auftragsvorschlaege/{id}/freigeben': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ ...(await anFrischem(v)), ...(await auftragMitAllem(v)) }),
  },
  'POST /api/auftragsvorschlaege/{id}/verwerfen': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ ...(await anFrischem(v)), body: { grund: 'doppelt' } }),
  },
  'POST /api/auftragsvorschlaege/{id}/zuruecknehmen': { ausgang: erfasser(200), anfrage: anFrischem },
};
