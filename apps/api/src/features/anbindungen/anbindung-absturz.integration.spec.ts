import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Anbindung, Anbindungseingang } from '@frachtportal/domain/anbindung/anbindung';
import { afterEach, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';

const programm = new Programm();
const gestartet: Prozess[] = [];
afterEach(async () => {
  await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
});

async function starte(): Promise<Prozess> {
  const takte = { ANBINDUNG_TAKT_MS: '10', ANBINDUNG_RUHE_MS: '10', ANBINDUNG_FRIST_MS: '2000' };
  const prozess = await programm.starten(takte);
  gestartet.push(prozess);
  return prozess;
}

/** The administrator at a process. */
async function verwalter(prozess: Prozess) {
  const token = await anmelden(prozess, 'admin');
  return async <T>(methode: string, pfad: string, body?: unknown): Promise<T> => {
    const antwort = await fetch(`${prozess.url}/api/${pfad}`, {
      method: methode,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
    return (await antwort.json()) as T;
  };
}
type Verwalter = Awaited<ReturnType<typeof verwalter>>;

let zaehler = 0;
async function lege(admin: Verwalter, selbstUebernehmen: boolean) {
  const name = `anbindung-${++zaehler}`;
  const angaben = { name, ordner: name, richtung: 'eingang', weg: 'ordner', taktSekunden: 5, aktiv: true };
  const a = await admin<Anbindung>('POST', 'anbindungen', { ...angaben, selbstUebernehmen });
  const pfad = join(programm.env['DATA_DIR'] ?? '', 'anbindungen', a.verzeichnis ?? '');
  mkdirSync(pfad, { recursive: true });
  return { id: a.id, pfad };
}

const position = {
  warengutBezeichnung: 'Schrauben',
  bruttoGewicht: 12.5,
  verpackungCode: 'KT',
  verpackungAnzahl: 1,
};
/** Put in as a whole, as a good partner does. */
function legeHinein(pfad: string, name: string, auftraege: number): void {
  const zeilen = Array.from({ length: auftraege }, (_, i) =>
    JSON.stringify({
      absenderReferenz: `${name}-${i}`,
      absenderAdresse: { name: 'Werk Nord' },
      empfaengerAdresse: { name: 'Jäger OHG' },
      auftragspositionen: [position],
    }),
  );
  writeFileSync(join(pfad, `.${name}`), zeilen.join('\n'));
  renameSync(join(pfad, `.${name}`), join(pfad, `${name}.ndjson`));
}
const liegend = (pfad: string) => readdirSync(pfad).filter((name) => name.endsWith('.ndjson'));
const eingaenge = (admin: Verwalter, id: number) =>
  admin<Anbindungseingang[]>('GET', `anbindungen/${id}/eingaenge`);

/** How often each reference that begins so became an order. */
const gespeichert = (anfang: string): Promise<number[]> =>
  mitVerbindung(programm.datenbankUrl, async (db) => {
    const { rows } = await db.query<{ mal: number }>(
      'SELECT count(*)::int AS mal FROM auftrag WHERE absender_referenz LIKE $1 GROUP BY absender_referenz',
      [`${anfang}%`],
    );
    return rows.map(({ mal }) => mal);
  });

describe('Ein Ordner, auf den mehrere Prozesse sehen', () => {
  it('gives each file to one of two', { timeout: 180_000 }, async () => {
    const [eins, zwei] = await Promise.all([starte(), starte()]);
    const [admin, andere] = [await verwalter(eins), await verwalter(zwei)];
    const { id, pfad } = await lege(admin, true);
    for (let i = 0; i < 12; i++) legeHinein(pfad, `Z${i}`, 3);
    await bis(async () => {
      await Promise.all([admin, andere].map((wer) => wer('POST', `anbindungen/${id}/nachsehen`)));
      return liegend(pfad).length === 0;
    });
    await bis(async () => (await eingaenge(admin, id)).every((e) => e.zustand === 'uebernommen'));
    const alle = await eingaenge(admin, id);
    expect(alle.map((e) => e.dateiname).sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `Z${i}.ndjson`).sort(),
    );
    expect(await gespeichert('Z')).toEqual(Array.from({ length: 36 }, () => 1));
  });
});

describe('Absturz beim Abholen', () => {
  it('between storing and moving: the next one moves the file, and makes no second run of it', {
    timeout: 180_000,
  }, async () => {
    const erster = await starte();
    const { id, pfad } = await lege(await verwalter(erster), false);
    // Nobody can put a mail into the outbox: the run is stored, and what follows waits.
    await mitVerbindung(programm.datenbankUrl, async (db) => {
      await db.query('BEGIN');
      await db.query('LOCK TABLE mail IN EXCLUSIVE MODE');
      legeHinein(pfad, 'D', 2);
      const admin = await verwalter(erster);
      await admin('POST', `anbindungen/${id}/nachsehen`);
      await bis(async () => (await eingaenge(admin, id))[0]?.laufzustand === 'geprueft');
      expect(liegend(pfad)).toEqual(['D.ndjson']);
      expect(await erster.signal('SIGKILL')).toBe('SIGKILL');
      await db.query('ROLLBACK');
    });
    const admin = await verwalter(await starte());
    await bis(() => liegend(pfad).length === 0);
    await bis(async () => (await eingaenge(admin, id)).every((e) => e.zustand === 'wartet'));
    const alle = await eingaenge(admin, id);
    expect(alle).toHaveLength(1);
    expect(readdirSync(join(pfad, 'erledigt'))).toEqual([`${alle[0]?.id}-D.ndjson`]);
    const mails = await mitVerbindung(programm.datenbankUrl, (db) =>
      db.query("SELECT 1 FROM mail WHERE art = 'eingangWartet' AND an = 'admin@example.com'"),
    );
    expect(mails.rowCount).toBe(1);
  });

  it('at any moment: every order is there once in the end, and no file is lost', {
    timeout: 300_000,
  }, async () => {
    let laufend = await starte();
    const { id, pfad } = await lege(await verwalter(laufend), true);
    for (let i = 0; i < 6; i++) legeHinein(pfad, `J${i}`, 30);
    for (let i = 0; i < 3; i++) {
      const admin = await verwalter(laufend);
      await admin('POST', `anbindungen/${id}/nachsehen`);
      await warten(50 + Math.random() * 500);
      expect(await laufend.signal('SIGKILL')).toBe('SIGKILL');
      laufend = await starte();
    }
    const admin = await verwalter(laufend);
    await bis(() => liegend(pfad).length === 0);
    await bis(async () => (await eingaenge(admin, id)).every((e) => e.zustand === 'uebernommen'));
    expect(await eingaenge(admin, id)).toHaveLength(6);
    expect(readdirSync(join(pfad, 'erledigt'))).toHaveLength(6);
    expect(await gespeichert('J')).toEqual(Array.from({ length: 180 }, () => 1));
    expect(await laufend.signal('SIGTERM')).toBe(0);
  });
});
