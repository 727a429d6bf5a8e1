import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { alle, erfasser, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const kopf = 'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender';

const eingang = (v: Vorrat) => v.unberuehrt(neuerEingang);
const tabelle = (v: Vorrat) => v.unberuehrt(neueTabelle);

/** A file of the client of the data that has been checked: lines of JSON, for which no thread is started. */
function neuerEingang(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const auftrag = {
    absenderReferenz: crypto.randomUUID().slice(0, 30),
    absenderAdresse: { name: 'Werk' },
    empfaengerAdresse: { name: 'Jäger OHG', plz: '28195', ort: 'Bremen' },
    auftragspositionen: [
      { warengutBezeichnung: 'Schrauben', bruttoGewicht: 12.5, verpackungCode: 'KT', verpackungAnzahl: 1 },
    ],
  };
  return sende(v, JSON.stringify(auftrag), 'auftraege.ndjson');
}

/** The same as a table, whose columns and cells can be corrected. */
function neueTabelle(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const zeile = `${crypto.randomUUID().slice(0, 30)};Jäger OHG;28195;Bremen;Schrauben;1;KT;12,5;Werk`;
  return sende(v, `${kopf}\n${zeile}`, 'auftraege.csv');
}

async function sende({ portal }: Vorrat, inhalt: string, name: string): Promise<{ pfad: { id: number } }> {
  const kunde = await portal.als('kunde');
  const { body } = await kunde
    .post('/api/auftragseingang')
    .attach('file', Buffer.from(inhalt), name)
    .expect(201);
  return { pfad: { id: (body as Auftragseingang).id } };
}

/** An interchange that could not be read; its answer can be fetched all the same. */
function neueUebertragung(v: Vorrat): Promise<{ pfad: { id: number } }> {
  return sende(v, "UNB+UNOC:3+A+B+261201:0815+1'UNZ+0+1'", 'a.edi');
}

async function neueUebernahme(v: Vorrat): Promise<{ pfad: { id: number } }> {
  const { pfad } = await neuerEingang(v);
  await (await v.portal.als('kunde'))
    .post(`/api/auftragseingang/${pfad.id}/uebernehmen`)
    .send({})
    .expect(200);
  return { pfad };
}

/** Files of orders: whoever captures orders, within their own clients. */
export const eingangszeilen: Record<string, Zeile> = {
  'POST /api/auftragseingang': { ausgang: erfasser(415, 415) },
  'GET /api/auftragseingang': { ausgang: { ...alle(), leser: 403 } },
  'GET /api/auftragseingang/{id}': { ausgang: erfasser(200), anfrage: eingang },
  'POST /api/auftragseingang/{id}/pruefen': { ausgang: erfasser(200), anfrage: eingang },
  'GET /api/auftragseingang/{id}/zuordnung': { ausgang: erfasser(200), anfrage: eingang },
  'PUT /api/auftragseingang/{id}/zuordnung': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ ...(await tabelle(v)), body: { spalten: [] } }),
  },
  'GET /api/auftragseingang/{id}/zeilen': { ausgang: erfasser(200), anfrage: eingang },
  'PUT /api/auftragseingang/{id}/zeilen/{nummer}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { ...(await tabelle(v)).pfad, nummer: 2 }, body: { zellen: [] } }),
  },
  'POST /api/auftragseingang/{id}/uebernehmen': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ ...(await eingang(v)), body: {} }),
  },
  'POST /api/auftragseingang/{id}/zuruecknehmen': {
    ausgang: erfasser(200),
    anfrage: (v) => v.unberuehrt(neueUebernahme),
  },
  'GET /api/auftragseingang/{id}/abgelehnt.xlsx': { ausgang: erfasser(200), anfrage: eingang },
  'GET /api/auftragseingang/{id}/contrl': {
    ausgang: erfasser(200),
    anfrage: (v) => v.unberuehrt(neueUebertragung),
  },
  'DELETE /api/auftragseingang/{id}': { ausgang: erfasser(204), anfrage: eingang },
};
