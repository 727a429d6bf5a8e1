import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../../testing/bald.js';
import { oeffnePortal, type Portal } from '../../../testing/portal.js';
import { Paar } from '../../../testing/server/paar.js';
import { hoechstens } from '../../../testing/zeiten.js';

/** A leading PostgreSQL, and one that follows it for whatever takes long to read. */
describe('DATABASE_URL_LESEN', () => {
  let paar: Paar;
  let portal: Portal;
  beforeAll(async () => {
    paar = await Paar.starten();
    portal = await oeffnePortal({
      ...paar.bestand,
      env: {
        ...paar.bestand.env,
        DATABASE_URL: paar.in(paar.fuehrender),
        DATABASE_URL_LESEN: paar.in(paar.folgender),
      },
    });
  });
  afterAll(async () => {
    await portal?.app.close();
    await paar?.stoppen();
  });

  const amFolgenden = (sql: string) => mitVerbindung(paar.folgender.url(), (db) => db.query(sql));
  /** What the portal last asked the one that follows, if it has asked it anything. */
  const gefragt = async () =>
    (
      await amFolgenden(
        "SELECT query FROM pg_stat_activity WHERE application_name = 'frachtportal-lesen' AND query LIKE '%COMMIT%'",
      )
    ).rowCount;
  const lege = async () => {
    const antwort = await (await portal.als('kunde'))
      .post('/api/auftraege')
      .send(einAuftrag().ohneTermine().build())
      .expect(201);
    return antwort.body as { id: number; spedeigennr: string };
  };
  const ausgeben = async (ids: number[]) =>
    (await (await portal.als('kunde')).get(`/api/auftraege/exportcsv/${ids.join()}`).expect(200)).text;

  it('exports and the overview have what was stored just before, and are read where nobody works', async () => {
    for (let i = 0; i < 20; i++) {
      const { id, spedeigennr } = await lege();
      expect(await ausgeben([id])).toContain(spedeigennr);
    }
    expect(await gefragt()).toBeGreaterThan(0);
    const uebersicht = await (await portal.als('kunde')).get('/api/auftraege/uebersicht').expect(200);
    expect(JSON.stringify(uebersicht.body)).toContain('wochen');
  });

  it('sees nothing of others, as the role without ownership', async () => {
    const { id } = await lege();
    await (await portal.als('fremd')).get(`/api/auftraege/exportcsv/${id}`).expect(404);
  });

  it('too far behind, the database itself is asked, and says it within seconds', async () => {
    await amFolgenden('SELECT pg_wal_replay_pause()');
    const { id, spedeigennr } = await lege();
    const seit = performance.now();
    expect(await ausgeben([id])).toContain(spedeigennr);
    hoechstens(performance.now() - seit, 4000);
    await amFolgenden('SELECT pg_wal_replay_resume()');
  });

  it('away, nothing is missed but its speed', async () => {
    await paar.folgender.stoppen();
    const { id, spedeigennr } = await lege();
    expect(await ausgeben([id])).toContain(spedeigennr);
    await (await portal.als('kunde')).get('/api/auftraege/uebersicht').expect(200);
    await bis(async () => (await (await portal.als('kunde')).get('/api/health/ready')).status === 200);
  });
});
