import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { starteS3 } from '../../features/dokumente/testing/s3-server.js';
import { Buch, type Rechnung } from './buch.js';
import { Portalcluster } from './portalcluster.js';
import { esFehlt } from './programme.js';
import type { Rechner } from './rechner.js';

/** Debian's libfaketime. */
const falscheUhr = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

const fehlt = esFehlt();
if (fehlt) console.log(fehlt);

describe.skipIf(fehlt)('Cluster', () => {
  let cluster: Portalcluster;
  let s3: Awaited<ReturnType<typeof starteS3>>;
  beforeAll(async () => {
    s3 = await starteS3();
    cluster = await Portalcluster.starten(s3.env);
  }, 180_000);
  afterAll(async () => {
    await cluster?.stoppen();
    await s3?.schliessen();
  });

  /** People capture, something happens, they go on; then both sides are compared. */
  const waehrend = async (name: string, geschieht: (buch: Buch) => Promise<unknown>): Promise<Rechnung> => {
    await cluster.datenbank.heil();
    const buch = await Buch.aufschlagen(cluster.url);
    await geschieht(buch);
    await buch.mehr(60);
    return schliesse(buch, name);
  };
  const schliesse = async (buch: Buch, name: string): Promise<Rechnung> => {
    const rechnung = await buch.schliesse();
    const { bestaetigt, luecke, abgewiesen, verloren, doppelt } = rechnung;
    const antworten = [...abgewiesen].map(([was, oft]) => `${oft} × ${was}`).join(', ') || 'nichts';
    console.log(
      `${name}: ${bestaetigt} bestätigt, ${verloren.length} verloren, ${doppelt.length} doppelt, längste Lücke ${luecke.toFixed(1)} s, abgewiesen: ${antworten}`,
    );
    expect(doppelt).toEqual([]);
    return rechnung;
  };
  const nichtsVerloren = async (
    name: string,
    hoechstensSekunden: number,
    geschieht: (buch: Buch) => Promise<unknown>,
  ) => {
    const { verloren, luecke } = await waehrend(name, geschieht);
    expect(verloren).toEqual([]);
    expect(luecke).toBeLessThan(hoechstensSekunden);
  };
  const pause = (ms: number) => new Promise((weiter) => setTimeout(weiter, ms));

  const ausUndWiederAn = async (rechner: Rechner, buch: Buch) => {
    rechner.signal('SIGKILL');
    await buch.mehr(30);
    cluster.datenbank.starteRechner(rechner);
  };

  it('a planned switchover', () => nichtsVerloren('wechsel', 3, () => cluster.datenbank.wechsle()));

  it('the leading PostgreSQL is killed', () =>
    nichtsVerloren('postmaster', 20, async () =>
      (await cluster.datenbank.fuehrender()).signal('SIGKILL', 'postgres'),
    ));

  it('the leading machine is switched off, and on again', () =>
    nichtsVerloren('rechner-aus', 30, async (buch) =>
      ausUndWiederAn(await cluster.datenbank.fuehrender(), buch),
    ));

  it('the leading PostgreSQL freezes, and goes on later as if nothing had been', () =>
    nichtsVerloren('eingefroren', 30, async (buch) => {
      const rechner = await cluster.datenbank.fuehrender();
      rechner.signal('SIGSTOP', 'postgres');
      await buch.mehr(30);
      rechner.signal('SIGCONT', 'postgres');
      await pause(3000);
    }));

  it('the synchronous standby is gone', () =>
    nichtsVerloren('standby-weg', 20, async (buch) =>
      ausUndWiederAn(await cluster.datenbank.folgender(), buch),
    ));

  it('the leading machine is cut off from the network', () =>
    nichtsVerloren('netz-getrennt', 30, async (buch) => {
      const rechner = await cluster.datenbank.fuehrender();
      rechner.kabel('down');
      await buch.mehr(30);
      rechner.kabel('up');
    }));

  it('the pooler is killed and starts anew', () =>
    nichtsVerloren('pooler', 10, async () => {
      await cluster.verteiler.toetePgbouncer();
      await pause(500);
      cluster.verteiler.weckePgbouncer();
    }));

  it('each process of the portal is killed in turn', () =>
    nichtsVerloren('portal-getoetet', 5, async (buch) => {
      for (let wer = 0; wer < cluster.anzahl; wer++) {
        await cluster.beende(wer, 'SIGKILL');
        await buch.mehr(10);
        await cluster.starte(wer);
        await cluster.bereit(wer);
      }
    }));

  it('each process of the portal is replaced in turn, and no request fails', async () => {
    const { verloren, abgewiesen } = await waehrend('ausgetauscht', async (buch) => {
      for (let wer = 0; wer < cluster.anzahl; wer++) {
        await cluster.beende(wer, 'SIGTERM');
        await cluster.starte(wer);
        await cluster.bereit(wer);
        await buch.mehr(10);
      }
    });
    expect(verloren).toEqual([]);
    expect([...abgewiesen]).toEqual([]);
  });

  it('the store of documents is gone: orders go on, a paper is refused, and taken once it is back', () =>
    nichtsVerloren('s3-weg', 3, async (buch) => {
      const lege = async () => {
        const daten = new FormData();
        daten.append('metadata', '{}');
        daten.append('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'beleg.pdf');
        const { authorization } = buch.kopf;
        const frage = new URLSearchParams({ filename: 'beleg.pdf', objectId: String(buch.einer()) });
        const pfad = `${cluster.url}/api/dokumentenverweise/upload?${frage}`;
        return (await fetch(pfad, { method: 'POST', headers: { authorization }, body: daten })).status;
      };
      expect(await lege()).toBe(201);
      await s3.aus();
      expect(await lege()).toBeGreaterThanOrEqual(500);
      await buch.mehr(30);
      await s3.an();
      expect(await lege()).toBe(201);
    }));

  it('the disk of the leading machine is full, and has room again', () =>
    nichtsVerloren('platte-voll', 60, async () => {
      const rechner = await cluster.datenbank.fuehrender();
      const leere = rechner.fuelle();
      await pause(10_000);
      leere();
      cluster.datenbank.starteEtcd(rechner);
    }));

  it.skipIf(!existsSync(falscheUhr))('the clock of one process is two hours ahead', async () => {
    await cluster.beende(0, 'SIGTERM');
    await cluster.starte(0, { LD_PRELOAD: falscheUhr, FAKETIME: '+2h', FAKETIME_DONT_FAKE_MONOTONIC: '1' });
    await cluster.bereit(0);
    const { verloren, abgewiesen } = await waehrend('uhr-falsch', (buch) => buch.mehr(60));
    expect(verloren).toEqual([]);
    expect([...abgewiesen]).toEqual([]);
    await cluster.beende(0, 'SIGTERM');
    await cluster.starte(0);
  });

  it('counter-proof: with an asynchronous standby some are lost, and this test sees it', async () => {
    await cluster.datenbank.heil();
    await cluster.datenbank.synchron(false);
    const buch = await Buch.aufschlagen(cluster.url);
    const [fuehrt, folgt] = [await cluster.datenbank.fuehrender(), await cluster.datenbank.folgender()];
    folgt.kabel('down');
    await buch.mehr(20);
    fuehrt.signal('SIGKILL');
    // What its network still has to deliver would come after all.
    fuehrt.kabel('down');
    folgt.kabel('up');
    await buch.mehr(60);
    const { verloren } = await schliesse(buch, 'gegenprobe');
    expect(verloren.length).toBeGreaterThan(0);
    // Nothing comes after it: the cluster ends as it is.
  });
});
