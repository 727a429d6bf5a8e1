import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { describe, expect, it } from 'vitest';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';

const auftraege = 200;
const abstuerze = 3;

const programm = new Programm();

async function rufe<T>(p: Prozess, pfad: string, token: string, init: RequestInit = {}): Promise<T> {
  const antwort = await fetch(`${p.url}${pfad}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });
  const koerper = await antwort.json();
  expect([antwort.status, koerper]).toEqual([antwort.ok ? antwort.status : 200, koerper]);
  return koerper as T;
}
const ruf = (p: Prozess, pfad: string, token: string, init?: RequestInit) =>
  rufe<Auftragseingang>(p, `/api/auftragseingang${pfad}`, token, init);

const position = {
  warengutBezeichnung: 'Schrauben',
  bruttoGewicht: 12.5,
  verpackungCode: 'KT',
  verpackungAnzahl: 1,
};
const datei = Array.from({ length: auftraege }, (_, i) =>
  JSON.stringify({
    absenderReferenz: `K-${i}`,
    absenderAdresse: { name: 'Werk Nord' },
    empfaengerAdresse: { name: `Jäger ${i}` },
    auftragspositionen: [position, position],
  }),
).join('\n');

const uebernehmen = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

describe('Absturz beim Übernehmen einer Datei', () => {
  it('leaves nothing half, and the same call again goes on without doubling', {
    timeout: 180_000,
  }, async () => {
    let laufend = await programm.starten();
    const token = await anmelden(laufend);
    const lauf = await ruf(laufend, '?dateiname=a.ndjson', token, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: datei,
    });
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: auftraege });
    const staende: number[] = [];
    for (let i = 0; i < abstuerze; i++) {
      const abgerissen = ruf(laufend, `/${lauf.id}/uebernehmen`, token, uebernehmen).catch(() => undefined);
      await warten(80 + Math.random() * 300);
      expect(await laufend.signal('SIGKILL')).toBe('SIGKILL');
      await abgerissen;
      staende.push(await zaehle());
      laufend = await programm.starten();
    }
    let stand = await ruf(laufend, `/${lauf.id}`, token);
    // Whether the last kill came before the end or not: who calls until it is done gets it done.
    while (stand.zustand === 'geprueft' || stand.zustand === 'uebernahme')
      stand = await ruf(laufend, `/${lauf.id}/uebernehmen`, token, uebernehmen);
    expect(stand).toMatchObject({ zustand: 'uebernommen', uebernommen: auftraege });
    expect(await laufend.signal('SIGTERM')).toBe(0);
    // What one crash left, the next one still found.
    expect(staende).toEqual(staende.toSorted((a, b) => a - b));
    expect(await gespeicherte()).toEqual(
      Array.from({ length: auftraege }, (_, i) => ({ referenz: `K-${i}`, positionen: 2, adressen: 2 })),
    );
  });
});

describe('Absturz beim Übernehmen einer Menge', () => {
  const orte = 4000;
  const datei = Array.from(
    { length: orte },
    (_, i) => `AT,${String(i).padStart(4, '0')},Ort ${i},48,16`,
  ).join('\n');

  it('leaves the places as they were, and the same call again replaces them all', {
    timeout: 180_000,
  }, async () => {
    let laufend = await programm.starten();
    const token = await anmelden(laufend, 'admin');
    const form = new FormData();
    form.append('file', new Blob([`country_code,zipcode,place,latitude,longitude\n${datei}`]), 'at.csv');
    const weg = '/api/importe/orte';
    let lauf = await rufe<Stammdatenlauf>(laufend, weg, token, { method: 'POST', body: form });
    while (lauf.zustand === 'pruefung')
      lauf = await rufe(laufend, `${weg}/${lauf.id}/pruefen`, token, uebernehmen);
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: orte });
    const vorher = await orteInAt();
    expect(vorher.length).toBeGreaterThan(1000);

    const doch = { ...uebernehmen, body: '{"bestaetigt":true}' };
    const abgerissen = rufe(laufend, `${weg}/${lauf.id}/uebernehmen`, token, doch).catch(() => undefined);
    await inDerMenge();
    expect(await laufend.signal('SIGKILL')).toBe('SIGKILL');
    await abgerissen;
    expect(await orteInAt()).toEqual(vorher);

    laufend = await programm.starten();
    expect(await rufe(laufend, `${weg}/${lauf.id}`, token)).toMatchObject({ zustand: 'geprueft' });
    expect(await rufe(laufend, `${weg}/${lauf.id}/uebernehmen`, token, doch)).toMatchObject({
      zustand: 'uebernommen',
      uebernommen: orte,
    });
    expect(await orteInAt()).toHaveLength(orte);
    expect(await laufend.signal('SIGTERM')).toBe(0);
  });
});

/** Waits until the set of a country is being replaced: whoever does it holds the lock of its kind. */
async function inDerMenge(): Promise<void> {
  await mitVerbindung(programm.datenbankUrl, async (db) => {
    const haelt = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 72341 AND granted";
    while (!(await db.query(haelt)).rowCount) await warten(2);
  });
}

const orteInAt = () =>
  mitVerbindung(programm.datenbankUrl, async (db) => {
    const { rows } = await db.query<{ id: number }>(
      "SELECT o.id FROM ort o JOIN land l ON l.id = o.land_id WHERE l.iso2 = 'AT' ORDER BY o.id",
    );
    return rows.map((z) => z.id);
  });

const zaehle = async () => (await gespeicherte()).length;

function gespeicherte(): Promise<{ referenz: string; positionen: number; adressen: number }[]> {
  return mitVerbindung(programm.datenbankUrl, async (db) => {
    const { rows } = await db.query(
      `SELECT a.absender_referenz AS referenz,
         (SELECT count(*)::int FROM auftragsposition p WHERE p.auftrag_id = a.id) AS positionen,
         (SELECT count(*)::int FROM auftrag_adresse p WHERE p.auftrag_id = a.id) AS adressen
       FROM auftrag a WHERE a.absender_referenz LIKE 'K-%' ORDER BY substring(a.absender_referenz, 3)::int`,
    );
    return rows;
  });
}
