import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausXml } from '../../../platform/xml/lesen.js';
import { AuftraegeService, auftragsdokument } from '../../auftraege/auftraege.service.js';
import { angelegt, fragePreisAn, markiert, uebergib, verlauf } from '../testing/auftraege.js';
import { Dateitausch } from '../testing/dateitausch.js';
import { DateiAnbindung } from './datei.anbindung.js';

let tausch: Dateitausch;
beforeAll(async () => {
  tausch = await Dateitausch.oeffnen();
});
afterAll(() => tausch.schliessen());

describe('Übergabe als Datei', () => {
  it('legt je Auftrag eine Datei ab, die dasselbe XML enthält', async () => {
    const [auftrag] = await tausch.uebertragen(1);
    const { id, spedeigennr } = auftrag as Auftrag;
    const { referenz } = await tausch.zeile(id);
    const inhalt = readFileSync(tausch.pfad('ausgang', `${spedeigennr}_${referenz}.xml`), 'utf8');
    const gelesenXml = ausXml(auftragsdokument, inhalt);
    expect(gelesenXml).toMatchObject({ id, spedeigennr, status: { id: 2 } });
    expect(gelesenXml['auftragspositionen']).toHaveLength(2);
    expect(await verlauf(tausch.portal, id)).toEqual([1, 2, 3]);
  });

  it('stellt Preisanfragen und Aufforderungen für Indexe daneben', async () => {
    const { id, spedeigennr } = await angelegt(tausch.portal);
    await fragePreisAn(tausch.portal, id);
    await uebergib(tausch.portal);
    const { nordKunde } = tausch.portal.welt.adressen;
    await (await tausch.portal.als('kunde')).post(`/api/dplus-update/adressen?ids=${nordKunde}`).expect(200);
    expect(tausch.namen('ausgang').some((n) => n.startsWith(`preisanfrage_${spedeigennr}_`))).toBe(true);
    const index = tausch.namen('ausgang').find((n) => n.startsWith('index_adressen_')) ?? '';
    expect(readFileSync(tausch.pfad('ausgang', index), 'utf8')).toContain(`<id>${nordKunde}</id>`);
  });

  it('wiederholt nach einem Absturz nichts, auch wenn die Datei schon abgeholt ist', async () => {
    const [auftrag] = await tausch.uebertragen(1);
    const { id, spedeigennr } = auftrag as Auftrag;
    const { referenz } = await tausch.zeile(id);
    const datei = tausch.pfad('ausgang', `${spedeigennr}_${referenz}.xml`);
    renameSync(datei, tausch.pfad('abgeholt.xml'));
    // As if the process had died before it could note what it had done.
    await tausch.portal.db.sql(
      "UPDATE uebertragung SET zustand = 'wartet', naechster_versuch = now(), unklar_seit = now() WHERE auftrag_id = $1",
      [id],
    );
    await tausch.portal.db.sql('UPDATE auftrag SET status_id = 2 WHERE id = $1', [id]);
    await uebergib(tausch.portal);
    expect((await tausch.zeile(id)).zustand).toBe('uebergeben');
    expect(tausch.namen('ausgang').filter((n) => n.includes(referenz))).toEqual([]);
  });

  it('schreibt einen angefangenen Entwurf neu', async () => {
    const auftrag = await angelegt(tausch.portal);
    const alsXml = (a: Auftrag) => tausch.portal.app.get(AuftraegeService, { strict: false }).alsXml(a);
    const anbindung = new DateiAnbindung(tausch.verzeichnis, alsXml);
    const name = `${auftrag.spedeigennr}_r-1.xml`;
    writeFileSync(tausch.pfad('vorgang', name), '<auftrag><halb');
    await anbindung.uebergib(auftrag, 'r-1');
    await anbindung.uebergib(auftrag, 'r-1');
    expect(readFileSync(tausch.pfad('ausgang', name), 'utf8')).toBe(await alsXml(auftrag));
    expect(tausch.namen('vorgang').filter((n) => n.startsWith(name))).toEqual([`${name}.bereit`]);
  });

  it('meldet ein Verzeichnis, in das nicht geschrieben werden kann, und holt es nach', async () => {
    const [auftrag] = await markiert(tausch.portal, 1);
    const { id } = auftrag as Auftrag;
    renameSync(tausch.pfad('vorgang'), tausch.pfad('weg'));
    await uebergib(tausch.portal);
    const wartend = await tausch.zeile(id);
    expect(wartend).toMatchObject({ zustand: 'wartet', unklar: false });
    expect(wartend.letzterFehler).toContain('Verzeichnis nicht beschreibbar');
    renameSync(tausch.pfad('weg'), tausch.pfad('vorgang'));
    await new Promise((fertig) => setTimeout(fertig, 50));
    await uebergib(tausch.portal);
    expect((await tausch.zeile(id)).zustand).toBe('uebergeben');
  });
});
