import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { Kontolinks } from '../../features/benutzer/konto/kontolinks.service.js';
import { Loeschtoken } from '../../features/benutzer/konto/loeschtoken.service.js';
import { passwort } from '../welt.js';
import {
  administratoren,
  alle,
  eigene,
  oeffentlich,
  type Vorrat,
  verwalter,
  type Zeile,
} from './rechtematrix-zeile.js';

/** Nobody has to wait for what others have tried. */
const ohneBremse = async (v: Vorrat) => {
  await v.portal.db.zeilen('DELETE FROM anmeldeversuch');
};
const dienst = <T>(v: Vorrat, klasse: new (...a: never[]) => T) =>
  v.portal.app.get(klasse, { strict: false });

/** A user of the client of `kunde` who may capture, so that `leser` may not manage them. */
async function benutzer({ portal }: Vorrat): Promise<{ id: number; name: string; email: string }> {
  const name = `m-${crypto.randomUUID().slice(0, 20)}`;
  const email = `${name}@example.com`;
  const neu = { name, email, password: passwort, owningMandant: { id: portal.welt.nordKunde } };
  const admin = await portal.als('admin');
  const { body } = await admin.post('/api/benutzer').send(neu).expect(201);
  const rechte = { authorized: true, edit: true };
  await admin
    .put(`/api/benutzer/${body.id}`)
    .send({ ...body, ...rechte })
    .expect(200);
  return { id: body.id, name, email };
}

const konten: Record<string, Zeile> = {
  'POST /api/authentication/changelogin': {
    // Somebody of another client.
    ausgang: { ...verwalter(), kundenadmin: 404 },
    anfrage: () => ({ body: { username: 'metro' } }),
  },
  // Nobody has a ticket; whoever has one is looked at by their own tests.
  'POST /api/authentication/login/code': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { schein: 'x', code: '123456' } }),
  },
  'POST /api/authentication/login/einrichten': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { schein: 'x' } }),
  },
  'POST /api/authentication/login/bestaetigen': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { schein: 'x', code: '123456' } }),
  },
  'POST /api/authentication/login/passkey/frage': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { schein: 'x' } }),
  },
  'POST /api/authentication/login/passkey': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { schein: 'x', antwort: '{}' } }),
  },
  'GET /api/authentication/login/firmen': oeffentlich(200),
  'POST /api/authentication/login/firmen/{id}': {
    ...oeffentlich(404),
    anfrage: () => ({ pfad: { id: 999_999 }, body: {} }),
  },
  'POST /api/authentication/login/firma': {
    ...oeffentlich(401),
    anfrage: () => ({ body: { antwort: 'state=x&code=y' } }),
  },
  'GET /api/authentication/login/firma/abmeldung': { ausgang: alle() },
  'GET /api/benutzer': { ausgang: alle() },
  'GET /api/benutzer/search': { ausgang: alle() },
  'GET /api/benutzer/currentAsList': { ausgang: alle() },
  'GET /api/benutzer/checkName/{username}': {
    ausgang: alle(),
    anfrage: () => ({ pfad: { username: 'kunde' } }),
  },
  'GET /api/benutzer/name/{name}': { ausgang: eigene(), anfrage: () => ({ pfad: { name: 'kunde' } }) },
  'GET /api/benutzer/{id}': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: (await benutzer(v)).id } }),
  },
  'POST /api/benutzer': {
    ausgang: alle(201),
    anfrage: () => ({
      body: { name: crypto.randomUUID().slice(0, 30), email: 'neu@example.com', password: passwort },
    }),
  },
  'PUT /api/benutzer/{id}': {
    ausgang: { ...eigene(), leser: 403 },
    anfrage: async (v) => {
      const { id, name, email } = await benutzer(v);
      return { pfad: { id }, body: { name, email } };
    },
  },
  'DELETE /api/benutzer/{id}': {
    ausgang: { ...eigene(204), leser: 403 },
    anfrage: async (v, wer) => {
      const { id } = await benutzer(v);
      const token = dienst(v, Loeschtoken).fuer({ id, version: 2 }, v.portal.welt.benutzer[wer]?.id ?? 0);
      return { pfad: { id }, query: { token } };
    },
  },
  'POST /api/benutzer/forget': {
    ...oeffentlich(204),
    anfrage: async (v) => {
      await ohneBremse(v);
      return { query: { nameOrEmail: 'kunde' } };
    },
  },
  'POST /api/benutzer/passwort': {
    ...oeffentlich(204),
    anfrage: async (v) => {
      await ohneBremse(v);
      const { id } = await benutzer(v);
      return { body: { token: await dienst(v, Kontolinks).erzeuge('passwort', id), password: passwort } };
    },
  },
};

const unbekannte = () => ({ pfad: { id: 999_999 } });
const keineEinladung = async (v: Vorrat) => {
  await ohneBremse(v);
  return { body: { token: 'x'.repeat(43) } };
};

