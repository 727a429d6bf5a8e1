import type { Adressimportlauf } from '@frachtportal/domain/adresse/adressimport';
import { type Vorrat, verwalter, type Zeile } from './rechtematrix-zeile.js';

const pfad = '/api/adressen/import/laeufe';

const datei = (v: Vorrat) => v.unberuehrt(neueDatei);

/** A file for the address book of the client of the data that has been checked. */
async function neueDatei({ portal }: Vorrat): Promise<{ pfad: { id: number } }> {
  const admin = await portal.als('admin');
  const { body } = await admin
    .post(pfad)
    .query({ mandant: portal.welt.nordKunde })
    .attach('file', Buffer.from(`Nummer;Name\n${crypto.randomUUID().slice(0, 15)};Jäger`), 'adressen.csv')
    .expect(201);
  return { pfad: { id: (body as Adressimportlauf).id } };
}

async function neueUebernahme(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const da = await neueDatei(v);
  await (await v.portal.als('admin')).post(`${pfad}/${da.pfad.id}/uebernehmen`).send({}).expect(200);
  return da;
}

/** Files of addresses: administrators of a main client. */
export const adressdateizeilen: Record<string, Zeile> = {
  [`POST ${pfad}`]: {
    ausgang: verwalter(415),
    anfrage: ({ portal }) => ({ query: { mandant: portal.welt.nordKunde } }),
  },
  [`GET ${pfad}`]: { ausgang: verwalter() },
  [`GET ${pfad}/{id}`]: { ausgang: verwalter(), anfrage: datei },
  [`POST ${pfad}/{id}/pruefen`]: { ausgang: verwalter(), anfrage: datei },
  [`GET ${pfad}/{id}/zuordnung`]: { ausgang: verwalter(), anfrage: datei },
  [`PUT ${pfad}/{id}/zuordnung`]: {
    ausgang: verwalter(),
    anfrage: async (v) => ({ ...(await datei(v)), body: { spalten: [] } }),
  },
  [`GET ${pfad}/{id}/zeilen`]: { ausgang: verwalter(), anfrage: datei },
  [`PUT ${pfad}/{id}/zeilen/{nummer}`]: {
    ausgang: verwalter(),
    anfrage: async (v) => ({ pfad: { ...(await datei(v)).pfad, nummer: 2 }, body: { zellen: [] } }),
  },
  [`POST ${pfad}/{id}/uebernehmen`]: { ausgang: verwalter(), anfrage: datei },
  [`POST ${pfad}/{id}/zuruecknehmen`]: { ausgang: verwalter(), anfrage: (v) => v.unberuehrt(neueUebernahme) },
  [`GET ${pfad}/{id}/abgelehnt.xlsx`]: { ausgang: verwalter(), anfrage: datei },
  [`DELETE ${pfad}/{id}`]: { ausgang: verwalter(204), anfrage: datei },
};
