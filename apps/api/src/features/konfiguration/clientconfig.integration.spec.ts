import { schluesselnamen } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const konfiguration = async (wer: string) =>
  (await (await portal.als(wer)).get('/api/config-param/clientconfig').expect(200)).body;

describe('GET /config-param/clientconfig', () => {
  it('answers every key with its prefix, every value a text [2-3.095,096 C-020]', async () => {
    const werte = await konfiguration('leser');
    expect(Object.keys(werte).sort()).toEqual(schluesselnamen.map((s) => `client.${s}`).sort());
    for (const [name, wert] of Object.entries(werte)) expect(typeof wert, name).toBe('string');
    expect(werte).toMatchObject({ 'client.denyOrderEdit': 'false', 'client.dokumentenverweise': 'true' });
  });

  it('answers what is set for the main client to its clients alone', async () => {
    await konfiguriere(portal, { terminArtFixTermin: '9' });
    expect((await konfiguration('kunde'))['client.terminArtFixTermin']).toBe('9');
    expect((await konfiguration('fremd'))['client.terminArtFixTermin']).toBe('4');
  });
});
