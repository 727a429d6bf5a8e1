import { alle, eigene, erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

/** A row of its own for the request; its file is nowhere, which whoever may ask for it is told. */
async function dokument({ portal, auftrag }: Vorrat): Promise<{ pfad: { dokumentverweisId: number } }> {
  const [zeile] = await portal.db.sql<{ id: number }>(
    `INSERT INTO dokumentenverweis (mandant_id, auftrag_id, dateiname, filename, inhaltstyp, groesse, sha256, ablageschluessel)
     SELECT mandant_id, id, 'x', 'x', 'application/pdf', 1, '', gen_random_uuid()::text FROM auftrag WHERE id = $1 RETURNING id`,
    [auftrag.id],
  );
  return { pfad: { dokumentverweisId: zeile?.id ?? 0 } };
}

const zeitraum = () => ({ query: { datumVon: '2026-01-01', datumBis: '2026-01-31' } });

/** Papers and exports of orders. */
export const dokumentzeilen: Record<string, Zeile> = {
  'GET /api/dokumentenverweise/auftrag': {
    ausgang: eigene(),
    anfrage: (v) => ({ query: { 'auftrag.id': v.auftrag.id } }),
  },
  'GET /api/dokumentenverweise/{dokumentverweisId}': { ausgang: eigene(409), anfrage: dokument },
  'GET /api/dokumentenverweise/file/{dokumentverweisId}': { ausgang: eigene(409), anfrage: dokument },
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
