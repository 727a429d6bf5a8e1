import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { Kontolinks } from '../../features/benutzer/konto/kontolinks.service.js';
import { Loeschtoken } from '../../features/benutzer/konto/loeschtoken.service.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { Versand } from '../../platform/mail/versand.service.js';
import { konfiguriere } from '../konfiguration.js';
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
    ausgang: administratoren(),
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

/** Puts a mail into a file, as without a mail server. */
async function abgelegteMail({ portal }: Vorrat): Promise<number> {
  await portal.app.get(Postausgang).stelle({
    art: 'probe',
    an: { name: 'x', address: 'x@example.com' },
    betreff: 'Probe',
    inhalt: 'Probe',
  });
  await portal.app.get(Versand).versende();
  const zeile = await portal.db.eine<{ id: number }>(
    "SELECT max(id) AS id FROM mail WHERE zustand = 'abgelegt'",
  );
  return zeile?.id as number;
}

const verwaltung: Record<string, Zeile> = {
  'GET /api/log': { ausgang: administratoren() },
  'GET /api/log/allLogfileNames': { ausgang: administratoren() },
  'GET /api/log/sessionCount': { ausgang: administratoren() },
  'GET /api/log/aenderungen': { ausgang: administratoren() },
  'GET /api/mails': { ausgang: administratoren() },
  'GET /api/mails/{id}': {
    ausgang: administratoren(),
    anfrage: async (v) => ({ pfad: { id: await abgelegteMail(v) } }),
  },
};

async function freierMandant({ portal }: Vorrat, haupt = false): Promise<number> {
  const neu = { name: einmalig(), istHauptmandant: haupt };
  return (await (await portal.als('admin')).post('/api/mandanten').send(neu).expect(201)).body.id;
}

const mandanten: Record<string, Zeile> = {
  'GET /api/mandanten/hauptmandant-summary': { ausgang: alle() },
  'GET /api/mandanten/is-hauptmandant': { ausgang: alle() },
  'GET /api/mandanten/hauptmandant': { ausgang: alle() },
  'GET /api/mandanten/hauptmandant/{id}': {
    ausgang: eigene(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nordKunde } }),
  },
  'GET /api/mandanten/{id}': {
    ausgang: eigene(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nordKunde } }),
  },
  'GET /api/mandanten/allmandanten': { ausgang: verwalter() },
  'GET /api/mandanten/freiemandanten': { ausgang: verwalter() },
  'GET /api/mandanten/hauptmandanten-list': { ausgang: verwalter() },
  'GET /api/mandanten/untermandant/{id}': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'POST /api/mandanten/hauptmandant/unregister': {
    ausgang: verwalter(204),
    anfrage: async (v) => ({ query: { ids: await freierMandant(v, true) } }),
  },
  'POST /api/mandanten': { ausgang: verwalter(201), anfrage: () => ({ body: { name: einmalig() } }) },
  'PUT /api/mandanten/{id}': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ pfad: { id: await freierMandant(v) }, body: { name: einmalig() } }),
  },
};

/** Names of clients and statuses are taken once only. */
function einmalig(): string {
  return `Probe ${crypto.randomUUID().slice(0, 8)}`;
}

const statusZeilen: Record<string, Zeile> = {
  'GET /api/sendungsstati': { ausgang: verwalter() },
  'GET /api/sendungsstati/{id}': { ausgang: verwalter(), anfrage: () => ({ pfad: { id: 1 } }) },
  'GET /api/sendungsstati/anzeigestati-list': { ausgang: alle() },
  'GET /api/sendungsstati/defaultstatuskette': { ausgang: alle() },
  'GET /api/sendungsstati/anzeigestati/{id}': {
    ausgang: verwalter(),
    anfrage: () => ({ pfad: { id: 1_000_018 } }),
  },
  'GET /api/sendungsstati/freie-list': { ausgang: verwalter() },
  'POST /api/sendungsstati/create': {
    ausgang: verwalter(201),
    anfrage: () => ({ body: { kurzBezeichnung: einmalig() } }),
  },
  'POST /api/sendungsstati/update': {
    ausgang: verwalter(),
    anfrage: () => ({ body: { id: 1_000_018, kurzBezeichnung: 'Zugestellt' } }),
  },
  'POST /api/sendungsstati/updateStatuskette': {
    ausgang: verwalter(),
    anfrage: async ({ portal }) => ({
      body: await portal.db.sql('SELECT id, anzeigefolge FROM sendungsstatus WHERE defaultstatus'),
    }),
  },
  'DELETE /api/sendungsstati': {
    ausgang: verwalter(204),
    anfrage: async ({ portal }) => {
      const neu = { kurzBezeichnung: einmalig() };
      const admin = await portal.als('admin');
      const { body } = await admin.post('/api/sendungsstati/create').send(neu).expect(201);
      return { body: { id: body.id } };
    },
  },
};