const registrierung: Record<string, Zeile> = {
  // There is an administrator already, so no link opens anything.
  'POST /api/einrichtung': {
    ...oeffentlich(400),
    anfrage: async (v) => {
      await ohneBremse(v);
      const token = await dienst(v, Kontolinks).erzeuge('einrichtung', null);
      return { body: { token, mandant: 'x', name: 'x', email: 'x@example.com', password: passwort } };
    },
  },
  'POST /api/registrierung': {
    ...oeffentlich(204),
    anfrage: async (v) => {
      await ohneBremse(v);
      return { body: eineRegistrierung({ name: crypto.randomUUID().slice(0, 30) }) };
    },
  },
  'POST /api/registrierung/confirm/{token}': {
    ...oeffentlich(204),
    anfrage: async (v) => {
      const { id } = await benutzer(v);
      return { pfad: { token: await dienst(v, Kontolinks).erzeuge('bestaetigung', id) } };
    },
  },
  'POST /api/einladung/oeffnen': { ...oeffentlich(400), anfrage: keineEinladung },
  'POST /api/einladung/annehmen': {
    ...oeffentlich(400),
    anfrage: async (v) => ({
      body: { ...(await keineEinladung(v)).body, name: 'x', password: passwort },
    }),
  },
  'GET /api/einladungen': { ausgang: administratoren() },
  'POST /api/einladungen': {
    ausgang: administratoren(),
    anfrage: () => ({ body: { adressen: `${crypto.randomUUID()}@example.com` } }),
  },
  'POST /api/einladungen/{id}/erneut': { ausgang: administratoren(404), anfrage: unbekannte },
  'DELETE /api/einladungen/{id}': { ausgang: administratoren(404), anfrage: unbekannte },
  'POST /api/registrierung/erneut': {
    ...oeffentlich(204),
    anfrage: async (v) => {
      await ohneBremse(v);
      return { query: { nameOrEmail: 'unbestaetigt' } };
    },
  },
  'GET /api/registrierung/lkz': oeffentlich(),
  'GET /api/registrierung/sprachen': oeffentlich(),
  'GET /api/registrierung/{lkz}/ort': {
    ...oeffentlich(),
    anfrage: () => ({ pfad: { lkz: 'D' }, query: { plzOrName: 'Bremen' } }),
  },
};

/** Whoever it is about, and administrators: here it is about somebody else. */
const vonAnderen = async (v: Vorrat) => ({ pfad: { id: (await benutzer(v)).id } });

const sicherheit: Record<string, Zeile> = {
  'POST /api/benutzer/faktor/einrichten': { ausgang: alle(), anfrage: () => ({ body: {} }) },
  // Begun by the row before, with a code that is not the one; without a second factor there is none either.
  ...Object.fromEntries(
    ['bestaetigen', 'codes', 'entfernen'].map((tat): [string, Zeile] => [
      `POST /api/benutzer/faktor/${tat}`,
      {
        ausgang: alle(400),
        anfrage: async (v) => {
          await ohneBremse(v);
          return { body: { code: 'falsch' } };
        },
      },
    ]),
  ),
  // Nobody of them has a second factor.
  'POST /api/benutzer/passkeys/frage': { ausgang: alle(409), anfrage: () => ({ body: {} }) },
  'POST /api/benutzer/passkeys': {
    ausgang: alle(409),
    anfrage: () => ({ body: { name: 'x', antwort: '{}' } }),
  },
  'DELETE /api/benutzer/{id}/passkeys/{passkey}': {
    ausgang: administratoren(404),
    anfrage: async (v) => ({ pfad: { id: (await benutzer(v)).id, passkey: 999_999 } }),
  },
  'GET /api/benutzer/{id}/faktor': { ausgang: administratoren(), anfrage: vonAnderen },
  'GET /api/benutzer/{id}/firmenkonto': { ausgang: administratoren(), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/firmenkonto': { ausgang: administratoren(404), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/faktor': { ausgang: administratoren(404), anfrage: vonAnderen },
  'GET /api/benutzer/{id}/rechte': { ausgang: administratoren(), anfrage: vonAnderen },
  'GET /api/benutzer/{id}/anmeldungen': { ausgang: administratoren(), anfrage: vonAnderen },
  'GET /api/log/aenderungen/csv': { ausgang: verwalter() },
  'GET /api/log/siegel': { ausgang: verwalter() },
  'GET /api/benutzer/{id}/sitzungen': { ausgang: administratoren(), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/sitzungen': { ausgang: administratoren(204), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/sitzungen/{sitzung}': {
    ausgang: administratoren(404),
    anfrage: async (v) => ({ pfad: { id: (await benutzer(v)).id, sitzung: crypto.randomUUID() } }),
  },
};

/** Accounts: coming in, registering, one's own safety. */
export const kontenzeilen: Record<string, Zeile> = { ...konten, ...registrierung, ...sicherheit };
