import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Rueckmeldefehler, Uebertragung } from '@frachtportal/domain/dispo/uebertragung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausXml } from '../../../platform/xml/lesen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { AuftraegeService, auftragsdokument } from '../../auftraege/auftraege.service.js';
import { Dateieingang } from '../eingang/dateieingang.service.js';
import { angelegt, gelesen, markiert, uebergib, verlauf, vonHand } from '../testing/auftraege.js';
import { DateiAnbindung } from './datei.anbindung.js';

const verzeichnis = mkdtempSync(join(tmpdir(), 'frachtportal-dispo-'));
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO: 'datei', DISPO_VERZEICHNIS: verzeichnis });
});
afterAll(async () => {
  await portal.schliessen();
  rmSync(verzeichnis, { recursive: true, force: true });
});

const namen = (ordner: string) => readdirSync(join(verzeichnis, ordner)).sort();
const zeile = async (id: number): Promise<Uebertragung> =>
  (await (await portal.als('kunde')).get(`/api/dispo/uebertragungen?auftragId=${id}`)).body[0];

/** Puts a finished file into the inbox and lets it be taken in. */
async function lege(name: string, inhalt: string | Buffer): Promise<void> {
  const datei = join(verzeichnis, 'eingang', name);
  writeFileSync(datei, inhalt);
  const vorhin = new Date(Date.now() - 5000);
  utimesSync(datei, vorhin, vorhin);
  await portal.app.get(Dateieingang, { strict: false }).laufe();
}

async function uebertragen(anzahl: number): Promise<Auftrag[]> {
  const auftraege = await markiert(portal, anzahl);
  await uebergib(portal);
  return auftraege;
}

