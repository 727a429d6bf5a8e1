import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { erstelleAbfragen } from './abfragen';

it('fragt noch einmal, wenn sich etwas ändert, während die erste Antwort unterwegs ist', async () => {
  const abfragen = erstelleAbfragen(vi.fn());
  let antworte: (wert: string) => void = () => undefined;
  const erste = new Promise<string>((fertig) => {
    antworte = fertig;
  });
  const queryFn = vi.fn().mockReturnValueOnce(erste).mockResolvedValue('neu');
  const beobachter = new QueryObserver(abfragen, { queryKey: ['liste', 1], queryFn });
  const ab = beobachter.subscribe(() => undefined);

  const veraltet = abfragen.invalidateQueries({ queryKey: ['liste'] });
  antworte('alt');
  await veraltet;

  expect(beobachter.getCurrentResult().data).toBe('neu');
  expect(queryFn).toHaveBeenCalledTimes(2);
  ab();
});
