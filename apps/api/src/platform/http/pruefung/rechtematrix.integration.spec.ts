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

  const zellen = Object.keys(rechtematrix).flatMap((operation) =>
    identitaeten.map((wer) => [operation, wer] as const),
  );

  it('has over 2,900 cells', () => {
    console.log(`Rechtematrix: ${Object.keys(rechtematrix).length} Aufrufe, ${zellen.length} Zellen`);
    expect(zellen.length).toBeGreaterThan(2900);
  });

  it.each(zellen)('%s: %s [1-6.011,015 2-6.015,019]', async (operation, wer) => {
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
    const vorher = await stand();
    const antwort = await anfrage.send(body);
    if (methode === 'GET' || antwort.status >= 400) kammer.gibZurueck();
    else kammer.verbrauche();

    const aussen = (draussen as readonly string[]).includes(wer);
    const ohne = wer === 'anonym' ? zeile.anonym : undefined;
    const erwartet = aussen
      ? (ohne ?? zeile.draussen ?? 401)
      : zeile.ausgang[wer as keyof typeof zeile.ausgang];
    expect(antwort.status, JSON.stringify(antwort.body)).toBe(erwartet);
    if (erwartet < 400) {
      if (verlangt) unberuehrt = undefined;
      return;
    }
    expect(await stand()).toEqual(vorher);
    if (methode === 'HEAD') return;
    if (erwartet === 401) expect(antwort.body).toEqual([]);
    else expect(antwort.body[0].severity).toBe('ERROR');
  });
});
