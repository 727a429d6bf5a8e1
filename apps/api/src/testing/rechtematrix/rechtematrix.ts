import { eigeneAdresse } from '../../features/adressen/testing/adressen.js';
import { sprechzeilen } from '../../features/zugangsschluessel/testing/rechtematrix-sprechen.js';
import { passwort } from '../welt.js';
import { auftragMitAllem } from './auftrag-mit-allem.js';
import { adressdateizeilen } from './rechtematrix-adressdateien.js';
import { anbindungszeilen } from './rechtematrix-anbindungen.js';
import { ansichtszeilen, mitteilungszeilen } from './rechtematrix-ansichten.js';
import { datenlebenzeilen } from './rechtematrix-datenleben.js';
import { dauerauftragzeilen } from './rechtematrix-dauerauftraege.js';
import { dispozeilen } from './rechtematrix-dispo.js';
import { dokumentzeilen } from './rechtematrix-dokumente.js';
import { druckerzeilen } from './rechtematrix-drucker.js';
import { eingangszeilen } from './rechtematrix-eingang.js';
import { klaerfallzeilen, kommentarzeilen } from './rechtematrix-klaerfaelle.js';
import { kontenzeilen } from './rechtematrix-konten.js';
import { lademittelzeilen } from './rechtematrix-lademittel.js';
import { stammdatenzeilen } from './rechtematrix-stammdaten.js';
import { stammdatenimportzeilen } from './rechtematrix-stammdatenimport.js';
import { verwaltungszeilen } from './rechtematrix-verwaltung.js';
import { vorschlagszeilen } from './rechtematrix-vorschlaege.js';
import {
  alle,
  betreiber,
  eigene,
  erfasser,
  hauptbenutzer,
  oeffentlich,
  type Vorrat,
  verwalter,
  type Zeile,
} from './rechtematrix-zeile.js';

const adresse = () => ({ name: 'Müller', lkz: 'D', plz: '28195', ort: 'Bremen' });
const vorlage = () => ({ vorlageName: `Vorlage ${crypto.randomUUID()}`, auftrag: {} });

/** What the client of the data stores for one request only. */
async function frisch({ portal }: Vorrat, pfad: string, body: object, wer: string): Promise<number> {
  return (await (await portal.als(wer)).post(`/api/${pfad}`).send(body).expect(201)).body.id;
}
const frischeAdresse = (v: Vorrat) => frisch(v, 'adressen', adresse(), 'kunde');
const frischeVorlage = (v: Vorrat) => frisch(v, 'auftragsvorlagen', vorlage(), 'haupt');
/** The client of the data has an address of its own. */
const mitEigenerAdresse = async ({ portal }: Vorrat) => {
  const { nordKunde } = portal.welt;
  await eigeneAdresse(portal, nordKunde, 'Müller & Söhne');
  return { pfad: { mandantId: nordKunde } };
};
const mauttabelle = {
  land: { id: 3 },
  name: 'neu',
  gueltigVon: '2030-01-01',
  umwegProzent: 130,
  preise: [{ bisKg: 100, bisKm: 100, betrag: 1 }],
};
const ids = (v: Vorrat) => ({ body: [v.auftrag.id] });

/**
 * Who may do what, over HTTP: one row an operation, one column an identity, the status as the value. A new operation
 * needs a row here, or the test over it fails.
 */
