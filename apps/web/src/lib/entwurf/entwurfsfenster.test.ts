import { afterEach, expect, it, vi } from 'vitest';
import { frageFenster, halte } from './entwurfsfenster';

const offen: (() => void)[] = [];
const merke = (zu: () => void) => {
  offen.push(zu);
  return zu;
};
afterEach(() => {
  for (const zu of offen.splice(0)) zu();
});
/** What the windows of this browser tell each other is through. */
const ruhe = () => new Promise((fertig) => setTimeout(fertig, 60));

it('ein Fenster erfährt, welche Entwürfe die anderen gerade bearbeiten, und nur die nach denen es fragt', async () => {
  merke(halte('auftragsentwurf/1/a'));
  merke(halte('auftragsentwurf/1/b'));
  merke(halte('auftragsentwurf/2/c'));
  merke(halte('adressentwurf/1/d'));
  const gehoert = vi.fn();
  merke(frageFenster('auftragsentwurf/1/', gehoert));
  await vi.waitFor(() => expect(gehoert).toHaveBeenCalledTimes(2));
  await ruhe();
  expect(gehoert.mock.calls.flat().sort()).toEqual(['auftragsentwurf/1/a', 'auftragsentwurf/1/b']);
});

it('wer losgelassen hat, antwortet nicht mehr', async () => {
  merke(halte('auftragsentwurf/1/a'))();
  const gehoert = vi.fn();
  merke(frageFenster('auftragsentwurf/1/', gehoert));
  await ruhe();
  expect(gehoert).not.toHaveBeenCalled();
});

it('wer nicht mehr fragt, hört nichts mehr', async () => {
  merke(halte('auftragsentwurf/1/a'));
  const gehoert = vi.fn();
  frageFenster('auftragsentwurf/1/', gehoert)();
  await ruhe();
  expect(gehoert).not.toHaveBeenCalled();
});
