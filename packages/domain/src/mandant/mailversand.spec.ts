import { describe, expect, it } from 'vitest';
import { type Mailversand, pruefeMailversand } from './mailversand.js';

const gut = { absender: 'post@example.com' };
const befunde = (v: Partial<Mailversand>) =>
  pruefeMailversand({ ...gut, ...v }).map(({ key, field }) => [key, field]);

describe('pruefeMailversand', () => {
  it.each<Partial<Mailversand>>([
    { anmeldung: 'keine' },
    { anmeldung: 'passwort', benutzername: 'versand', geheimnis: 'x' },
    {
      anmeldung: 'oauth2',
      benutzername: 'v',
      anmeldeadresse: 'https://login.example/t',
      klient: 'k',
      umfang: 'u',
    },
  ])('takes %o', (v) => {
    expect(befunde(v)).toEqual([]);
  });

  it.each<[Partial<Mailversand>, string[][]]>([
    [{ absender: 'a, b@example.com' }, [['benutzer.email', 'absender']]],
    [{ anmeldung: 'passwort' }, [['feld.pflicht', 'benutzername']]],
    [{ anmeldung: 'keine', geheimnis: 'x' }, [['mailvorlage.andereAnmeldung', 'geheimnis']]],
    [{ anmeldung: 'passwort', benutzername: 'v', klient: 'k' }, [['mailvorlage.andereAnmeldung', 'klient']]],
    [
      { anmeldung: 'oauth2', benutzername: 'v' },
      [
        ['feld.pflicht', 'anmeldeadresse'],
        ['feld.pflicht', 'klient'],
      ],
    ],
  ])('refuses %o', (v, erwartet) => {
    expect(befunde(v)).toEqual(erwartet);
  });
});
