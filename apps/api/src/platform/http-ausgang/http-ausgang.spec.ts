import dns from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sende } from './http-ausgang.js';

let server: Server;
let gehoert = 0;
beforeAll(async () => {
  server = createServer((_anfrage, antwort) => {
    gehoert++;
    antwort.end('x'.repeat(100_000));
  });
  await new Promise<void>((offen) => server.listen(0, '127.0.0.1', offen));
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const an = (host: string, erlaubt: string[] = []) =>
  sende({
    adresse: `http://${host}:${(server.address() as AddressInfo).port}/`,
    koepfe: {},
    inhalt: '{}',
    fristMs: 2000,
    erlaubt,
    hoechstensBytes: 1000,
  });

it('reads so much of an answer, and leaves the rest', async () => {
  const { status, text } = await an('127.0.0.1', ['127.0.0.0/8']);
  expect([status, text.length]).toEqual([200, 1000]);
});

it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])(
  'connects to %s only where it is named',
  async (host) => {
    const vorher = gehoert;
    await expect(an(host)).rejects.toThrow(/verboten/);
    expect(gehoert).toBe(vorher);
  },
);

it('a name that stands for the world when it is asked first and for this machine when it is connected to gets nowhere', async () => {
  const vorher = gehoert;
  let mal = 0;
  vi.spyOn(dns, 'lookup').mockImplementation((async () => [
    { address: mal++ === 0 ? '93.184.216.34' : '127.0.0.1', family: 4 },
  ]) as never);
  await expect(an('rebinding.example')).rejects.toThrow(/verboten/);
  expect([mal, gehoert]).toEqual([2, vorher]);
});
