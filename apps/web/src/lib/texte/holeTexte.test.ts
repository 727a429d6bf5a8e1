import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { istVerpassterCode } from '../nachladen';
import { holeTexte } from './holeTexte';

const orte = '/assets/texte-de-anfang-1.json /assets/texte-de-portal-2.json';

beforeEach(() => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'texte', content: orte }));
});
afterEach(() => document.querySelector('meta[name="texte"]')?.remove());

it('die Texte kommen aus der Datei, die die Startseite nennt', async () => {
  const hole = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ a: 'b' }));
  expect(await holeTexte('de-portal')).toEqual({ a: 'b' });
  expect(hole).toHaveBeenCalledWith('/assets/texte-de-portal-2.json');
});

it.each([
  ['es sie nicht mehr gibt', () => Promise.resolve(new Response('', { status: 404 }))],
  ['das Netz fehlt', () => Promise.reject(new TypeError('Failed to fetch'))],
])('wenn %s, gilt das als verpasster Code', async (_, antwort) => {
  vi.spyOn(window, 'fetch').mockImplementation(antwort);
  const grund = await holeTexte('de-portal').catch((e: unknown) => e);
  expect(istVerpassterCode(grund)).toBe(true);
});
