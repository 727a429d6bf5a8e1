import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());

const koepfe = async (kopf: Record<string, string>) =>
  (await portal.anonym().get('/api/health/live').set(kopf).expect(200)).headers;

it('whoever came encrypted is told to come no other way, behind a proxy that is trusted', async () => {
  const hsts = async (kopf: Record<string, string>) => (await koepfe(kopf))['strict-transport-security'];
  expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await hsts({})).toBeUndefined();
  await portal.neuStarten({ TRUST_PROXY: '' });
  expect(await hsts({ 'x-forwarded-proto': 'https' })).toBeUndefined();
});
