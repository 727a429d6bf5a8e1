import type { Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { betreiber, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const weg = '/api/importe';
const kopf = 'Land;Name;gültig von;bis kg;bis km;Betrag';

const datei = async (v: Vorrat) => mitArt(await v.unberuehrt(neueDatei));
const mitArt = ({ pfad }: { pfad: { id: number } }) => ({ pfad: { ...pfad, art: 'maut' } });

/** A toll table that has been checked. */
async function neueDatei({ portal }: Vorrat): Promise<{ pfad: { id: number } }> {
  const name = `Probe ${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await (await portal.als('admin'))
    .post(`${weg}/maut`)
    .attach('file', Buffer.from(`${kopf}\nD;${name};2040-01-01;100;100;1,00`), 'maut.csv')
    .expect(201);
  return { pfad: { id: (body as Stammdatenlauf).id } };
}

async function neueUebernahme(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const da = await neueDatei(v);
  await (await v.portal.als('admin')).post(`${weg}/maut/${da.pfad.id}/uebernehmen`).send({}).expect(200);
  return da;
}

/** Files of reference data: administrators of a main client. */
export const stammdatenimportzeilen: Record<string, Zeile> = {
  [`POST ${weg}/{art}`]: { ausgang: betreiber(415), anfrage: () => ({ pfad: { art: 'maut' } }) },
  [`GET ${weg}/{art}`]: { ausgang: betreiber(), anfrage: () => ({ pfad: { art: 'maut' } }) },
  [`GET ${weg}/{art}/stand`]: { ausgang: betreiber(), anfrage: () => ({ pfad: { art: 'maut' } }) },
  [`GET ${weg}/{art}/{id}`]: { ausgang: betreiber(), anfrage: datei },
  [`POST ${weg}/{art}/{id}/pruefen`]: { ausgang: betreiber(), anfrage: datei },
  [`GET ${weg}/{art}/{id}/zuordnung`]: { ausgang: betreiber(), anfrage: datei },
  [`PUT ${weg}/{art}/{id}/zuordnung`]: {
    ausgang: betreiber(),
    anfrage: async (v) => ({ ...(await datei(v)), body: { spalten: [] } }),
  },
  [`GET ${weg}/{art}/{id}/zeilen`]: { ausgang: betreiber(), anfrage: datei },
  [`GET ${weg}/{art}/{id}/entfallende`]: { ausgang: betreiber(), anfrage: datei },
  [`PUT ${weg}/{art}/{id}/zeilen/{nummer}`]: {
    ausgang: betreiber(),
    anfrage: async (v) => ({ pfad: { ...(await datei(v)).pfad, nummer: 2 }, body: { zellen: [] } }),
  },
  [`POST ${weg}/{art}/{id}/uebernehmen`]: {
    ausgang: betreiber(),
    anfrage: async (v) => ({ ...(await datei(v)), body: {} }),
  },
  [`POST ${weg}/{art}/{id}/zuruecknehmen`]: {
    ausgang: betreiber(),
    anfrage: async (v) => mitArt(await v.unberuehrt(neueUebernahme)),
  },
  // Toll tables are taken back one by one; only sets are put in place again.
  [`POST ${weg}/{art}/{id}/wiedereinsetzen`]: { ausgang: betreiber(409), anfrage: datei },
  [`GET ${weg}/{art}/{id}/abgelehnt.xlsx`]: { ausgang: betreiber(), anfrage: datei },
  [`DELETE ${weg}/{art}/{id}`]: { ausgang: betreiber(204), anfrage: datei },
};
