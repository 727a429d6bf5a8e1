import { pdf } from '../../features/dokumente/testing/dateien.js';
import { alle, eigene, erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

/** A document of its own for the request. */
async function dokument({ portal, auftrag }: Vorrat): Promise<{ pfad: { dokumentverweisId: number } }> {
  const { body } = await (await portal.als('kunde'))
    .post('/api/dokumentenverweise/upload')
    .query({ filename: 'x.pdf', objectId: auftrag.id })
    .attach('file', pdf(), 'x.pdf')
    .field('metadata', '{}')
    .expect(201);
  return { pfad: { dokumentverweisId: body.id } };
}

const zeitraum = () => ({ query: { datumVon: '2026-01-01', datumBis: '2026-01-31' } });

/** Papers and exports of orders. */
export const dokumentzeilen: Record<string, Zeile> = {
  'GET /api/dokumentenverweise/auftrag': {
    ausgang: eigene(),
    anfrage: (v) => ({ query: { 'auftrag.id': v.auftrag.id } }),
  },
  'GET /api/dokumentenverweise/{dokumentverweisId}': { ausgang: eigene(), anfrage: dokument },
  'GET /api/dokumentenverweise/file/{dokumentverweisId}': { ausgang: eigene(), anfrage: dokument },
  'DELETE /api/dokumentenverweise/{dokumentverweisId}': { ausgang: erfasser(204), anfrage: dokument },
  'GET /api/auftragexport/countexportcsvmtl': { ausgang: alle(), anfrage: zeitraum },
  'GET /api/auftragexport/exportcsvmtl': { ausgang: alle(), anfrage: zeitraum },
  'GET /api/auftragexport/exportxlsxmtl': { ausgang: alle(), anfrage: zeitraum },
  'GET /api/auftraege/exportxlsx/{auftraegeIds}': { ausgang: eigene() },
  'GET /api/auftraege/gefahrguturteil/{auftraegeIds}': { ausgang: eigene() },
  'GET /api/ereignisse': { ausgang: alle(), anfrage: () => ({ query: { dauer: 0 } }) },
  // Not delivered yet; whoever sees the order is told so.
  'GET /api/abliefernachweis': { ausgang: eigene(404), anfrage: (v) => ({ query: { id: v.auftrag.id } }) },
  // Whoever may send one comes as far as the form of the file.
  'POST /api/dokumentenverweise/upload': { ausgang: erfasser(415, 415) },
};
