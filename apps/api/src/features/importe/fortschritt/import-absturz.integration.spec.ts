import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { profilformat } from '@frachtportal/domain/konfiguration/einstellung';
import { amtlicheTabelle } from '@frachtportal/testkit/adr-tabelle';
import { beforeAll, describe, expect, it } from 'vitest';
import { anmelden, Programm } from '../../../testing/server/programm.js';
import type { Prozess } from '../../../testing/server/prozess.js';

const programm = new Programm();
const reihe = <T>(anzahl: number, zeile: (i: number) => T) =>
  Array.from({ length: anzahl }, (_, i) => zeile(i));
const json = { 'content-type': 'application/json' };

interface Fall {
  was: string;
  weg: string;
  datei: () => string;
  /** Whose file it is. */
  frage?: () => Promise<string>;
  /** What becomes of it. */
  neu: number;
  /** What it changes, as a count and a fingerprint of all of it. */
  bestand: string;
  bestaetigt?: boolean;
}

const abdruck = (tabelle: string) =>
  `SELECT count(*)::int AS anzahl, md5(string_agg(t::text, ' ' ORDER BY t.id)) AS inhalt FROM ${tabelle} t`;

const position = {
  warengutBezeichnung: 'Schrauben',
  bruttoGewicht: 12.5,
  verpackungCode: 'KT',
  verpackungAnzahl: 1,
};
const faelle: Fall[] = [
  {
    was: 'Adressen',
    weg: '/api/adressen/import/laeufe',
    frage: async () => `mandant=${await mandantVonKunde()}`,
    datei: () =>
      [
        'Nummer;Name;Straße;PLZ;Ort;Land',
        ...reihe(4000, (i) => `K${i};Jäger ${i};Weg ${i};28195;Bremen;D`),
      ].join('\n'),
    neu: 4000,
    bestand: abdruck('adresse'),
  },
  {
    was: 'Premiumgebiete',
    weg: '/api/importe/premium',
    datei: () =>
      [
        'Terminart;LKZ;PLZ von;PLZ bis;Zeit von;Zeit bis',
        ...reihe(8000, (i) => `${50 + (i % 3)};D;${10_000 + i * 10};${10_000 + i * 10 + 9};06:00;08:00`),
      ].join('\n'),
    neu: 8000,
    bestand: abdruck('premium_gebiet'),
  },
  {
    was: 'Mauttabellen',
    weg: '/api/importe/maut',
    datei: () =>
      [
        'LKZ;Mauttabelle;gültig ab;Umweg %;bis kg;bis km;Betrag',
        ...reihe(
          6000,
          (i) =>
            `D;Tabelle ${Math.floor(i / 100)};01.01.2035;125;${100 + (i % 10) * 100};${50 + Math.floor((i % 100) / 10) * 50};1,50`,
        ),
      ].join('\n'),
    neu: 60,
    bestand: abdruck('maut_tabelle'),
  },
  {
    was: 'Gefahrgut',
    weg: '/api/importe/gefahrgut',
    frage: async () => 'version=ADR%202031&gueltigVon=2031-01-01',
    datei: () =>
      amtlicheTabelle(2930)
        .map((z) => z.map((w) => `"${w.replaceAll('"', '""')}"`).join(';'))
        .join('\r\n'),
    neu: 2930,
    bestand: abdruck('gefahrgutklasse'),
    bestaetigt: true,
  },
  {
    was: 'Aufträge',
    weg: '/api/auftragseingang',
    datei: () =>
      reihe(300, (i) =>
        JSON.stringify({
          absenderReferenz: `A-${i}`,
          absenderAdresse: { name: 'Werk Nord' },
          empfaengerAdresse: { name: `Jäger ${i}` },
          auftragspositionen: [position, position],
        }),
      ).join('\n'),
    neu: 300,
    bestand: abdruck('auftrag'),
  },
];

let laufend: Prozess;
let token: string;
async function starte(): Promise<void> {
  laufend = await programm.starten();
}
async function stirb(): Promise<void> {
  expect(await laufend.signal('SIGKILL')).toBe('SIGKILL');
}

beforeAll(async () => {
  await starte();
  token = await anmelden(laufend, 'admin');
  const premium = { format: profilformat, version: 1, werte: [{ key: 'isBexPremium', value: 'true' }] };
  const an = { method: 'POST', headers: json, body: JSON.stringify(premium) };
  await rufe('/api/config-param/profil?ebene=installation', an);
}, 60_000);

async function rufe<T>(pfad: string, init: RequestInit = {}, status?: number): Promise<T> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const antwort = await fetch(`${laufend.url}${pfad}`, { ...init, headers });
  const koerper = await antwort.json();
  expect([antwort.status, koerper]).toEqual([status ?? (antwort.ok ? antwort.status : 200), koerper]);
  return koerper as T;
}
const tue = (pfad: string, body: object = {}, status?: number) =>
  rufe<Dateilauf>(pfad, { method: 'POST', headers: json, body: JSON.stringify(body) }, status);

