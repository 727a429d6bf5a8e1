import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitzungFuer, unterschreibe } from '../../../testing/ausweise.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { rechtematrix } from '../../../testing/rechtematrix/rechtematrix.js';
import {
  draussen,
  type Identitaet,
  identitaeten,
  type Vorrat,
  type Zeile,
} from '../../../testing/rechtematrix/rechtematrix-zeile.js';
import { Vorratskammer } from '../../../testing/rechtematrix/vorratskammer.js';
import { routen } from '../../../testing/routen.js';

let portal: Portal;
let gelesener: Vorrat['auftrag'];
/** What cells ask to change: nothing touches it until one is let in that has asked for it. */
let unberuehrt: Vorrat['auftrag'] | undefined;
let verlangt = false;
let auffrischungen = 0;
const kammer = new Vorratskammer();
beforeAll(async () => {
  portal = await startePortal({ DISPO_TAKT_MS: '3600000' });
  gelesener = await neuerAuftrag();
});
afterAll(() => portal.schliessen());

async function neuerAuftrag(): Promise<Vorrat['auftrag']> {
  const kunde = await portal.als('kunde');
  return (await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201)).body;
}

async function vorrat(operation: string): Promise<Vorrat> {
  verlangt = false;
  unberuehrt ??= await neuerAuftrag();
  const auftrag = operation.startsWith('GET ') ? gelesener : unberuehrt;
  const dieser: Vorrat = {
    get auftrag() {
      verlangt = true;
      return auftrag;
    },
    unberuehrt: (mache) => kammer.nimm(mache, dieser),
    adresse: portal.welt.adressen.nordKunde,
    async auffrischung() {
      const token = `auffrischung-${auffrischungen++}`;
      await portal.db.zeilen(
        `INSERT INTO auffrischung (token_hash, sitzung_id) VALUES (sha256($1::bytea), $2)`,
        [Buffer.from(token), await sitzungFuer(portal, 'metro')],
      );
      return token;
    },
    portal,
  };
  return dieser;
}

async function ausweis(wer: Identitaet): Promise<string | undefined> {
  if (wer === 'anonym') return undefined;
  const sid = await sitzungFuer(portal, wer === 'abgelaufen' ? 'kunde' : wer);
  return `Bearer ${unterschreibe(portal, { sid }, { expiresIn: wer === 'abgelaufen' ? -1 : 60 })}`;
}

/** What any change to an order would change too. */
const stand = () =>
  portal.db.sql('SELECT count(*)::int AS zahl, sum(version + 1000 * status_id)::int AS summe FROM auftrag');

describe('Rechtematrix', () => {
  it('has a row for every operation, and none for another', () => {
    const operationen = routen(portal).map((r) => `${r.methode} ${r.pfad}`);
    expect(Object.keys(rechtematrix).sort()).toEqual(operationen.sort());
  });

  it('has over 2,900 cells', () => {
    const operationen = Object.keys(rechtematrix).length;
    const zellen = operationen * identitaeten.length;
    console.log(`Rechtematrix: ${operationen} Aufrufe, ${zellen} Zellen`);
    expect(zellen).toBeGreaterThan(2900);
  });

  // One test a row: a runner's own work for thousands of tests was a quarter of theirs. Every cell is tried, whatever the
  // ones before it gave, and each that is wrong is named.
  it.each(Object.keys(rechtematrix))(
    '%s [1-6.011,015 2-6.015,019]',
    { timeout: 300_000 },
    async (operation) => {
      const falsch: Record<string, string> = {};
      for (const wer of identitaeten)
        await pruefeZelle(operation, wer).catch((grund: Error) => {
          falsch[wer] = grund.message;
        });
      expect(falsch).toEqual({});
    },
  );
});

async function pruefeZelle(operation: string, wer: Identitaet): Promise<void> {
  const zeile = rechtematrix[operation];
  if (!zeile) throw new Error(operation);
  const [methode = '', muster = ''] = operation.split(' ');
  const v = await vorrat(operation);
  const { pfad = {}, query = {}, body } = (await zeile.anfrage?.(v, wer)) ?? {};
  const werte: Record<string, string | number> = pfad;
  const ziel = muster.replace(/\{(\w+)\}/g, (_g, name: string) =>
    String(werte[name] ?? (name === 'spedeigennr' ? v.auftrag.spedeigennr : v.auftrag.id)),
  );
  const anfrage = portal.anonym()[methode.toLowerCase() as 'get'](ziel).query(query);
  const token = await ausweis(wer);
  if (token) void anfrage.set('authorization', token);
  const erwartet = erwarteterStatus(zeile, wer);
  const vorher = erwartet < 400 ? undefined : await stand();
  const antwort = await anfrage.send(body);
  if (methode === 'GET' || antwort.status >= 400) kammer.gibZurueck();
  else kammer.verbrauche();

  expect(antwort.status, JSON.stringify(antwort.body)).toBe(erwartet);
  if (erwartet < 400) {
    if (verlangt) unberuehrt = undefined;
    return;
  }
  expect(await stand()).toEqual(vorher);
  if (methode === 'HEAD') return;
  // Whoever is kept out hears nothing; a call for everybody says what it misses.
  if (erwartet === 401 && zeile.draussen === undefined) expect(antwort.body).toEqual([]);
  else expect(antwort.body[0].severity).toBe('ERROR');
}

function erwarteterStatus(zeile: Zeile, wer: Identitaet): number {
  const aussen = (draussen as readonly string[]).includes(wer);
  const ohne = wer === 'anonym' ? zeile.anonym : undefined;
  return aussen ? (ohne ?? zeile.draussen ?? 401) : zeile.ausgang[wer as keyof typeof zeile.ausgang];
}
