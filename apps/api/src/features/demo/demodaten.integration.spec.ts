import type { Adresslaufzeile } from '@frachtportal/domain/adresse/adressimport';
import 'reflect-metadata';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pruefeAuftrag } from '@frachtportal/domain/auftrag/auftrag.rules';
import { lies } from '@frachtportal/domain/feld/lesen';
import { dateiHash, TestDatenbank } from '@frachtportal/testkit/test-datenbank';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { liesUmgebung, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { bereiteDatenbankVor } from '../../platform/database/vorbereiten/vorbereiten.js';
import { erstelleAnwendung } from '../../start.js';
import { bald } from '../../testing/bald.js';
import { Testdatenbank } from '../../testing/testdatenbank.js';
import { AuftragLesen } from '../auftraege/auftrag-lesen.read-model.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';
import { demoerfassung } from './demo-auftraege.js';
import { demoPasswort } from './demo-benutzer.repository.js';
import { legeDemodatenAn } from './demodaten.js';

const dbVerzeichnis = resolve(import.meta.dirname, '../../../../../db');
const anzahl = 400;

let datenbank: TestDatenbank;
let umgebung: Umgebung;
let app: NestFastifyApplication;
let db: Testdatenbank;
const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-demo-'));
const konsole = vi.spyOn(console, 'log').mockImplementation(() => undefined);

const zahl = async (sql: string) =>
  Number((await db.eine<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`))?.n);

async function anmelden(username: string): Promise<string> {
  const antwort = await app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username, password: demoPasswort },
  });
  expect(antwort.statusCode, username).toBe(200);
  return antwort.json().accessToken;
}

async function gefunden(username: string, query = ''): Promise<number> {
  const antwort = await app.inject({
    url: `/api/auftraege/search?searchLimit=1${query}`,
    headers: { authorization: `Bearer ${await anmelden(username)}` },
  });
  expect(antwort.statusCode).toBe(200);
  return Number(antwort.headers['total-search-results']);
}

beforeAll(async () => {
  datenbank = await TestDatenbank.anlegen({
    serverUrl: testServerUrl(),
    hash: dateiHash(join(dbVerzeichnis, 'migrations'), join(dbVerzeichnis, 'reference')),
    vorbereiten: (url) => bereiteDatenbankVor(url, dbVerzeichnis),
  });
  umgebung = liesUmgebung({
    DATABASE_URL: datenbank.url,
    DATA_DIR: ordner,
    DB_OHNE_FSYNC: 'true',
    DEMO: 'true',
    DEMO_AUFTRAEGE: String(anzahl),
    // Long enough that nothing moves on while the test looks; handing over happens every second all the same.
    DEMO_TAKT_MS: '3600000',
    LOG_LEVEL: 'silent',
    WEB_DIR: '/nirgendwo',
  });
  app = await erstelleAnwendung(umgebung);
  db = new Testdatenbank(app.get(Datenbank));
  await brichAb();
  // Two processes start at once, and another one later.
  await Promise.all([legeDemodatenAn(app, umgebung), legeDemodatenAn(app, umgebung)]);
  await legeDemodatenAn(app, umgebung);
  gesagt = konsole.mock.calls.flat();
});

let gesagt: unknown[];
const abbruch = { grund: '', zeilen: {} as Record<string, number> };

/** Demo data that refer to something unknown; what is left of them is looked at before the right ones come. */
async function brichAb(): Promise<void> {
  const kaputt = join(ordner, 'db');
  cpSync(join(dbVerzeichnis, 'demo'), join(kaputt, 'demo'), { recursive: true });
  const waren = JSON.parse(readFileSync(join(kaputt, 'demo/waren.json'), 'utf8'));
  const unbekannt = [{ ...waren[0], verpackungCode: 'QX' }];
  writeFileSync(join(kaputt, 'demo/waren.json'), JSON.stringify(unbekannt));
  abbruch.grund = await legeDemodatenAn(app, { ...umgebung, DB_DIR: kaputt }).then(() => 'keiner', String);
  for (const tabelle of ['mandant', 'benutzer', 'adresse', 'nummernkreis', 'auftrag']) {
    abbruch.zeilen[tabelle] = await zahl(tabelle);
  }
}

afterAll(async () => {
  await app.close();
  await datenbank.entfernen();
  rmSync(ordner, { recursive: true, force: true });
  konsole.mockRestore();
});

describe('Demodaten', () => {
  it('lassen nach einem Abbruch nichts Halbes zurück', () => {
    expect(abbruch.grund).toContain('QX');
    expect(abbruch.zeilen).toEqual({ mandant: 0, benutzer: 0, adresse: 0, nummernkreis: 0, auftrag: 0 });
  });

  it('entstehen einmal, auch wenn zwei Prozesse zugleich starten, und dann nie wieder', async () => {
    expect(await zahl('auftrag')).toBe(anzahl);
    expect(await zahl('mandant WHERE adresse_id IS NOT NULL')).toBe(11);
    expect(await zahl('adresse')).toBe(131);
    expect(gesagt).toEqual(['Demodaten: 400 von 400 Aufträgen']);
  });

  it('zeigen auf jeder Seite Leben: Kommentare, Klärfälle, ein Schaden, Daueraufträge mit Läufen, Lademittel', async () => {
    const lies = async (wer: string, pfad: string) =>
      (
        await app.inject({ url: `/api/${pfad}`, headers: { authorization: `Bearer ${await anmelden(wer)}` } })
      ).json();
    const [kunde, dispo] = [await lies('kunde', 'klaerfaelle'), await lies('dispo', 'klaerfaelle')];
    expect(kunde.map((f: { grund: string }) => f.grund).toSorted()).toEqual(['adresse', 'schaden']);
    expect(kunde.filter((f: { schaden: object | null }) => f.schaden)).toHaveLength(1);
    expect(dispo).toHaveLength(3);
    for (const wer of ['kunde', 'dispo', 'admin', 'leser'])
      expect(await lies(wer, 'kommentare/ungelesen'), wer).toHaveLength(1);
    const regeln = await lies('kunde', 'dauerauftraege');
    expect(regeln.map((d: { aktiv: boolean }) => d.aktiv).toSorted()).toEqual([false, true]);
    const laeufe = await Promise.all(
      regeln.map((d: { id: number }) => lies('kunde', `dauerauftraege/${d.id}/laeufe`)),
    );
    expect(laeufe.flat()).toHaveLength(2);
    expect(await lies('kunde', 'lademittelkonten/alter')).toHaveLength(3);
    expect((await lies('dispo', 'lademittelkonten/planungen')).length).toBeGreaterThan(0);
  });

  it('lassen jeden sehen, was ihm gehört', async () => {
    const nordlicht = await gefunden('dispo');
    const alpenfracht = await gefunden('fremd');
    expect(nordlicht + alpenfracht).toBe(anzahl);
    expect(await gefunden('admin')).toBe(nordlicht);
    expect(await gefunden('kunde')).toBe(anzahl * 0.26);
    expect(await gefunden('leser')).toBe(anzahl * 0.26);
    expect(await gefunden('metro')).toBe(anzahl * 0.18);
    expect(await gefunden('dispo', '&query=m%C3%9CLLER%20%26')).toBeGreaterThanOrEqual(anzahl * 0.26);
    expect(await zahl("auftrag WHERE spedeigennr ~ '^(NL|AF)-[0-9]{6}$'")).toBe(anzahl);
  });

  it('haben Vorlagen und Vorschläge, einen davon mit einem Fehler', async () => {
    const headers = { authorization: `Bearer ${await anmelden('kunde')}` };
    const liste = async (url: string) => (await app.inject({ url, headers })).json();
    expect(await liste('/api/auftragsvorlagen/search')).toHaveLength(2);
    const wartende: { beanstandet: number }[] = await liste('/api/auftragsvorschlaege?zustand=wartet');
    expect(wartende.map((v) => v.beanstandet > 0).sort()).toEqual([false, true]);
  });

  it('haben einen Service eines Kunden allein, an Aufträgen und auf ihrem Papier', async () => {
    const headers = { authorization: `Bearer ${await anmelden('kunde')}` };
    const hole = (url: string) => app.inject({ url: `/api${url}`, headers });
    const [zeile] = await db.sql<{ id: number }>(
      'SELECT auftrag_id AS id FROM auftrag_service WHERE spez_num = 777 LIMIT 1',
    );
    const { auftragServices } = (await hole(`/auftraege/${zeile?.id}`)).json();
    const name = 'Kranentladung in Halle 4';
    expect(auftragServices).toContainEqual(
      expect.objectContaining({ spez_num: 777, active: true, bezeichnung: name }),
    );
    const schein = (await hole(`/jasper-print/encrypt-ids/${zeile?.id}`)).json();
    const papier = await hole(`/berichte/speditionsauftrag?ids=${encodeURIComponent(schein.ids)}`);
    expect((await seitentexte(papier.rawPayload)).join(' ')).toContain(name);
    const fremder = { authorization: `Bearer ${await anmelden('fremd')}` };
    const liste = await app.inject({ url: '/api/auftragdefaultservice', headers: fremder });
    expect([liste.statusCode, liste.body.includes(name)]).toEqual([200, false]);
  });

  it('haben einen Adressimport mit abgelehnten Zeilen', async () => {
    const headers = { authorization: `Bearer ${await anmelden('admin')}` };
    const laeufe = (await app.inject({ url: '/api/adressen/import/laeufe', headers })).json();
    expect(laeufe).toMatchObject([
      { benutzer: 'admin', zeilen: 5, uebernommen: 0, unveraendert: 2, abgelehnt: 3 },
    ]);
    const url = `/api/adressen/import/laeufe/${laeufe[0].id}/zeilen?nur=fehler`;
    const zeilen: Adresslaufzeile[] = (await app.inject({ url, headers })).json();
    expect(zeilen.map((z) => z.meldungen[0]?.field)).toEqual(['plz', 'name', 'lkz']);
  });

  it('nennen zu jeder Spedition ein Impressum', async () => {
    for (const wer of ['kunde', 'fremd']) {
      const headers = { authorization: `Bearer ${await anmelden(wer)}` };
      const auftritt = (await app.inject({ url: '/api/auftritt', headers })).json();
      expect(auftritt).toMatchObject({ impressum: true, datenschutz: true, agb: false });
    }
  });

  it('zeigen Aufträge in allen Zuständen und reichen 90 Tage zurück', async () => {
    const stati = await db.sql<{ id: number; anzahl: number }>(
      'SELECT status_id AS id, count(*)::int AS anzahl FROM auftrag GROUP BY 1 ORDER BY 1',
    );
    const nachStatus = new Map(stati.map((s) => [s.id, s.anzahl]));
    // Two wait for the connector, which may have fetched them already.
    expect((nachStatus.get(2) ?? 0) + (nachStatus.get(3) ?? 0)).toBe(8);
    nachStatus.delete(2);
    expect([...nachStatus.keys()]).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 129]);
    expect(nachStatus.get(1)).toBe(12);
    expect(await zahl('auftrag WHERE datum < current_date - 91 OR datum > current_date + 1')).toBe(0);
    expect(await zahl('auftrag WHERE datum < current_date - 60')).toBeGreaterThan(anzahl * 0.15);
  });

  it('haben Verläufe, die zum Status passen und nicht in der Zukunft liegen', async () => {
    expect(await zahl('auftrag_historie WHERE datum > now()')).toBe(0);
    expect(await zahl('auftrag WHERE status_datum > now() OR datumerfasst > status_datum')).toBe(0);
    expect(
      await zahl(`auftrag a WHERE status_id <> (SELECT sendungsstatus_id FROM auftrag_historie h
        WHERE h.auftrag_id = a.id ORDER BY datum DESC, id DESC LIMIT 1)`),
    ).toBe(0);
    expect(
      await zahl(`auftrag a WHERE datumerfasst <> (SELECT min(datum) FROM auftrag_historie h
        WHERE h.auftrag_id = a.id AND sendungsstatus_id = 1)`),
    ).toBe(0);
    expect(await zahl('auftrag WHERE status_id = 10')).toBe(
      await zahl('ablieferung WHERE quittiert IS NOT NULL'),
    );
    expect(await zahl('auftrag WHERE abliefernachweis_exists')).toBe(0);
    expect(await zahl('auftrag_historie WHERE sendungsstatus_id = 5 AND ereignisort IS NULL')).toBe(0);
  });

  it('gehorchen jeder Regel, die auch für erfasste Aufträge gilt', async () => {
    const ids = (await db.sql<{ id: number }>('SELECT id FROM auftrag ORDER BY id')).map((z) => z.id);
    const mandanten = (await db.sql<{ id: number }>('SELECT id FROM mandant')).map((z) => z.id);
    const gelesen = await app.get(AuftragLesen).viele(ids, mandanten);
    expect(gelesen).toHaveLength(anzahl);
    const auftraege = gelesen.map(({ json }) => lies(Auftrag, JSON.parse(json)));
    for (const { wert, meldungen } of auftraege) {
      expect([...meldungen, ...pruefeAuftrag(wert, demoerfassung)]).toEqual([]);
    }
    const mit = (was: (a: Auftrag) => unknown) => auftraege.filter(({ wert }) => was(wert)).length;
    expect(mit((a) => a.auftragspositionen.some((p) => p.auftragsgefahrgueter.length))).toBeGreaterThan(40);
    expect(mit((a) => a.nachnahmeBetrag)).toBeGreaterThan(5);
    expect(mit((a) => a.abweichendeAbholerAdresse)).toBeGreaterThan(5);
    expect(mit((a) => a.auftragZusLademittel.length)).toBeGreaterThan(5);
    expect(mit((a) => a.auftragServices.length)).toBeGreaterThan(50);
    expect(mit((a) => a.hinweis?.includes('"') || a.hinweis?.startsWith('='))).toBeGreaterThan(5);
  });

  it('geben dem Demo-Disponenten gleich etwas zu tun', async () => {
    await bald(async () => expect(await zahl("uebertragung WHERE zustand = 'uebergeben'")).toBe(2));
    expect(await zahl('auftrag WHERE status_id = 2')).toBe(0);
  });
});
