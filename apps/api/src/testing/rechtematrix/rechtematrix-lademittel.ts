import { post } from '../post.js';
import { alle, eigene, erfasser, oeffentlich, type Vorrat, type Zeile } from './rechtematrix-zeile.js';

const buchung = (mehr: object = {}) => ({
  art: 'bewegung',
  richtung: 'abgabe',
  tag: '2026-11-20',
  lademittelId: 1,
  anzahl: 3,
  ...mehr,
});

/** A booking of the client of the data with its account. */
async function gebucht({ portal, adresse }: Vorrat) {
  const body = buchung({ mandantId: portal.welt.nordKunde, adresseId: adresse });
  const neu = await (await portal.als('kunde'))
    .post('/api/lademittelkonten/buchungen')
    .send(body)
    .expect(201);
  return neu.body as { id: number; kontoId: number };
}

const frage = { lademittelId: 1, stichtag: '2026-11-20', email: 'partner@example.com' };

/** A question to the partner of that account, with the token of its link. */
async function gefragt(v: Vorrat) {
  const { kontoId } = await gebucht(v);
  const neu = await (await v.portal.als('kunde'))
    .post(`/api/lademittelkonten/${kontoId}/bestaetigungen`)
    .send(frage)
    .expect(201);
  const [brief] = await post(v.portal, frage.email);
  return { id: neu.body.id as number, token: brief?.inhalt.match(/saldo\/([\w-]+)/)?.[1] ?? '' };
}

const zeitraum = { lademittelId: 1, von: '2026-01-01', bis: '2026-12-31' };

/** Accounts of load units: whoever sees the client reads, whoever may capture its orders books. */
export const lademittelzeilen: Record<string, Zeile> = {
  'GET /api/lademittelkonten': { ausgang: alle() },
  'GET /api/lademittelkonten/alter': { ausgang: alle() },
  'GET /api/lademittelkonten/planungen': { ausgang: alle() },
  'GET /api/lademittelkonten/{id}/auszug': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).kontoId }, query: zeitraum }),
  },
  'GET /api/lademittelkonten/{id}/auszug.xlsx': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).kontoId }, query: zeitraum }),
  },
  'GET /api/lademittelkonten/{id}/auszug.pdf': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).kontoId }, query: zeitraum }),
  },
  'GET /api/lademittelkonten/{id}/bestaetigungen': {
    ausgang: eigene(),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).kontoId }, query: { lademittelId: 1 } }),
  },
  'POST /api/lademittelkonten/{id}/bestaetigungen': {
    ausgang: erfasser(201),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).kontoId }, body: frage }),
  },
  'POST /api/lademittelkonten/bestaetigungen/{id}/widerrufen': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: (await gefragt(v)).id } }),
  },
  'GET /api/saldenbestaetigung/{token}': {
    ...oeffentlich(),
    anfrage: async (v) => ({ pfad: { token: (await gefragt(v)).token } }),
  },
  'POST /api/saldenbestaetigung/{token}': {
    ...oeffentlich(),
    anfrage: async (v) => ({
      pfad: { token: (await gefragt(v)).token },
      body: { name: 'Meier', stimmt: true },
    }),
  },
  'POST /api/lademittelkonten/planungen/{id}/bestaetigen': {
    ausgang: erfasser(404),
    anfrage: () => ({ pfad: { id: 2_147_483_647 }, body: { tag: '2026-11-20', anzahl: 3 } }),
  },
  'POST /api/lademittelkonten/buchungen': {
    ausgang: erfasser(201),
    anfrage: (v) => ({ body: buchung({ mandantId: v.portal.welt.nordKunde, adresseId: v.adresse }) }),
  },
  'POST /api/lademittelkonten/buchungen/{id}/stornieren': {
    ausgang: erfasser(201),
    anfrage: async (v) => ({ pfad: { id: (await gebucht(v)).id }, body: { tag: '2026-11-20' } }),
  },
};
