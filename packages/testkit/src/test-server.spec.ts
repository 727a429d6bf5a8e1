import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fluechtigerOrt, startTestServer } from './test-server.js';

afterEach(() => vi.unstubAllEnvs());

describe('startTestServer', () => {
  it('takes DATABASE_URL where it is set', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://woanders/postgres');
    expect(await startTestServer()).toMatchObject({
      art: 'DATABASE_URL',
      url: 'postgres://woanders/postgres',
    });
  });

  it('starts the embedded server without a Docker engine and clears up after runs that were cut off', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DOCKER_HOST', 'unix:///nirgends.sock');
    const rest = await mkdtemp(join(await fluechtigerOrt(), 'frachtportal-test-999999999-'));
    const server = await startTestServer();
    try {
      expect(server.art).toBe('embedded');
      const { rows } = await mitVerbindung(server.url, (client) => client.query('SELECT 1 AS eins'));
      expect(rows).toEqual([{ eins: 1 }]);
      await expect(stat(rest)).rejects.toThrow();
    } finally {
      await server.stoppen();
    }
  });
});