const coco = () => ({ body: [{ key: 'client.dispoName', value: 'DISPONENTplus' }] });

/** A change that can be taken back. */
async function aenderung({ portal }: Vorrat): Promise<number> {
  await konfiguriere(portal, {});
  await konfiguriere(portal, { dispoName: 'DISPO 5' });
  const { body } = await (await portal.als('admin')).get('/api/config-param/aenderungen').expect(200);
  return body[0].id;
}

const konfiguration: Record<string, Zeile> = {
  'GET /api/betrieb': { ausgang: verwalter() },
  // Tests have none: whoever may, learns how it is made.
  'GET /api/betrieb/stueckliste': { ausgang: verwalter(404) },
  'GET /api/betrieb/lizenzen': { ausgang: verwalter(404) },
  'GET /api/betrieb/quarantaene': { ausgang: verwalter() },
  'GET /api/betrieb/quarantaene/{art}': { ausgang: verwalter(), anfrage: () => ({ pfad: { art: 'mail' } }) },
  // Nothing is held back where nothing was restored.
  'POST /api/betrieb/quarantaene/{art}/verwerfen': {
    ausgang: verwalter(409),
    anfrage: () => ({ pfad: { art: 'mail' }, body: [1] }),
  },
  'POST /api/betrieb/quarantaene/{art}/alles-verwerfen': {
    ausgang: verwalter(409),
    anfrage: () => ({ pfad: { art: 'mail' } }),
  },
  'POST /api/betrieb/quarantaene/freigabe': { ausgang: verwalter(409) },
  // Open to everybody, but a token that comes along must be good.
  'GET /api/config-param/clientconfig': { ausgang: alle(), anonym: 200 },
  'PUT /api/config-param/coco': { ausgang: administratoren(), anfrage: coco },
  'GET /api/config-param/coco': { ausgang: administratoren() },
  'GET /api/config-param/aenderungen': { ausgang: administratoren() },
  'POST /api/config-param/aenderungen/{id}/zuruecknehmen': {
    ausgang: administratoren(),
    anfrage: async (v) => ({ pfad: { id: await aenderung(v) } }),
  },
  'GET /api/config-param/profil': { ausgang: administratoren() },
  'POST /api/config-param/profil': {
    ausgang: administratoren(),
    anfrage: () => ({ body: { format: 'frachtportal-konfiguration', version: 1, werte: [] } }),
  },
  'GET /api/translations': oeffentlich(),
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
  'GET /api/benutzer/{id}/faktor': { ausgang: administratoren(), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/faktor': { ausgang: administratoren(404), anfrage: vonAnderen },
  'GET /api/benutzer/{id}/rechte': { ausgang: administratoren(), anfrage: vonAnderen },
  'GET /api/benutzer/{id}/anmeldungen': { ausgang: administratoren(), anfrage: vonAnderen },
  'GET /api/log/aenderungen/csv': { ausgang: administratoren() },
  'GET /api/log/siegel': { ausgang: administratoren() },
  'GET /api/benutzer/{id}/sitzungen': { ausgang: administratoren(), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/sitzungen': { ausgang: administratoren(204), anfrage: vonAnderen },
  'DELETE /api/benutzer/{id}/sitzungen/{sitzung}': {
    ausgang: administratoren(404),
    anfrage: async (v) => ({ pfad: { id: (await benutzer(v)).id, sitzung: crypto.randomUUID() } }),
  },
};

/** Accounts and administration. */
export const kontenzeilen: Record<string, Zeile> = {
  ...konten,
  ...konfiguration,
  ...mandanten,
  ...registrierung,
  ...sicherheit,
  ...statusZeilen,
  ...verwaltung,
};
