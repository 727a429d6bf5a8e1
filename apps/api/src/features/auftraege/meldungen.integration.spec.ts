import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { fehlproben } from '@frachtportal/domain/testing/fehlproben';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
afterEach(() => konfiguriere(portal, {}));

/** The form is held to the same table: apps/web, `meldungen.test.tsx`. */
it.each(Object.entries(fehlproben))(
  'every message is answered at its field: %s [1-5.012,020,021 1-9.024]',
  async (_, probe) => {
    await konfiguriere(portal, probe.einstellungen);
    const dispo = await portal.als('dispo');
    const { status, body } = await dispo.post('/api/auftraege').send(probe.auftrag);
    expect(status).toBe(400);
    const gemeldet = (body as Meldung[]).map(({ severity, field, text }) => [severity, field, text]);
    expect(gemeldet.sort()).toEqual(probe.erwartet.map(([feld, text]) => ['ERROR', feld, text]).sort());
  },
);
