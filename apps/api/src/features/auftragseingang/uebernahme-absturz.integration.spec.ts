import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { describe, expect, it } from 'vitest';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';

const auftraege = 200;
const abstuerze = 3;

const programm = new Programm();

async function ruf(
  p: Prozess,
  pfad: string,
  token: string,
  init: RequestInit = {},
): Promise<Auftragseingang> {
  const antwort = await fetch(`${p.url}/api/auftragseingang${pfad}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });
  const koerper = await antwort.json();
  expect([antwort.status, koerper]).toEqual([antwort.ok ? antwort.status : 200, koerper]);
  return koerper as Auftragseingang;
}

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
