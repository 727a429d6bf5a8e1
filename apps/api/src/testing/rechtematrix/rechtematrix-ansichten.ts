import { alle, type Vorrat, verwalter, type Zeile } from './rechtematrix-zeile.js';

const ansicht = () => ({ name: crypto.randomUUID(), filter: 'phase=problem', spalten: [], dichte: 'normal' });

/** The id of a view of `haupt` that is there for one request only, shared with the client. */
async function geteilte({ portal }: Vorrat) {
  const haupt = await portal.als('haupt');
  const { body } = await haupt
    .post('/api/listenansichten')
    .send({ ...ansicht(), geteilt: true })
    .expect(201);
  return { pfad: { id: body.id } };
}

/** Of the client those who share, too, may change what another one has shared; to others it is not there. */
const mitteilende = (status: number) => ({
  ...alle(404),
  leser: 403,
  kunde: 403,
  haupt: status,
  kundenadmin: status,
});

/** Views of the order list, the overview, and what users choose for themselves. */
export const ansichtszeilen: Record<string, Zeile> = {
  'GET /api/listenansichten': { ausgang: alle() },
  'POST /api/listenansichten': { ausgang: alle(201), anfrage: () => ({ body: ansicht() }) },
  'PUT /api/listenansichten/{id}': {
    ausgang: mitteilende(200),
    anfrage: async (v) => ({ ...(await geteilte(v)), body: { ...ansicht(), geteilt: true } }),
  },
  'DELETE /api/listenansichten/{id}': { ausgang: mitteilende(204), anfrage: geteilte },
  'GET /api/auftraege/uebersicht': { ausgang: alle() },
  'GET /api/benutzer/einstellungen': { ausgang: alle() },
  'PUT /api/benutzer/einstellungen': {
    ausgang: alle(),
    anfrage: () => ({ body: { startseite: 'liste' } }),
  },
};

const regel = () => ({
  name: 'Lager',
  an: 'adresse',
  email: 'lager@example.com',
  arten: ['auftrag.status'],
  takt: 'taeglich',
  aktiv: true,
});
const eigene = () => ({ ...regel(), an: 'selbst', email: null });

/** The id of a rule of the main client that is there for one request only. */
async function angelegte({ portal }: Vorrat) {
  const { body } = await (await portal.als('admin'))
    .post('/api/benachrichtigungen')
    .send(regel())
    .expect(201);
  return { pfad: { id: body.id } };
}

/** To whoever does not manage the main client its rules are not there. */
const verwaltende = (status: number) => ({ ...alle(404), hauptadmin: status, admin: status });

const text = { betreff: 'Ihre Sendung', inhalt: '{eintraege}' };
const vorlage = (v: Vorrat, body?: object) => ({
  pfad: { id: v.portal.welt.nord, art: 'verfolgung', sprache: 'de' },
  ...(body && { body }),
});

const mailserver = () => ({
  host: 'mail.example.com',
  port: 587,
  verschluesselung: 'starttls',
  absender: 'post@example.com',
  anmeldung: 'keine',
  aktiv: false,
});
const hauptmandant = (v: Vorrat) => ({ pfad: { id: v.portal.welt.nord } });
async function mitMailserver(v: Vorrat) {
  const admin = await v.portal.als('admin');
  await admin.put(`/api/mandanten/${v.portal.welt.nord}/mailversand`).send(mailserver()).expect(200);
  return hauptmandant(v);
}

/** Mails that tell of events, and their words. */
export const mitteilungszeilen: Record<string, Zeile> = {
  'GET /api/benachrichtigungen': { ausgang: alle() },
  'POST /api/benachrichtigungen': { ausgang: alle(201), anfrage: () => ({ body: eigene() }) },
  'PUT /api/benachrichtigungen/{id}': {
    ausgang: verwaltende(200),
    anfrage: async (v) => ({ ...(await angelegte(v)), body: regel() }),
  },
  'DELETE /api/benachrichtigungen/{id}': { ausgang: verwaltende(204), anfrage: angelegte },
  'GET /api/mandanten/{id}/mailvorlagen': {
    ausgang: verwalter(),
    anfrage: (v) => ({ pfad: { id: v.portal.welt.nord } }),
  },
  'PUT /api/mandanten/{id}/mailvorlagen/{art}/{sprache}': {
    ausgang: verwalter(),
    anfrage: (v) => vorlage(v, text),
  },
  'DELETE /api/mandanten/{id}/mailvorlagen/{art}/{sprache}': {
    ausgang: verwalter(204),
    anfrage: (v) => vorlage(v),
  },
  'POST /api/mandanten/{id}/mailvorlagen/{art}/{sprache}/vorschau': {
    ausgang: verwalter(),
    anfrage: (v) => vorlage(v, text),
  },
  'POST /api/mandanten/{id}/mailvorlagen/{art}/{sprache}/probe': {
    ausgang: verwalter(204),
    anfrage: (v) => vorlage(v, text),
  },
  'GET /api/mandanten/{id}/mailversand': { ausgang: verwalter(), anfrage: mitMailserver },
  'PUT /api/mandanten/{id}/mailversand': {
    ausgang: verwalter(),
    anfrage: (v) => ({ ...hauptmandant(v), body: mailserver() }),
  },
  'DELETE /api/mandanten/{id}/mailversand': { ausgang: verwalter(204), anfrage: mitMailserver },
  'POST /api/mandanten/{id}/mailversand/probe': {
    ausgang: verwalter(),
    anfrage: (v) => ({ ...hauptmandant(v), body: { ...mailserver(), host: 'nirgends.invalid' } }),
  },
};
