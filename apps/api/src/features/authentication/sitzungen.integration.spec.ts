import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims } from '../../testing/ausweise.js';
import { bald } from '../../testing/bald.js';
import { aendereBenutzer, benutzerhilfen } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const erneuern = (refreshToken: string) =>
  portal.anonym().post('/api/authentication/token').send({ refreshToken });

async function neu(paar: Tokenpaar): Promise<Tokenpaar> {
  const { status, body } = await erneuern(paar.refreshToken);
  expect(status).toBe(200);
  return body;
}

const lesen = (paar: Tokenpaar) =>
  portal.anonym().get('/api/benutzer/currentAsList').set('authorization', `Bearer ${paar.accessToken}`);

const abgelaufen = [
  {
    severity: 'ERROR',
    key: 'anmeldung.abgelaufen',
    text: 'Anmeldung abgelaufen. Bitte melden Sie sich erneut an.',
  },
];

async function verlangeAbgelaufen(refreshToken: string): Promise<void> {
  const antwort = await erneuern(refreshToken);
  expect([antwort.status, antwort.body]).toEqual([401, abgelaufen]);
}

/** Lets the grace window of every token replaced so far pass. */
const kulanzVorbei = () =>
  portal.db.zeilen("UPDATE auffrischung SET ersetzt_am = ersetzt_am - interval '21 seconds'");

const grund = async (paar: Tokenpaar) =>
  (
    await portal.db.sql('SELECT beendet_grund FROM sitzung WHERE id = $1', [claims(paar.accessToken)['sid']])
  )[0];

describe('Erneuern', () => {
  it('gives a new pair that works, for the same person and session [2-7.008 C-004]', async () => {
    const erstes = await portal.anmelden('kunde');
    const zweites = await neu(erstes);
    expect(zweites.refreshToken).not.toBe(erstes.refreshToken);
    const { body } = await lesen(zweites).expect(200);
    expect(body[0].name).toBe('kunde');
    expect(claims(zweites.accessToken)['sid']).toBe(claims(erstes.accessToken)['sid']);
    await lesen(await neu(zweites)).expect(200);
  });

  it('gives 50 parallel renewals one and the same successor', async () => {
    const paar = await portal.anmelden('kunde');
    const antworten = await Promise.all(Array.from({ length: 50 }, () => erneuern(paar.refreshToken)));
    expect(antworten.map((a) => a.status)).toEqual(Array(50).fill(200));
    expect(new Set(antworten.map((a) => JSON.stringify(a.body))).size).toBe(1);
    const sid = claims(paar.accessToken)['sid'];
    const zeilen = await portal.db.sql('SELECT 1 FROM auffrischung WHERE sitzung_id = $1', [sid]);
    expect(zeilen).toHaveLength(2);
  });

  it('gives a second tab within the grace window the same successor, also after a restart', async () => {
    const erstes = await portal.anmelden('kunde');
    const zweites = await neu(erstes);
    expect(await neu(erstes)).toEqual(zweites);
    await portal.neuStarten();
    expect(await neu(erstes)).toEqual(zweites);
    await lesen(await neu(zweites)).expect(200);
  });

  it('ends the family when a token comes back after the grace window', async () => {
    const erstes = await portal.anmelden('kunde');
    const zweites = await neu(erstes);
    await kulanzVorbei();
    await lesen(zweites).expect(200);
    await verlangeAbgelaufen(erstes.refreshToken);
    await lesen(zweites).expect(401);
    await verlangeAbgelaufen(zweites.refreshToken);
    expect(await grund(erstes)).toEqual({ beendet_grund: 'wiederverwendet' });
  });

  it('ends one family only: another login of the same person goes on', async () => {
    const [gestohlen, daheim] = [await portal.anmelden('kunde'), await portal.anmelden('kunde')];
    await neu(gestohlen);
    await kulanzVorbei();
    await verlangeAbgelaufen(gestohlen.refreshToken);
    await lesen(daheim).expect(200);
    await neu(daheim);
  });

  it('refuses the first of two tokens used within 50 ms, and throws nobody out for it', async () => {
    const erstes = await portal.anmelden('kunde');
    const zweites = await neu(erstes);
    const drittes = await neu(zweites);
    await verlangeAbgelaufen(erstes.refreshToken);
    await lesen(drittes).expect(200);
    await neu(drittes);
  });

  it('remembers used tokens over a restart', async () => {
    const erstes = await portal.anmelden('kunde');
    const drittes = await neu(await neu(erstes));
    await kulanzVorbei();
    await portal.neuStarten();
    await verlangeAbgelaufen(erstes.refreshToken);
    await lesen(drittes).expect(401);
  });

  it('keeps a session alive for 14 days after each renewal, and no longer', async () => {
    const paar = await portal.anmelden('kunde');
    const sid = claims(paar.accessToken)['sid'];
    const altern = (tage: number) =>
      portal.db.zeilen(
        'UPDATE sitzung SET laeuft_ab_am = laeuft_ab_am - make_interval(days => $2) WHERE id = $1',
        [sid, tage],
      );
    await altern(13);
    const zweites = await neu(paar);
    await altern(13);
    const drittes = await neu(zweites);
    await altern(14);
    await lesen(drittes).expect(401);
    await verlangeAbgelaufen(drittes.refreshToken);
  });

  it.each([
    ['an invented token', { refreshToken: 'x'.repeat(43) }, 401],
    ['an SQL fragment', { refreshToken: "' OR true --" }, 401],
    ['no token', {}, 400],
    ['an empty token', { refreshToken: '' }, 400],
    ['a number', { refreshToken: 5 }, 400],
    ['an unknown field', { refreshToken: 'x', admin: true }, 400],
  ])('refuses %s', async (_was, body, status) => {
    const antwort = await portal.anonym().post('/api/authentication/token').send(body);
    expect(antwort.status).toBe(status);
    expect(antwort.body[0].severity).toBe('ERROR');
  });

  it('takes no access token for a refresh token', async () => {
    await verlangeAbgelaufen((await portal.anmelden('kunde')).accessToken);
  });

  it('survives 20 tabs that share one storage and renew 5 times each', async () => {
    let ablage = await portal.anmelden('kunde');
    const tab = async () => {
      for (let i = 0; i < 5; i++) {
        const benutzt = ablage;
        const antwort = await erneuern(benutzt.refreshToken);
        if (antwort.status === 200) ablage = antwort.body;
        // As the client does it: who is refused waits for the new pair of another tab, whose answer may still be on its way.
        else await bald(() => expect(ablage.refreshToken).not.toBe(benutzt.refreshToken));
      }
    };
    await Promise.all(Array.from({ length: 20 }, tab));
    await lesen(await neu(ablage)).expect(200);
  });
});

