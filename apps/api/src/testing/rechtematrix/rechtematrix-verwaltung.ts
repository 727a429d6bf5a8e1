import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { Versand } from '../../platform/mail/versand.service.js';
import { konfiguriere } from '../konfiguration.js';
import {
  alle,
  betreiber,
  eigene,
  oeffentlich,
  type Vorrat,
  verwalter,
  type Zeile,
} from './rechtematrix-zeile.js';

/** Puts a mail into a file, as without a mail server. */
async function abgelegteMail({ portal }: Vorrat): Promise<number> {
  await portal.app.get(Postausgang).stelle({
    art: 'probe',
    an: { name: 'x', address: 'x@example.com' },
    mandantId: portal.welt.nord,
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
  'GET /api/log': { ausgang: betreiber() },
  'GET /api/log/allLogfileNames': { ausgang: betreiber() },
  'GET /api/log/sessionCount': { ausgang: verwalter() },
  'GET /api/log/aenderungen': { ausgang: verwalter() },
  'GET /api/mails': { ausgang: verwalter() },
  'GET /api/mails/{id}': {
    ausgang: verwalter(),
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
    ausgang: { ...betreiber(204), hauptadmin: 404 },
    anfrage: async (v) => ({ query: { ids: await freierMandant(v, true) } }),
  },
  // A free one belongs to no main client.
  'POST /api/mandanten': { ausgang: betreiber(201), anfrage: () => ({ body: { name: einmalig() } }) },
  'PUT /api/mandanten/{id}': {
    ausgang: { ...betreiber(), hauptadmin: 404 },
    anfrage: async (v) => ({ pfad: { id: await freierMandant(v) }, body: { name: einmalig() } }),
  },
  'GET /api/registrierungen': { ausgang: verwalter() },
  'POST /api/registrierungen/{id}/freigeben': {
    ausgang: verwalter(404),
    anfrage: (v) => ({ pfad: { id: 999_999 }, body: { hauptmandantId: v.portal.welt.nord } }),
  },
  'POST /api/registrierungen/{id}/ablehnen': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 }, body: { grund: 'Unbekannt' } }),
  },
  'GET /api/einrichtungsschritte': { ausgang: verwalter() },
  'POST /api/einrichtungsschritte/probemail': { ausgang: verwalter(204) },
  'PUT /api/einrichtungsschritte/{schritt}': {
    ausgang: verwalter(204),
    anfrage: () => ({ pfad: { schritt: 'kunde' }, body: { uebersprungen: true } }),
  },
  'GET /api/mandanten/{id}/nummernkreis': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'PUT /api/mandanten/{id}/nummernkreis': {
    ausgang: verwalter(),
    anfrage: (v) => ({
      pfad: { id: v.portal.welt.nord },
      body: { praefix: 'NORD-', stellen: 6, naechste: 900_000 },
    }),
  },
  'GET /api/auftritt': { ausgang: alle(), anonym: 200 },
  'GET /api/auftritt/logo/{kennung}': {
    ...oeffentlich(404),
    anfrage: () => ({ pfad: { kennung: '0'.repeat(32) } }),
  },
  'GET /api/mandanten/{id}/auftritt': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'PUT /api/mandanten/{id}/auftritt': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord }, body: { farbe: '#123456' } }),
  },
  'GET /api/mandanten/{id}/firmenanmeldung': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'PUT /api/mandanten/{id}/firmenanmeldung': {
    ausgang: verwalter(),
    anfrage: (v) => ({
      pfad: { id: v.portal.welt.nord },
      body: {
        aktiv: false,
        bezeichnung: 'Nordlicht',
        klient: 'portal',
        passwortErlaubt: true,
        aussteller: 'https://login.nordlicht.example',
      },
    }),
  },
  'POST /api/mandanten/{id}/firmenanmeldung/probe': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 } }),
  },
  'DELETE /api/mandanten/{id}/firmenanmeldung': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 } }),
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
    ausgang: betreiber(201),
    anfrage: () => ({ body: { kurzBezeichnung: einmalig() } }),
  },
  'POST /api/sendungsstati/update': {
    ausgang: betreiber(),
    anfrage: () => ({ body: { id: 1_000_018, kurzBezeichnung: 'Zugestellt' } }),
  },
  'POST /api/sendungsstati/updateStatuskette': {
    ausgang: betreiber(),
    anfrage: async ({ portal }) => ({
      body: await portal.db.sql('SELECT id, anzeigefolge FROM sendungsstatus WHERE defaultstatus'),
    }),
  },
  'DELETE /api/sendungsstati': {
    ausgang: betreiber(204),
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
  'GET /api/betrieb': { ausgang: betreiber() },
  // Tests have none: whoever may, learns how it is made.
  'GET /api/betrieb/stueckliste': { ausgang: betreiber(404) },
  'GET /api/betrieb/lizenzen': { ausgang: betreiber(404) },
  'GET /api/betrieb/quarantaene': { ausgang: betreiber() },
  'GET /api/betrieb/quarantaene/{art}': { ausgang: betreiber(), anfrage: () => ({ pfad: { art: 'mail' } }) },
  // Nothing is held back where nothing was restored.
  'POST /api/betrieb/quarantaene/{art}/verwerfen': {
    ausgang: betreiber(409),
    anfrage: () => ({ pfad: { art: 'mail' }, body: [1] }),
  },
  'POST /api/betrieb/quarantaene/{art}/alles-verwerfen': {
    ausgang: betreiber(409),
    anfrage: () => ({ pfad: { art: 'mail' } }),
  },
  'POST /api/betrieb/quarantaene/freigabe': { ausgang: betreiber(409) },
  // Open to everybody, but a token that comes along must be good.
  'GET /api/config-param/clientconfig': { ausgang: alle(), anonym: 200 },
  'PUT /api/config-param/coco': { ausgang: verwalter(), anfrage: coco },
  'GET /api/config-param/coco': { ausgang: verwalter() },
  'GET /api/config-param/aenderungen': { ausgang: verwalter() },
  'POST /api/config-param/aenderungen/{id}/zuruecknehmen': {
    ausgang: verwalter(),
    anfrage: async (v) => ({ pfad: { id: await aenderung(v) } }),
  },
  'GET /api/config-param/vorschlaege': { ausgang: verwalter() },
  // Of what is not there; what is comes and goes in its own tests.
  'POST /api/config-param/vorschlaege/{id}/freigeben': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 } }),
  },
  'DELETE /api/config-param/vorschlaege/{id}': {
    ausgang: verwalter(404),
    anfrage: () => ({ pfad: { id: 999_999 } }),
  },
  'GET /api/config-param/profil': { ausgang: verwalter() },
  'POST /api/config-param/profil': {
    ausgang: verwalter(),
    anfrage: () => ({ body: { format: 'frachtportal-konfiguration', version: 1, werte: [] } }),
  },
  'GET /api/translations': oeffentlich(),
};

/** Administration: logs and mails, clients, statuses, configuration. */
export const verwaltungszeilen: Record<string, Zeile> = {
  ...konfiguration,
  ...mandanten,
  ...statusZeilen,
  ...verwaltung,
};
