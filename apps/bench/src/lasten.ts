import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A request without its server. */
export interface Anfrage {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** One workload as both servers get it. */
export interface Last {
  buchstabe: string;
  name: string;
  unsere: Anfrage[];
  bloss: Anfrage[];
  /** Ours at least, relative to bare. */
  ziel?: number;
  /** CPU of server and database a request, at most. */
  zielCpuMs?: number;
  /** Growth of memory, at most. */
  zielMb?: number;
  /** Sends a new Idempotency-Key with each of our requests. */
  mitSchluessel?: boolean;
}

/** The client with the most orders, and its user. */
export const mandant = 3;
export const benutzer = 'benutzer3';
const fenster = 24;
const texte = ['muller', 'jager', 'frische', 'k12', 'hamburg', 'l-77', 'molkerei', 'gmbh'];
const exportMenge = 800;

/** The workloads with parameters that vary, so that neither server lives from one row in the cache. */
export async function lasten(url: string): Promise<Last[]> {
  const ids = await ziehe(url);
  const get = (path: string): Anfrage => ({ method: 'GET', path });
  const tage = Array.from({ length: fenster }, (_, i) => ({ von: tag(15 + i * 29), bis: tag(i * 29) }));
  const ganze = (query: string) => `/api/auftraege/search?searchLimit=50&${query}`;
  const suche = (query: string) => ganze(`felder=liste&${query}`);
  const bloss = (query: string) => `/auftraege?mandant=${mandant}&${query}`;
  const exportIds = Array.from({ length: 4 }, (_, i) =>
    ids.slice(i * exportMenge, (i + 1) * exportMenge).join(','),
  ).filter((liste) => liste.length > 0);
  const post = (path: string): Anfrage[] => [{ method: 'POST', path, body: JSON.stringify(auftrag()) }];
  const anlegen = {
    unsere: post('/api/auftraege'),
    bloss: post(`/auftraege?mandant=${mandant}`),
  };
  return [
    {
      buchstabe: 'A',
      name: 'Suche (felder=liste), Seite mit 50, 15 Tage, mit Gesamtzahl',
      unsere: tage.map(({ von, bis }) => get(suche(`datumVon=${von}&datumBis=${bis}`))),
      bloss: tage.map(({ von, bis }) => get(bloss(`von=${von}&bis=${bis}`))),
      ziel: 0.7,
      zielCpuMs: 1.2,
    },
    {
      buchstabe: 'F',
      name: 'A mit allen Feldern der Aufträge',
      unsere: tage.map(({ von, bis }) => get(ganze(`datumVon=${von}&datumBis=${bis}`))),
      bloss: tage.map(({ von, bis }) => get(`/ganze?mandant=${mandant}&von=${von}&bis=${bis}`)),
      ziel: 0.7,
    },
    {
      buchstabe: 'B',
      name: 'A mit Freitext',
      unsere: tage.map(({ von, bis }, i) =>
        get(suche(`datumVon=${von}&datumBis=${bis}&query=${texte[i % texte.length]}`)),
      ),
      bloss: tage.map(({ von, bis }, i) =>
        get(bloss(`von=${von}&bis=${bis}&text=${texte[i % texte.length]}`)),
      ),
      ziel: 0.7,
      zielCpuMs: 0.8,
    },
    {
      buchstabe: 'C',
      name: 'ein Auftrag mit Positionen und Historie',
      unsere: ids.slice(0, 200).map((id) => get(`/api/auftraege/${id}`)),
      bloss: ids.slice(0, 200).map((id) => get(`/auftraege/${id}?mandant=${mandant}`)),
      ziel: 0.7,
      zielCpuMs: 0.5,
    },
    { buchstabe: 'D', name: 'Anlegen mit 5 Positionen, dauerhaft', ...anlegen, ziel: 0.7, zielCpuMs: 1.8 },
    { buchstabe: 'K', name: 'D mit Idempotency-Key', ...anlegen, mitSchluessel: true, ziel: 0.8 },
    {
      buchstabe: 'E',
      name: `CSV-Export von ${Math.min(exportMenge, ids.length)} Aufträgen (bloß = COPY)`,
      unsere: exportIds.map((liste) => get(`/api/auftraege/exportcsv/${liste}`)),
      bloss: exportIds.map((liste) => get(`/export/${liste}?mandant=${mandant}`)),
      ziel: 0.8,
      zielMb: 50,
    },
  ];
}

export const neuerSchluessel = () => randomUUID();

async function ziehe(url: string): Promise<number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM auftrag WHERE mandant_id = $1 ORDER BY hashint4(id) LIMIT $2',
    [mandant, 4 * exportMenge],
  );
  await client.end();
  return rows.map((zeile) => zeile.id);
}

const tag = (vor: number) => new Date(Date.now() - vor * 86_400_000).toISOString().slice(0, 10);

/** An order with 5 positions, as a client sends it. */
function auftrag(): object {
  const ort = { strasse: 'Hafenstraße', hausnummer: '12a', lkz: 'D', plz: '28195', ort: 'Bremen' };
  return {
    datum: tag(0),
    beladedatum: tag(-7),
    entladedatum: tag(-9),
    absenderReferenz: 'L-4711',
    terminkennzeichen: { id: 4 },
    frankatur: 5,
    verkehrsart: 1,
    absenderAdresse: { name: 'Müller & Söhne GmbH', ...ort },
    empfaengerAdresse: { name: 'Großhandel Jäger OHG', ...ort },
    auftragspositionen: Array.from({ length: 5 }, (_, i) => ({
      laufendePosition: i + 1,
      warengutBezeichnung: 'Maschinenteile',
      bruttoGewicht: 480.5,
      lademittel: { id: 1 },
      lademittelAnzahl: 2,
      laengeCM: 120,
      breiteCM: 80,
      hoeheCM: 100,
    })),
  };
}