describe('Ende einer Sitzung', () => {
  it('by logout refuses every token of the family at once [C-003]', async () => {
    const erstes = await portal.anmelden('kunde');
    const zweites = await neu(erstes);
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${zweites.accessToken}`)
      .expect(204);
    for (const paar of [erstes, zweites]) {
      const antwort = await lesen(paar);
      expect([antwort.status, antwort.body]).toEqual([401, []]);
      await verlangeAbgelaufen(paar.refreshToken);
    }
    expect(await grund(erstes)).toEqual({ beendet_grund: 'abgemeldet' });
  });

  it('comes at once for a user who is disabled', async () => {
    const paar = await portal.anmelden('metro');
    await aendereBenutzer(portal, 'metro', { authorized: false });
    await lesen(paar).expect(401);
    await verlangeAbgelaufen(paar.refreshToken);
    await aendereBenutzer(portal, 'metro', { authorized: true });
  });

  it('comes at once for a user whose confirmation is gone', async () => {
    const paar = await portal.anmelden('metro');
    const { id } = portal.welt.benutzer['metro'] ?? {};
    await portal.db.zeilen('UPDATE benutzer SET bestaetigt_am = NULL WHERE id = $1', [id]);
    await lesen(paar).expect(401);
    await verlangeAbgelaufen(paar.refreshToken);
    await portal.db.zeilen('UPDATE benutzer SET bestaetigt_am = now() WHERE id = $1', [id]);
  });

  it('of a deleted user leaves nothing that opens', async () => {
    const { bestaetigter, lesen: lies } = benutzerhilfen(() => portal);
    const { id, name } = await bestaetigter();
    const paar = await portal.anmelden(name);
    const { token } = (await lies('admin', id)).body;
    await (await portal.als('admin')).delete(`/api/benutzer/${id}`).query({ token }).expect(204);
    await lesen(paar).expect(401);
    await verlangeAbgelaufen(paar.refreshToken);
  });
});