async function fehlerliste(name = 'kunde'): Promise<Rueckmeldefehler[]> {
  return (await (await portal.als(name)).get('/api/dispo/rueckmeldefehler?searchLimit=100').expect(200)).body;
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

describe('Übergabe als Datei', () => {
  it('legt je Auftrag eine Datei ab, die dasselbe XML enthält', async () => {
    const [auftrag] = await uebertragen(1);
    const { id, spedeigennr } = auftrag as Auftrag;
    const { referenz } = await zeile(id);
    const inhalt = readFileSync(join(verzeichnis, 'ausgang', `${spedeigennr}_${referenz}.xml`), 'utf8');
    const gelesenXml = ausXml(auftragsdokument, inhalt);
    expect(gelesenXml).toMatchObject({ id, spedeigennr, status: { id: 2 } });
    expect(gelesenXml['auftragspositionen']).toHaveLength(2);
    expect(await verlauf(portal, id)).toEqual([1, 2, 3]);
  });

  it('stellt Preisanfragen und Aufforderungen für Indexe daneben', async () => {
    const { id, spedeigennr } = await angelegt(portal);
    const kunde = await portal.als('kunde');
    await kunde
      .post('/api/auftraege/typ')
      .send({ typ: 1, ids: [id] })
      .expect(200);
    await kunde.post('/api/auftraege/typUebertragen').send([id]).expect(200);
    await uebergib(portal);
    await kunde.post('/api/dplus-update/adressen?ids=3,4').expect(200);
    expect(namen('ausgang').some((n) => n.startsWith(`preisanfrage_${spedeigennr}_`))).toBe(true);
    const index = namen('ausgang').find((n) => n.startsWith('index_adressen_')) ?? '';
    expect(readFileSync(join(verzeichnis, 'ausgang', index), 'utf8')).toContain('<id>3</id>');
  });

  it('wiederholt nach einem Absturz nichts, auch wenn die Datei schon abgeholt ist', async () => {
    const [auftrag] = await uebertragen(1);
    const { id, spedeigennr } = auftrag as Auftrag;
    const { referenz } = await zeile(id);
    const datei = join(verzeichnis, 'ausgang', `${spedeigennr}_${referenz}.xml`);
    renameSync(datei, join(verzeichnis, 'abgeholt.xml'));
    // As if the process had died before it could note what it had done.
    await portal.db.sql(
      "UPDATE uebertragung SET zustand = 'wartet', naechster_versuch = now(), unklar_seit = now() WHERE auftrag_id = $1",
      [id],
    );
    await portal.db.sql('UPDATE auftrag SET status_id = 2 WHERE id = $1', [id]);
    await uebergib(portal);
    expect((await zeile(id)).zustand).toBe('uebergeben');
    expect(namen('ausgang').filter((n) => n.includes(referenz))).toEqual([]);
  });

  it('schreibt einen angefangenen Entwurf neu', async () => {
    const auftrag = await angelegt(portal);
    const alsXml = (a: Auftrag) => portal.app.get(AuftraegeService, { strict: false }).alsXml(a);
    const anbindung = new DateiAnbindung(verzeichnis, alsXml);
    const name = `${auftrag.spedeigennr}_r-1.xml`;
    writeFileSync(join(verzeichnis, 'vorgang', name), '<auftrag><halb');
    await anbindung.uebergib(auftrag, 'r-1');
    await anbindung.uebergib(auftrag, 'r-1');
    expect(readFileSync(join(verzeichnis, 'ausgang', name), 'utf8')).toBe(alsXml(auftrag));
    expect(namen('vorgang').filter((n) => n.startsWith(name))).toEqual([`${name}.bereit`]);
  });

  it('meldet ein Verzeichnis, in das nicht geschrieben werden kann, und holt es nach', async () => {
    const [auftrag] = await markiert(portal, 1);
    const { id } = auftrag as Auftrag;
    renameSync(join(verzeichnis, 'vorgang'), join(verzeichnis, 'weg'));
    await uebergib(portal);
    const wartend = await zeile(id);
    expect(wartend).toMatchObject({ zustand: 'wartet', unklar: false });
    expect(wartend.letzterFehler).toContain('Verzeichnis nicht beschreibbar');
    renameSync(join(verzeichnis, 'weg'), join(verzeichnis, 'vorgang'));
    await new Promise((fertig) => setTimeout(fertig, 50));
    await uebergib(portal);
    expect((await zeile(id)).zustand).toBe('uebergeben');
  });
});

describe('Statusdateien', () => {
  it('in CSV und XML setzen Status, Verlauf und Ablieferung', async () => {
    const [a, b] = await uebertragen(2);
    await lege(
      'eins.csv',
      csv(`${a?.spedeigennr};T-1;5;2026-03-03T09:15:00+01:00;Bremen;"2 EUR; Folie ""defekt""";;`),
    );
    await lege(
      'zwei.xml',
      xml(`<statusmeldung><auftragsnummer>${b?.spedeigennr}</auftragsnummer><ereignis>T-2</ereignis><status>10</status>
        <zeitpunkt>2026-03-05T10:42:00.000Z</zeitpunkt><ereignisort>München</ereignisort><quittiert>Fr. Özdemir</quittiert>
        <signatur>${png.replace(/(.{40})/g, '$1\n')}</signatur></statusmeldung>`),
    );
    const unterwegs = await gelesen(portal, a?.id ?? 0);
    expect(unterwegs.status.id).toBe(5);
    expect(schritt(unterwegs, 5)).toMatchObject({
      datum: '2026-03-03T08:15:00.000Z',
      ereignisort: 'Bremen',
      kommentar: '2 EUR; Folie "defekt"',
    });
    const zugestellt = await gelesen(portal, b?.id ?? 0);
    expect(zugestellt).toMatchObject({ status: { id: 10 }, abliefernachweisExists: true });
    expect(zugestellt.signatur?.replace(/\s/g, '')).toBe(png);
    expect(schritt(zugestellt, 10)).toMatchObject({ quittiert: 'Fr. Özdemir' });
    expect(namen('eingang')).toEqual([]);
    expect(namen('erledigt').filter((n) => /(eins\.csv|zwei\.xml)$/.test(n))).toHaveLength(2);
  });

  it('noch einmal eingelesen ändern nichts', async () => {
    const [a] = await uebertragen(1);
    const inhalt = csv(
      `${a?.spedeigennr};;4;2026-03-03T07:00:00Z;;;;`,
      `${a?.spedeigennr};T-9;10;2026-03-05T10:42:00Z;München;;Huber;${png}`,
      `${a?.spedeigennr};T-9;10;2026-03-05T10:42:00Z;München;;Huber;${png}`,
      'NL-999999;T-1;5;2026-03-03T09:15:00Z;;;;',
    );
    await lege('erst.csv', inhalt);
    const vorher = await gelesen(portal, a?.id ?? 0);
    const fehler = await fehlerliste('admin');
    for (const name of ['nochmal.csv', 'erst.csv']) await lege(name, inhalt);
    expect(await gelesen(portal, a?.id ?? 0)).toEqual(vorher);
    expect((await verlauf(portal, a?.id ?? 0)).sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 10]);
    const danach = await fehlerliste('admin');
    expect(danach).toHaveLength(fehler.length);
    expect(danach.find((f) => f.auftragsnummer === 'NL-999999')).toMatchObject({
      anzahl: 3,
      quelle: 'erst.csv',
    });
  });

  it('ältere Meldungen kommen in den Verlauf, aber nicht in den Status', async () => {
    const [a] = await uebertragen(1);
    await lege('spaet.csv', csv(`${a?.spedeigennr};S-2;9;2026-03-05T06:00:00Z;;;;`));
    await lege('frueh.csv', csv(`${a?.spedeigennr};S-1;6;2026-03-04T06:00:00Z;;;;`));
    expect((await gelesen(portal, a?.id ?? 0)).status.id).toBe(9);
    expect((await verlauf(portal, a?.id ?? 0)).filter((s) => s > 3)).toEqual([6, 9]);
  });

  it('mit falschen Sätzen werden Satz für Satz abgewiesen, die anderen übernommen', async () => {
    const [a, b] = await uebertragen(2);
    const offen = await angelegt(portal);
    const nr = a?.spedeigennr;
    await lege(
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
    expect(await verlauf(portal, a?.id ?? 0)).toEqual(expect.arrayContaining([1, 2, 3, 5]));
    expect((await gelesen(portal, b?.id ?? 0)).status.id).toBe(6);
    expect((await gelesen(portal, offen.id)).status.id).toBe(1);
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
    const bericht = namen('fehler').find((n) => n.endsWith('gemischt.csv.txt')) ?? '';
    expect(readFileSync(join(verzeichnis, 'fehler', bericht), 'utf8')).toContain(
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
    await lege(name, inhalt);
    expect(namen('eingang')).toEqual([]);
    expect(namen('fehler').some((n) => n.endsWith(name))).toBe(true);
    expect((await fehlerliste('admin')).find((f) => f.quelle === name)).toMatchObject({
      satz: null,
      auftragsnummer: null,
    });
  });

  it('liegen, solange jemand an ihnen schreibt; anderes und Verzeichnisse auch', async () => {
    const ort = (name: string) => join(verzeichnis, 'eingang', name);
    writeFileSync(ort('frisch.csv'), csv());
    writeFileSync(ort('.halb.csv'), 'x');
    writeFileSync(ort('liesmich.txt'), 'x');
    mkdirSync(ort('ordner.csv'));
    await portal.app.get(Dateieingang, { strict: false }).laufe();
    expect(namen('eingang')).toEqual(['.halb.csv', 'frisch.csv', 'liesmich.txt', 'ordner.csv']);
    for (const name of namen('eingang')) rmSync(ort(name), { recursive: true });
  });

  it('in westeuropäischer Schreibweise behalten ihre Umlaute', async () => {
    const [a] = await uebertragen(1);
    await lege(
      'ansi.csv',
      Buffer.from(csv(`${a?.spedeigennr};U-1;5;2026-03-03T09:15:00Z;Köln;Größe;;`), 'latin1'),
    );
    expect(schritt(await gelesen(portal, a?.id ?? 0), 5)).toMatchObject({
      ereignisort: 'Köln',
      kommentar: 'Größe',
    });
  });

  it('beantworten Preisanfragen, einmal', async () => {
    const { id, spedeigennr } = await angelegt(portal);
    const kunde = await portal.als('kunde');
    await kunde
      .post('/api/auftraege/typ')
      .send({ typ: 1, ids: [id] })
      .expect(200);
    await kunde.post('/api/auftraege/typUebertragen').send([id]).expect(200);
    await uebergib(portal);
    const beispiel = readFileSync(
      join(import.meta.dirname, '../../../../../../docs/schnittstellen/preis-beispiel.xml'),
      'utf8',
    );
    const inhalt = beispiel.replace('NL-000043', spedeigennr);
    for (const name of ['preis.xml', 'preis-nochmal.xml']) await lege(name, inhalt);
    expect(await gelesen(portal, id)).toMatchObject({ status: { id: 1 }, berechnBetrag: 104.8 });
    const teile = (await kunde.get(`/api/auftraege/brt/${id}`).expect(200)).body;
    expect(teile).toMatchObject([
      { km: 760, berechnteilpositionen: [{ rechenBasis: '800 kg × 13,10 EUR / 100 kg = 104,80' }] },
    ]);
    expect(namen('erledigt').filter((n) => n.includes('preis'))).toHaveLength(2);
    await lege('preis-neu.xml', inhalt.replace('KALK-90017', 'KALK-90018'));
    const [letzter] = await fehlerliste();
    expect(letzter?.grund).toBe(`Für den Auftrag ${spedeigennr} läuft keine Preisermittlung.`);
  });

  it('bestätigen eine Übergabe, von der das Portal noch nichts weiß', async () => {
    const [a] = await markiert(portal, 1);
    await portal.db.sql('UPDATE uebertragung SET unklar_seit = now(), versuche = 1 WHERE auftrag_id = $1', [
      a?.id,
    ]);
    await lege('schneller.csv', csv(`${a?.spedeigennr};Q-1;4;2026-03-03T09:15:00Z;;;;`));
    expect((await gelesen(portal, a?.id ?? 0)).status.id).toBe(4);
    expect((await zeile(a?.id ?? 0)).zustand).toBe('uebergeben');
    expect((await verlauf(portal, a?.id ?? 0)).sort()).toEqual([1, 2, 3, 4]);
  });
});