async function sende({ weg, datei, frage }: Fall): Promise<Dateilauf> {
  const form = new FormData();
  form.append('file', new Blob([datei()]), 'datei.csv');
  return rufe(`${weg}?${(await frage?.()) ?? ''}`, { method: 'POST', body: form });
}

async function frage<T extends object>(sql: string): Promise<T[]> {
  return mitVerbindung(programm.datenbankUrl, async (db) => (await db.query(sql)).rows as T[]);
}
const mandantVonKunde = async () =>
  (await frage<{ id: number }>("SELECT mandant_id AS id FROM benutzer WHERE name = 'kunde'"))[0]?.id;
const stand = async ({ bestand }: Fall) => (await frage<{ anzahl: number; inhalt: string }>(bestand))[0];

/** Waits until the database answers with a row. */
async function bis(sql: string): Promise<void> {
  await mitVerbindung(programm.datenbankUrl, async (db) => {
    const ende = performance.now() + 60_000;
    while (!(await db.query(sql)).rowCount) {
      if (performance.now() > ende) throw new Error(`Nie: ${sql}`);
      await warten(1);
    }
  });
}

const imProtokoll = "SELECT 1 FROM pg_locks WHERE relation = 'aenderungsprotokoll'::regclass";

/**
 * Kills while all has been written and nothing is committed yet: the last that a step writes is its line in the audit
 * log, and there somebody else is just busy.
 */
async function stirbVorDemEnde(schritt: () => Promise<unknown>): Promise<void> {
  await mitVerbindung(programm.datenbankUrl, async (db) => {
    await db.query('BEGIN');
    await db.query('LOCK TABLE aenderungsprotokoll IN SHARE MODE');
    const abgerissen = schritt().catch(() => undefined);
    await bis(`${imProtokoll} AND NOT granted`);
    await stirb();
    await abgerissen;
    await db.query('ROLLBACK');
  });
  // The server sees that nobody is there any more.
  await bis(`SELECT 1 WHERE NOT EXISTS (${imProtokoll})`);
}

describe('Absturz beim Importieren', () => {
  it.each(faelle)(
    'von $was: nothing is half, nothing comes twice, and it goes on',
    { timeout: 180_000 },
    async (fall) => {
      const { weg, neu, bestaetigt = false } = fall;
      const vorher = await stand(fall);

      // While it is checked.
      const abgerissen = sende(fall).catch(() => undefined);
      await bis(`SELECT 1 FROM importlauf WHERE zustand = 'pruefung'`);
      await stirb();
      await abgerissen;
      await starte();
      let [lauf] = await rufe<Dateilauf[]>(weg);
      const id = lauf?.id ?? 0;
      expect(lauf).toMatchObject({ zustand: 'pruefung', uebernommen: 0 });
      while (lauf?.zustand === 'pruefung') lauf = await tue(`${weg}/${id}/pruefen`);
      expect(lauf).toMatchObject({ zustand: 'geprueft', geprueft: neu, abgelehnt: 0, doppelt: 0 });
      expect(await stand(fall)).toEqual(vorher);

      // While it is taken over.
      const uebernehmen = () => tue(`${weg}/${id}/uebernehmen`, { ...(bestaetigt && { bestaetigt }) });
      await stirbVorDemEnde(uebernehmen);
      const halb = (await stand(fall))?.anzahl ?? 0;
      // Orders are stored portion by portion, all else in one.
      if (fall.was !== 'Aufträge') expect(await stand(fall)).toEqual(vorher);
      await starte();
      lauf = await uebernehmen();
      while (lauf.zustand === 'uebernahme') lauf = await uebernehmen();
      expect(lauf.zustand).toBe('uebernommen');
      const nachher = await stand(fall);
      expect(nachher?.anzahl).toBe((vorher?.anzahl ?? 0) + neu);
      expect(halb).toBeLessThanOrEqual(nachher?.anzahl ?? 0);
      await tue(`${weg}/${id}/uebernehmen`, { ...(bestaetigt && { bestaetigt }) }, 409);
      expect(await stand(fall)).toEqual(nachher);

      // While it is taken back.
      await stirbVorDemEnde(() => tue(`${weg}/${id}/zuruecknehmen`));
      expect(await stand(fall)).toEqual(nachher);
      await starte();
      expect(await rufe(`${weg}/${id}`)).toMatchObject({ zustand: 'uebernommen' });
      expect(await tue(`${weg}/${id}/zuruecknehmen`)).toMatchObject({ zustand: 'zurueckgenommen' });
      expect((await stand(fall))?.anzahl).toBe(vorher?.anzahl);
    },
  );
});