export const rechtematrix: Record<string, Zeile> = {
  ...ansichtszeilen,
  ...dispozeilen,
  ...stammdatenimportzeilen,
  ...dokumentzeilen,
  ...anbindungszeilen,
  ...sprechzeilen,
  ...datenlebenzeilen,
  ...dauerauftragzeilen,
  ...druckerzeilen,
  ...adressdateizeilen,
  ...eingangszeilen,
  ...klaerfallzeilen,
  ...kommentarzeilen,
  ...kontenzeilen,
  ...lademittelzeilen,
  ...mitteilungszeilen,
  ...stammdatenzeilen,
  ...verwaltungszeilen,
  ...vorschlagszeilen,
  'GET /api/laender/search': { ausgang: alle() },
  'GET /api/sprachen/default': { ausgang: alle() },
  'GET /api/stati': { ausgang: alle() },
  'GET /api/verpackungen/autoCompleteMatches/{searchParam}': { ausgang: alle() },
  'GET /api/verpackungen/search': { ausgang: alle() },
  'GET /api/verpackungen/searchByMandant': { ausgang: alle() },
  'GET /api/verpackungen/ggvs': { ausgang: alle() },
  'GET /api/lademittel/ggvs': { ausgang: alle() },
  'GET /api/partnercodes': { ausgang: verwalter() },
  'PUT /api/partnercodes': {
    ausgang: verwalter(),
    anfrage: () => ({ body: { partner: 'P', liste: 'frankatur', eintragId: 1, code: 'X' } }),
  },
  'DELETE /api/partnercodes/{id}': { ausgang: verwalter(404) },

  'GET /api/health/live': oeffentlich(),
  'GET /api/health/ready': oeffentlich(),

  'POST /api/authentication/login': {
    ...oeffentlich(),
    anfrage: () => ({ body: { username: 'metro', password: passwort } }),
  },
  'POST /api/authentication/token': {
    ...oeffentlich(),
    anfrage: async (v) => ({ body: { refreshToken: await v.auffrischung() } }),
  },
  'POST /api/authentication/logout': { ausgang: alle(204) },

  'GET /api/gefahrgutklasse/search': { ausgang: alle() },
  'GET /api/gefahrgutklasse/tabelle': { ausgang: verwalter() },
  'GET /api/gefahrgutklasse/{id}/wechsel': {
    ausgang: alle(),
    anfrage: () => ({ pfad: { id: 1 }, query: { tag: '2026-03-02' } }),
  },
  'GET /api/gefahrgutklasse/{id}': { ausgang: alle(), anfrage: () => ({ pfad: { id: 1 } }) },
  'GET /api/orte/name-with-plz/autoCompleteMatches/{searchParam}': { ausgang: alle() },
  'GET /api/orte/name-with-plz/{landId}/autoCompleteMatches/{searchParam}': {
    ausgang: alle(),
    anfrage: () => ({ pfad: { landId: 1, searchParam: 'ham' } }),
  },

  'GET /api/maut/laender': oeffentlich(),
  'POST /api/maut/mautberechnung': {
    ...oeffentlich(),
    anfrage: () => ({
      body: { abgangLKZ: 'D', abgangPlz: '20095', empfaengerLKZ: 'D', empfaengerPlz: '80331', gewicht: 100 },
    }),
  },
  'GET /api/maut/saetze': { ausgang: verwalter() },
  'GET /api/maut/tabellen': { ausgang: verwalter() },
  'GET /api/maut/tabellen/{id}': { ausgang: verwalter(), anfrage: () => ({ pfad: { id: 1 } }) },
  'POST /api/maut/tabellen/erzeugen': {
    ausgang: verwalter(),
    anfrage: () => ({ body: { land: { id: 1 }, name: 'neu', gueltigVon: '2030-01-01', satzCentJeKm: 40 } }),
  },
  'POST /api/maut/tabellen': { ausgang: betreiber(201), anfrage: () => ({ body: mauttabelle }) },
  'PUT /api/maut/tabellen/{id}': {
    ausgang: betreiber(),
    anfrage: () => ({ pfad: { id: 3 }, body: mauttabelle }),
  },

  'GET /api/gefahrgutklasse/ausgaben': { ausgang: alle() },
  // Switched off unless the configuration says otherwise.
  'POST /api/premium/upload': { ausgang: alle(403) },
  'GET /api/premium/gebiete': { ausgang: verwalter() },
  'GET /api/premium/verfuegbar': { ausgang: alle(), anfrage: () => ({ query: { lkz: 'D', plz: '20095' } }) },
  'GET /api/kalender/abholung': { ausgang: alle(), anfrage: () => ({ query: { lkz: 'D', plz: '20095' } }) },
  'GET /api/orte/search': { ausgang: alle() },
  'GET /api/orte/{id}': { ausgang: alle(404), anfrage: () => ({ pfad: { id: 2_147_483_647 } }) },

  'GET /api/adressen/search': { ausgang: alle() },
  'GET /api/adressen/searchByParam': { ausgang: alle() },
  'GET /api/adressen/nr/{fremdnummer}': {
    ausgang: eigene(),
    anfrage: () => ({ pfad: { fremdnummer: '1002' } }),
  },
  'GET /api/adressen/{id}': { ausgang: eigene(), anfrage: (v) => ({ pfad: { id: v.adresse } }) },
  'GET /api/adressen/dubletten': { ausgang: alle(), anfrage: () => ({ query: { name: 'Müller' } }) },
  'GET /api/adressen/currentMandantAdresse': {
    ausgang: { ...alle(), dispo: 404, hauptadmin: 404, admin: 404, fremd: 404 },
    anfrage: mitEigenerAdresse,
  },
  'GET /api/adressen/mandantadresse/{mandantId}': { ausgang: eigene(), anfrage: mitEigenerAdresse },
  'GET /api/adressen/mandant/{mandantId}': {
    ausgang: eigene(),
    anfrage: (v) => ({ pfad: { mandantId: v.portal.welt.nordKunde } }),
  },
  'POST /api/adressen': { ausgang: erfasser(201, 201), anfrage: () => ({ body: adresse() }) },
  'PUT /api/adressen/{id}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: await frischeAdresse(v) }, body: adresse() }),
  },
  'DELETE /api/adressen/{id}': {
    ausgang: erfasser(204),
    anfrage: async (v) => ({ pfad: { id: await frischeAdresse(v) } }),
  },
  'GET /api/adressen/verwendung': { ausgang: eigene(), anfrage: (v) => ({ query: { ids: v.adresse } }) },
  'POST /api/adressen/zusammenfuehren': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({
      body: { bleibt: await frischeAdresse(v), entfaellt: await frischeAdresse(v), adresse: adresse() },
    }),
  },
  'GET /api/adressen/export/csv': { ausgang: erfasser(200, 200) },
  'GET /api/adressen/export/xlsx': { ausgang: erfasser(200, 200) },
  'GET /api/adressen/import/stand': { ausgang: verwalter() },
  'POST /api/adressen/import': {
    ausgang: verwalter(),
    anfrage: (v) => ({ query: { mandant_id: v.portal.welt.nordKunde }, body: [adresse()] }),
  },

  'POST /api/auftragsvorlagen': { ausgang: hauptbenutzer(201, 201), anfrage: () => ({ body: vorlage() }) },
  'GET /api/auftragsvorlagen/search': { ausgang: erfasser(200, 200) },
  'GET /api/auftragsvorlagen/exists': {
    ausgang: erfasser(200, 200),
    anfrage: () => ({ query: { name: 'Vorlage' } }),
  },
  'GET /api/auftragsvorlagen/{id}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: await frischeVorlage(v) } }),
  },
  'PUT /api/auftragsvorlagen/{id}': {
    ausgang: hauptbenutzer(200),
    anfrage: async (v) => ({ pfad: { id: await frischeVorlage(v) }, body: vorlage() }),
  },
  'DELETE /api/auftragsvorlagen/{id}': {
    ausgang: hauptbenutzer(204),
    anfrage: async (v) => ({ pfad: { id: await frischeVorlage(v) } }),
  },
  'GET /api/auftraege/vorlage/{id}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { id: await frischeVorlage(v) } }),
  },
  'POST /api/auftraege/applyVorlage/{auftragsvorlageId}': {
    ausgang: erfasser(200),
    anfrage: async (v) => ({ pfad: { auftragsvorlageId: await frischeVorlage(v) }, body: {} }),
  },
  'GET /api/mandanten/auftragsvorlage-edit': { ausgang: alle() },

  'POST /api/auftraege': { ausgang: erfasser(201, 201), anfrage: auftragMitAllem },
  'GET /api/auftraege': { ausgang: alle() },
  'GET /api/auftraege/search': { ausgang: alle() },
  'GET /api/auftraege/empfaenger/bisherige': {
    ausgang: { ...alle(), leser: 403 },
    anfrage: () => ({ query: { name: 'Irgendwer', plz: '28195' } }),
  },
  'GET /api/auftraege/search/csv': { ausgang: alle() },
  'GET /api/auftraege/search/xlsx': { ausgang: alle() },
  'GET /api/auftraege/mandant': { ausgang: alle() },
  'GET /api/auftraege/mandant/{mandantId}': {
    ausgang: eigene(),
    anfrage: (v) => ({ pfad: { mandantId: v.portal.welt.nordKunde } }),
  },
  'GET /api/auftraege/{id}': { ausgang: eigene() },
  'GET /api/auftraege/nr/{spedeigennr}': { ausgang: eigene() },
  'PUT /api/auftraege/{id}': { ausgang: erfasser(200), anfrage: auftragMitAllem },
  'DELETE /api/auftraege/{id}': { ausgang: erfasser(204) },
  'DELETE /api/auftraege': { ausgang: erfasser(204), anfrage: (v) => ({ query: { ids: v.auftrag.id } }) },
  'POST /api/auftraege/uebertragen': { ausgang: erfasser(200), anfrage: ids },
  'POST /api/auftraege/resetStati': { ausgang: erfasser(200), anfrage: ids },
  'POST /api/auftraege/resetStatus': {
    ausgang: erfasser(200),
    anfrage: (v) => ({ body: { id: v.auftrag.id } }),
  },
  'GET /api/auftraege/exportcsv/{auftraegeIds}': { ausgang: eigene() },
  'GET /api/auftraege/{id}/xml': { ausgang: eigene() },

  'GET /api/jasper-print/report-types': { ausgang: alle() },
  'GET /api/jasper-print/encrypt-ids/{ids}': { ausgang: eigene() },
  'POST /api/berichte/{reportFileName}/mail/{ids}': {
    ausgang: eigene(204),
    anfrage: (v) => ({
      pfad: { reportFileName: 'speditionsauftrag', ids: v.auftrag.id },
      body: { email: `${crypto.randomUUID()}@example.com` },
    }),
  },
  // Public, because the ticket in the query takes the token's place; without one nobody gets a paper.
  'GET /api/berichte/{reportFileName}': {
    ...oeffentlich(403),
    anfrage: () => ({ pfad: { reportFileName: 'speditionsauftrag' } }),
  },
};
