import { type Vorrat, verwalter, type Zeile } from './rechtematrix-zeile.js';

const anbindung = () => {
  const name = crypto.randomUUID();
  const was = { name, ordner: name, richtung: 'eingang', weg: 'ordner', taktSekunden: 60 };
  return { ...was, selbstUebernehmen: false, aktiv: true };
};

/** The id of a connection that is there for one request only. */
async function frische({ portal }: Vorrat): Promise<{ pfad: { id: number } }> {
  const admin = await portal.als('admin');
  const { body } = await admin.post('/api/anbindungen').send(anbindung()).expect(201);
  return { pfad: { id: body.id } };
}

/** Connections to partners. */
export const anbindungszeilen: Record<string, Zeile> = {
  'GET /api/anbindungen': { ausgang: verwalter() },
  'POST /api/anbindungen': { ausgang: verwalter(201), anfrage: () => ({ body: anbindung() }) },
  'GET /api/anbindungen/{id}': { ausgang: verwalter(), anfrage: frische },
  'PUT /api/anbindungen/{id}': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ ...(await frische(v)), body: anbindung() }),
  },
  'DELETE /api/anbindungen/{id}': { ausgang: verwalter(204), anfrage: frische },
  'POST /api/anbindungen/{id}/nachsehen': { ausgang: verwalter(), anfrage: frische },
  'POST /api/anbindungen/{id}/probe': { ausgang: verwalter(), anfrage: frische },
  'GET /api/anbindungen/{id}/eingaenge': { ausgang: verwalter(), anfrage: frische },
  'GET /api/anbindungen/{id}/dateien': { ausgang: verwalter(), anfrage: frische },
  'POST /api/anbindungen/{id}/wiederholen': { ausgang: verwalter(), anfrage: frische },
  // A file of a connection that has sent none: whoever may send it again hears that there is none.
  'POST /api/anbindungen/{id}/dateien/{dateiId}/nochmals': {
    ausgang: verwalter(404),
    anfrage: async (v) => {
      const { pfad } = await frische(v);
      return { pfad: { ...pfad, dateiId: 1 } };
    },
  },
};
