import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EigeneDatenbank } from '../../../testing/eigene-datenbank.js';
import { ganz, gespeicherte, Last } from '../../../testing/last.js';

const verlangt = process.env['FRACHTPORTAL_ABSTUERZE'];
const abstuerze = Number(verlangt ?? 10);
/** On a busy machine rather fewer crashes than no end. */
const hoechstensMs = verlangt ? Number.POSITIVE_INFINITY : 60_000;

describe('Absturz von PostgreSQL unter Last', () => {
  let datenbank: EigeneDatenbank;
  beforeAll(async () => {
    datenbank = await EigeneDatenbank.oeffnen();
  });
  afterAll(() => datenbank?.schliessen());

  it('loses no acknowledged order and leaves none half', {
    timeout: 120_000 + abstuerze * 15_000,
  }, async () => {
    const last = new Last(datenbank, 'fest');
    const beginn = performance.now();
    for (let i = 0; i < abstuerze && (i < 3 || performance.now() - beginn < hoechstensMs); i++) {
      await last.mehr(12);
      await datenbank.toete();
      await datenbank.starte();
    }
    await last.mehr(1);
    await last.halte();
    const gefunden = await gespeicherte(datenbank);
    for (const { teile } of gefunden) expect(teile).toEqual(ganz);
    const vorhanden = new Set(gefunden.map((z) => z.referenz));
    expect(last.bestaetigt.filter((r) => !vorhanden.has(r))).toEqual([]);
  });
});

describe('Die Gegenprobe', () => {
  let datenbank: EigeneDatenbank;
  beforeAll(async () => {
    datenbank = await EigeneDatenbank.oeffnen(false);
  });
  afterAll(() => datenbank?.schliessen());

  it('a database that does not wait for its disk loses some: the test above would see it', {
    timeout: 240_000,
  }, async () => {
    // What has been acknowledged waits long for the disk, so that the kill comes before.
    for (const satz of ["wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
      await datenbank.direkt(`ALTER SYSTEM SET ${satz}`);
    await datenbank.direkt('SELECT pg_reload_conf()');
    // The login itself is not to be lost.
    await datenbank.portal.als('kunde');
    await datenbank.direkt('CHECKPOINT');
    let verloren = 0;
    for (let i = 0; i < 10 && !verloren; i++) {
      const last = new Last(datenbank, `lose-${i}`);
      await last.mehr(12);
      await datenbank.toete();
      await datenbank.starte();
      await last.halte();
      const vorhanden = new Set((await gespeicherte(datenbank)).map((z) => z.referenz));
      verloren = last.bestaetigt.filter((r) => !vorhanden.has(r)).length;
    }
    expect(verloren).toBeGreaterThan(0);
  });
});
