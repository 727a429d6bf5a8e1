import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Rueckmeldefehler } from '@frachtportal/domain/dispo/uebertragung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { angelegt, fragePreisAn, gelesen, markiert, uebergib, verlauf } from '../testing/auftraege.js';
import { Dateitausch } from '../testing/dateitausch.js';

let tausch: Dateitausch;
beforeAll(async () => {
  tausch = await Dateitausch.oeffnen();
});
afterAll(() => tausch.schliessen());

async function fehlerliste(name = 'kunde'): Promise<Rueckmeldefehler[]> {
  return (
    await (await tausch.portal.als(name)).get('/api/dispo/rueckmeldefehler?searchLimit=100').expect(200)
  ).body;
}

/** What the history says of a status. The reports lie in the past: they come before our own steps. */
const schritt = (auftrag: Auftrag, status: number) =>
  auftrag.auftragshistorie.find((h) => h.sendungsstatus.id === status);

const kopf = 'auftragsnummer;ereignis;status;zeitpunkt;ereignisort;kommentar;quittiert;signatur';
const csv = (...zeilen: string[]) => [kopf, ...zeilen, ''].join('\r\n');
const xml = (saetze: string) =>
  `<?xml version="1.0"?><statusmeldungen xmlns="urn:frachtportal:status:1"><meldungen>${saetze}</meldungen></statusmeldungen>`;
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('Statusdateien', () => {
  it('in CSV und XML setzen Status, Verlauf und Ablieferung', async () => {
    const [a, b] = await tausch.uebertragen(2);
    await tausch.lege(
      'eins.csv',
      csv(`${a?.spedeigennr};T-1;5;2026-03-03T09:15:00+01:00;Bremen;"2 EUR; Folie ""defekt""";;`),
    );
    await tausch.lege(
      'zwei.xml',
      xml(`<statusmeldung><auftragsnummer>${b?.spedeigennr}</auftragsnummer><ereignis>T-2</ereignis><status>10</status>
        <zeitpunkt>2026-03-05T10:42:00.000Z</zeitpunkt><ereignisort>München</ereignisort><quittiert>Fr. Özdemir</quittiert>
        <signatur>${png.replace(/(.{40})/g, '$1\n')}</signatur></statusmeldung>`),
    );
    const unterwegs = await gelesen(tausch.portal, a?.id ?? 0);
    expect(unterwegs.status.id).toBe(5);
    expect(schritt(unterwegs, 5)).toMatchObject({
      datum: '2026-03-03T08:15:00.000Z',
      ereignisort: 'Bremen',
      kommentar: '2 EUR; Folie "defekt"',
    });
    const zugestellt = await gelesen(tausch.portal, b?.id ?? 0);
    expect(zugestellt).toMatchObject({ status: { id: 10 }, abliefernachweisExists: true });
    expect(zugestellt.signatur?.replace(/\s/g, '')).toBe(png);
    expect(schritt(zugestellt, 10)).toMatchObject({ quittiert: 'Fr. Özdemir' });
    expect(tausch.namen('eingang')).toEqual([]);
    expect(tausch.namen('erledigt').filter((n) => /(eins\.csv|zwei\.xml)$/.test(n))).toHaveLength(2);
  });

  it('noch einmal eingelesen ändern nichts', async () => {
    const [a] = await tausch.uebertragen(1);
    const inhalt = csv(
      `${a?.spedeigennr};;4;2026-03-03T07:00:00Z;;;;`,
      `${a?.spedeigennr};T-9;10;2026-03-05T10:42:00Z;München;;Huber;${png}`,
      `${a?.spedeigennr};T-9;10;2026-03-05T10:42:00Z;München;;Huber;${png}`,
      'NL-999999;T-1;5;2026-03-03T09:15:00Z;;;;',
    );
    await tausch.lege('erst.csv', inhalt);
    const vorher = await gelesen(tausch.portal, a?.id ?? 0);
    const fehler = await fehlerliste('admin');
    for (const name of ['nochmal.csv', 'erst.csv']) await tausch.lege(name, inhalt);
    expect(await gelesen(tausch.portal, a?.id ?? 0)).toEqual(vorher);
    expect((await verlauf(tausch.portal, a?.id ?? 0)).sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 10]);
    const danach = await fehlerliste('admin');
    expect(danach).toHaveLength(fehler.length);
    expect(danach.find((f) => f.auftragsnummer === 'NL-999999')).toMatchObject({
      anzahl: 3,
      quelle: 'erst.csv',
    });
  });

  it('ältere Meldungen kommen in den Verlauf, aber nicht in den Status', async () => {
    const [a] = await tausch.uebertragen(1);
    await tausch.lege('spaet.csv', csv(`${a?.spedeigennr};S-2;9;2026-03-05T06:00:00Z;;;;`));
    await tausch.lege('frueh.csv', csv(`${a?.spedeigennr};S-1;6;2026-03-04T06:00:00Z;;;;`));
    expect((await gelesen(tausch.portal, a?.id ?? 0)).status.id).toBe(9);
    expect((await verlauf(tausch.portal, a?.id ?? 0)).filter((s) => s > 3)).toEqual([6, 9]);
  });

  it('mit falschen Sätzen werden Satz für Satz abgewiesen, die anderen übernommen [Z-042]', async () => {
    const [a, b] = await tausch.uebertragen(2);
    const offen = await angelegt(tausch.portal);
    const nr = a?.spedeigennr;
    await tausch.lege(
      'gemischt.csv',
      csv(
        `${nr};G-1;5;2026-03-03T09:15:00Z;;;;`,
        `${nr};G-2;5;gestern;;;;`,
        `${nr};G-3;77;2026-03-03T09:15:00Z;;;;`,
        `${nr};G-4;2;2026-03-03T09:15:00Z;;;;`,
        `${nr};G-5;;2026-03-03T09:15:00Z;;;;`,
        `${nr};G-6;10;2026-03-03T09:15:00Z;;;;R0lGODlh`,
        `${nr};G-7;5;2026-03-03T09:15:00Z;${'x'.repeat(61)};;;`,
        `${nr};G-8;5;2026-03-03T09:15:00Z;;"offen;;`,
        `${nr};G-9;5;2126-03-03T09:15:00Z;;;;`,
        `;G-10;5;2026-03-03T09:15:00Z;;;;`,
        `AF-000001;G-11;5;2026-03-03T09:15:00Z;;;;`,
        `${offen.spedeigennr};G-12;5;2026-03-03T09:15:00Z;;;;`,
        `${b?.spedeigennr};G-13;6;2026-03-03T09:15:00Z;;;;;zu viel`,
        `${b?.spedeigennr};G-14;6;2026-03-03T09:16:00Z;;;;`,
      ),
    );
    expect(await verlauf(tausch.portal, a?.id ?? 0)).toEqual(expect.arrayContaining([1, 2, 3, 5]));
    expect((await gelesen(tausch.portal, b?.id ?? 0)).status.id).toBe(6);
    expect((await gelesen(tausch.portal, offen.id)).status.id).toBe(1);
    const alle = (await fehlerliste('admin')).filter((f) => f.quelle === 'gemischt.csv');
    const gruende = Object.fromEntries(alle.map((f) => [f.satz, f.grund]));
    expect(gruende).toEqual({
      2: expect.stringContaining('zeitpunkt'),
      3: 'status: Den Status 77 gibt es nicht.',
      4: expect.stringContaining('status'),
      5: 'status: Bitte entweder einen Status oder einen Preis angeben.',
      6: 'signatur: Die Unterschrift ist kein PNG oder JPEG in base64.',
      7: 'ereignisort: Bitte höchstens 60 Zeichen eingeben.',
      8: expect.stringContaining('Das Feld zeile ist nicht bekannt.'),
      9: 'zeitpunkt: Der Zeitpunkt liegt in der Zukunft.',
      10: expect.stringContaining('auftragsnummer'),
      11: 'Den Auftrag AF-000001 gibt es nicht.',
      12: `Der Auftrag ${offen.spedeigennr} ist nicht übertragen.`,
      13: expect.stringContaining('Spalte 9'),
    });
    const bericht = tausch.namen('fehler').find((n) => n.endsWith('gemischt.csv.txt')) ?? '';
    expect(readFileSync(tausch.pfad('fehler', bericht), 'utf8')).toContain(
      '2 übernommen, 0 schon bekannt, 12 abgewiesen',
    );
    // A client sees what concerns its own orders, a foreign one nothing.
    expect((await fehlerliste()).map((f) => f.satz).filter(Boolean)).toContain(12);
    expect((await fehlerliste()).some((f) => f.auftragsnummer === 'AF-000001')).toBe(false);
    expect(await fehlerliste('fremd')).toEqual([]);
  });

  it.each([
    ['leer.xml', ''],
    ['kaputt.xml', '<statusmeldungen xmlns="urn:frachtportal:status:1"><meldungen><status'],
    ['falsch.xml', '<auftrag xmlns="urn:frachtportal:auftrag:1"/>'],
    ['bombe.xml', '<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">]><statusmeldungen/>'],
    ['fremd.xml', xml('').replace('<meldungen></meldungen>', '<eintraege/>')],
    ['ohne.csv', 'nummer;status\nNL-1;5\n'],
    ['nichts.csv', csv()],
    ['binaer.csv', Buffer.from([0, 1, 2, 255, 254, 10, 0])],
  ])('%s lässt sich im Ganzen nicht lesen und steht in der Fehlerliste', async (name, inhalt) => {
    await tausch.lege(name, inhalt);
    expect(tausch.namen('eingang')).toEqual([]);
    expect(tausch.namen('fehler').some((n) => n.endsWith(name))).toBe(true);
    expect((await fehlerliste('admin')).find((f) => f.quelle === name)).toMatchObject({
      satz: null,
      auftragsnummer: null,
    });
  });

  it('liegen, solange jemand an ihnen schreibt; anderes und Verzeichnisse auch', async () => {
    const ort = (name: string) => tausch.pfad('eingang', name);
    writeFileSync(ort('frisch.csv'), csv());
    writeFileSync(ort('.halb.csv'), 'x');
    writeFileSync(ort('liesmich.txt'), 'x');
    mkdirSync(ort('ordner.csv'));
    await tausch.hole();
    expect(tausch.namen('eingang')).toEqual(['.halb.csv', 'frisch.csv', 'liesmich.txt', 'ordner.csv']);
    for (const name of tausch.namen('eingang')) rmSync(ort(name), { recursive: true });
  });

  it('in westeuropäischer Schreibweise behalten ihre Umlaute', async () => {
    const [a] = await tausch.uebertragen(1);
    await tausch.lege(
      'ansi.csv',
      Buffer.from(csv(`${a?.spedeigennr};U-1;5;2026-03-03T09:15:00Z;Köln;Größe;;`), 'latin1'),
    );
    expect(schritt(await gelesen(tausch.portal, a?.id ?? 0), 5)).toMatchObject({
      ereignisort: 'Köln',
      kommentar: 'Größe',
    });
  });

  it('beantworten Preisanfragen, einmal', async () => {
    const { id, spedeigennr } = await angelegt(tausch.portal);
    await fragePreisAn(tausch.portal, id);
    await uebergib(tausch.portal);
    const beispiel = readFileSync(
      resolve(import.meta.dirname, '../../../../../../docs/schnittstellen/preis-beispiel.xml'),
      'utf8',
    );
    const inhalt = beispiel.replace('NL-000043', spedeigennr);
    for (const name of ['preis.xml', 'preis-nochmal.xml']) await tausch.lege(name, inhalt);
    expect(await gelesen(tausch.portal, id)).toMatchObject({ status: { id: 1 }, berechnBetrag: 104.8 });
    const teile = (await (await tausch.portal.als('kunde')).get(`/api/auftraege/brt/${id}`).expect(200)).body;
    expect(teile).toMatchObject([
      { km: 760, berechnteilpositionen: [{ rechenBasis: '800 kg × 13,10 EUR / 100 kg = 104,80' }] },
    ]);
    expect(tausch.namen('erledigt').filter((n) => n.includes('preis'))).toHaveLength(2);
    await tausch.lege('preis-neu.xml', inhalt.replace('KALK-90017', 'KALK-90018'));
    const [letzter] = await fehlerliste();
    expect(letzter?.grund).toBe(`Für den Auftrag ${spedeigennr} läuft keine Preisermittlung.`);
  });

  it('bestätigen eine Übergabe, von der das Portal noch nichts weiß', async () => {
    const [a] = await markiert(tausch.portal, 1);
    await tausch.portal.db.sql(
      'UPDATE uebertragung SET unklar_seit = now(), versuche = 1 WHERE auftrag_id = $1',
      [a?.id],
    );
    await tausch.lege('schneller.csv', csv(`${a?.spedeigennr};Q-1;4;2026-03-03T09:15:00Z;;;;`));
    expect((await gelesen(tausch.portal, a?.id ?? 0)).status.id).toBe(4);
    expect((await tausch.zeile(a?.id ?? 0)).zustand).toBe('uebergeben');
    expect((await verlauf(tausch.portal, a?.id ?? 0)).sort()).toEqual([1, 2, 3, 4]);
  });
});
