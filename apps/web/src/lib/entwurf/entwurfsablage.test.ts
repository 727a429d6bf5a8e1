import { expect, it } from 'vitest';
import { dauerhaft } from '../../testing/browserspeicher';
import { neueKennung } from '../kennung';
import { findeEntwuerfe, schreibe, schreibeSofort } from './entwurfsablage';

const heute = new Date('2026-11-21T12:00:00Z');
const vorTagen = (tage: number) => new Date(heute.getTime() - tage * 86_400_000).toISOString();
const namen = async () => (await findeEntwuerfe('auftragsentwurf/1/', heute)).map((f) => f.name);

it('ein Entwurf wird 30 Tage lang angeboten, der neueste zuerst, und geht dann, wem er auch gehört', async () => {
  await schreibe('auftragsentwurf/1/alt', { zeit: vorTagen(29) });
  await schreibe('auftragsentwurf/1/neu', { zeit: vorTagen(1) });
  schreibeSofort('auftragsentwurf/1/abgestuerzt', { zeit: vorTagen(31) });
  await schreibe('auftragsentwurf/1/vergessen', { zeit: vorTagen(31) });
  await schreibe('adressentwurf/2/vergessen', { zeit: vorTagen(400) });
  expect(await namen()).toEqual(['auftragsentwurf/1/neu', 'auftragsentwurf/1/alt']);
  expect([...dauerhaft.keys(), ...Object.keys(localStorage)].sort()).toEqual([
    'auftragsentwurf/1/alt',
    'auftragsentwurf/1/neu',
  ]);
});

it('was im Browser sonst liegt, bleibt unberührt', async () => {
  localStorage.setItem('spalten', JSON.stringify({ zeit: vorTagen(99) }));
  await namen();
  expect(localStorage.getItem('spalten')).not.toBeNull();
});

it('der Stand der letzten Taste gilt vor dem dauerhaften', async () => {
  await schreibe('auftragsentwurf/1/a', { zeit: vorTagen(2) });
  schreibeSofort('auftragsentwurf/1/a', { zeit: vorTagen(1) });
  const [fund] = await findeEntwuerfe('auftragsentwurf/1/', heute);
  expect(fund?.entwurf.zeit).toBe(vorTagen(1));
});

it('eine Kennung gibt es einmal, auch ohne HTTPS', () => {
  const alle = new Set(Array.from({ length: 500 }, neueKennung));
  expect(alle.size).toBe(500);
  expect([...alle].every((k) => /^[0-9a-f]{32}$/.test(k))).toBe(true);
});
