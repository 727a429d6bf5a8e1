import { describe, expect, it } from 'vitest';
import { einstellungen } from '../../../../scripts/lib/einstellungen.mjs';
import { gesperrtePorts } from '../../../../scripts/lib/gesperrte-ports.mjs';

const mit = (PORT: string) => einstellungen({ PORT });

describe('PORT', () => {
  it.each(['4190', '6000', '6667'])('is refused where no browser goes: %s', (port) => {
    expect(() => mit(port)).toThrow(`PORT=${port} öffnet kein Browser`);
  });

  it('may be any other', () => {
    for (const port of ['3000', '6001', '8080']) expect(mit(port).port).toBe(Number(port));
    for (const port of ['0', '65536', 'x']) expect(() => mit(port)).toThrow('PORT muss eine Zahl');
  });

  it('is refused for those that `fetch` refuses, and their neighbours are not', async () => {
    const weist = async (port: number) => {
      const grund = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(0) }).catch(
        (f: Error) => f.cause,
      );
      return grund instanceof Error && grund.message === 'bad port';
    };
    const nachbarn = [...gesperrtePorts].flatMap((port: number) => [port - 1, port, port + 1]);
    for (const port of new Set(nachbarn.filter((p) => p > 0)))
      expect([port, await weist(port)]).toEqual([port, gesperrtePorts.has(port)]);
  });
});
