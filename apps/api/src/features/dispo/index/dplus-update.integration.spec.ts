import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { vonHand } from '../testing/auftraege.js';
import { Gegenstelle, schluessel } from '../testing/gegenstelle.js';

let portal: Portal;
let stelle: Gegenstelle;
beforeAll(async () => {
  stelle = await Gegenstelle.oeffnen();
  portal = await startePortal({
    ...vonHand,
    DISPO: 'http',
    DISPO_URL: stelle.url,
    DISPO_SCHLUESSEL: schluessel,
  });
});
afterAll(async () => {
  await portal.schliessen();
  await stelle.schliessen();
});

describe('dplus-update', () => {
  it('stößt die Aktualisierung an, HEAD sagt, wann sie zuletzt lief [2-7.013 2-8.025 C-048,049]', async () => {
    const kunde = await portal.als('kunde');
    const nie = await kunde.head('/api/dplus-update/lademittel').expect(200);
    expect(nie.headers['index-aktualisiert']).toBeUndefined();
    const vorher = Date.now();
    const antwort = await kunde.post('/api/dplus-update/lademittel?ids=1,2,2').expect(200);
    expect(antwort.body).toEqual([
      {
        severity: 'INFO',
        key: 'dispo.indexAktualisiert',
        text: 'Der Index Lademittel wurde erfolgreich aktualisiert.',
        params: { x: 'Lademittel' },
      },
    ]);
    const englisch = await kunde.post('/api/dplus-update/lademittel').set('languageId', '51').expect(200);
    expect(englisch.body[0].text).toMatch(/^The index .* was updated successfully\.$/);
    await kunde.post('/api/dplus-update/lademittel?ids=1,2,2').expect(200);
    const gesendet = stelle.eingang.at(-1);
    expect(gesendet?.art).toBe('index');
    expect(gesendet?.inhalt.match(/<id>/g)).toHaveLength(2);
    const { headers } = await kunde.head('/api/dplus-update/lademittel').expect(200);
    const nachher = Date.now();
    for (const name of ['index-angefordert', 'index-aktualisiert']) {
      expect(Date.parse(headers[name] ?? '')).toBeGreaterThanOrEqual(vorher);
      expect(Date.parse(headers[name] ?? '')).toBeLessThanOrEqual(nachher);
    }
    // Without milliseconds.
    const ganzeSekunde = Math.floor(Date.parse(headers['index-aktualisiert'] ?? '') / 1000) * 1000;
    expect(Date.parse(headers['last-modified'] ?? '')).toBe(ganzeSekunde);
    expect(headers['index-fehler']).toBe('false');
    expect(
      (await kunde.head('/api/dplus-update/verpackungen')).headers['index-aktualisiert'],
    ).toBeUndefined();
  });

  it('sagt, wenn das Dispositionssystem nicht mitmacht, und behält den letzten Erfolg', async () => {
    const kunde = await portal.als('kunde');
    await kunde.post('/api/dplus-update/adressen').expect(200);
    const { headers: davor } = await kunde.head('/api/dplus-update/adressen');
    stelle.verhalten = 500;
    const antwort = await kunde.post('/api/dplus-update/adressen').expect(503);
    expect(antwort.headers['retry-after']).toBe('5');
    expect(antwort.body[0]).toMatchObject({
      key: 'dispo.indexFehler',
      text: 'Der Index Adressen konnte nicht aktualisiert werden: Die Übergabe an die Disposition ist nicht gelungen. Den Grund kennt Ihre Spedition.',
    });
    expect(JSON.stringify([antwort.body, antwort.headers])).not.toContain('so nicht');
    const verwaltet = await (await portal.als('admin')).post('/api/dplus-update/adressen').expect(503);
    expect(verwaltet.body[0].text).toBe(
      'Der Index Adressen konnte nicht aktualisiert werden: HTTP 500 so nicht',
    );
    stelle.verhalten = 200;
    const { headers } = await kunde.head('/api/dplus-update/adressen').expect(200);
    expect(headers).toMatchObject({
      'index-fehler': 'true',
      'index-aktualisiert': davor['index-aktualisiert'],
    });
  });

  it('kennt nur die beschriebenen Indexe und nimmt nur Kennungen', async () => {
    const kunde = await portal.als('kunde');
    for (const typ of ['unbekannt', 'toString', '__proto__', 'Adressen']) {
      await kunde.post(`/api/dplus-update/${typ}`).expect(404);
      await kunde.head(`/api/dplus-update/${typ}`).expect(404);
    }
    for (const ids of ['x', '1,', '0', '-1', '1;2', '99999999999']) {
      await kunde.post(`/api/dplus-update/adressen?ids=${ids}`).expect(400);
    }
    await kunde.post('/api/dplus-update/adressen?ids=1&ids=2').expect(400);
    await kunde
      .post(`/api/dplus-update/adressen?ids=${Array.from({ length: 1001 }, (_, i) => i + 1).join(',')}`)
      .expect(400);
  });

  it('nimmt nur Einträge, die der Aufrufer sieht', async () => {
    const [kunde, dispo] = [await portal.als('kunde'), await portal.als('dispo')];
    const { adressen, benutzer, nord, nordKunde, alpen } = portal.welt;
    const erlaubt = [
      ['adressen', adressen.nordKunde],
      ['benutzer', benutzer['kunde']?.id],
      ['mandanten', nordKunde],
      ['orte', (await portal.db.eine<{ id: number }>('SELECT min(id) AS id FROM ort'))?.id],
      ['verkehrsarten', 1],
    ];
    for (const [typ, id] of erlaubt) await kunde.post(`/api/dplus-update/${typ}?ids=${id}`).expect(200);
    await dispo.post(`/api/dplus-update/mandanten?ids=${nord},${nordKunde}`).expect(200);
    const gesendet = stelle.eingang.length;
    const fremdes = [
      ['adressen', adressen.alpen],
      ['adressen', `${adressen.nordKunde},${adressen.alpen}`],
      ['benutzer', benutzer['fremd']?.id],
      ['mandanten', alpen],
      ['verkehrsarten', 999_999],
      ['konfiguration', 1],
    ];
    for (const [typ, ids] of fremdes) await dispo.post(`/api/dplus-update/${typ}?ids=${ids}`).expect(404);
    expect(stelle.eingang).toHaveLength(gesendet);
  });

  it('stößt nur an, wer bearbeiten darf', async () => {
    await (await portal.als('leser')).post('/api/dplus-update/adressen').expect(403);
    await (await portal.als('leser')).head('/api/dplus-update/adressen').expect(200);
    await portal.anonym().post('/api/dplus-update/adressen').expect(401);
    await portal.anonym().head('/api/dplus-update/adressen').expect(401);
  });
});
