import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import pg from 'pg';
import { expect, it } from 'vitest';
import { antwortAuf } from './fehler.filter.js';

it('a connection that ended between two statements of a request is an outage, not a fault', async () => {
  const client = new pg.Client(testServerUrl());
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  // It says several times that it has lost its server.
  client.on('error', () => undefined);
  const ende = new Promise<void>((weiter) => client.once('end', weiter));
  await mitVerbindung(testServerUrl(), (andere) =>
    andere.query('SELECT pg_terminate_backend($1)', [rows[0].pid]),
  );
  await ende;
  const ursache = await client.query('SELECT 1').catch((e: unknown) => e);
  expect(antwortAuf(ursache)).toMatchObject({
    status: 503,
    meldungen: [expect.objectContaining({ key: 'server.nichtErreichbar' })],
  });
});
