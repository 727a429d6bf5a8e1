import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import type { Feld, Klasse } from '@frachtportal/domain/feld/feld';
import { Mandant, NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import { Status } from '@frachtportal/domain/sendungsstatus/status';
import { Partnercode } from '@frachtportal/domain/stammdaten/partnercode';
import { pflegeklasse, pflegelisten, pflegepfade } from '@frachtportal/domain/stammdaten/pflegelisten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { am, gleich, mit, probe, schreibbare, type Werte } from '../../testing/feldproben.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

interface Antwort {
  status: number;
  body: Werte & { id: number };
}
const ruf = async (methode: 'post' | 'put' | 'get', pfad: string, body?: object): Promise<Antwort> =>
  (await portal.als('admin'))[methode](`/api/${pfad}`).send(body);

/** How a thing is created, changed and read. */
interface Ding {
  klasse: Klasse;
  /** The least that is taken. */
  basis(): Werte;
  lege?(werte: Werte): Promise<Antwort>;
  aendere?(vorher: Werte, werte: Werte): Promise<Antwort>;
  /** As somebody sees it who asks for it alone, or finds it in a list. */
  lies(id: number): Promise<unknown>;
  /** Values that mean something, first and second. */
  proben?: Record<string, (nr: 0 | 1) => unknown>;
  /** Fields whose probe is refused, so that a refusal that nobody expects is noticed. */
  abgewiesen?: readonly string[];
  /** Where a value is seen, if it is not read under its own name. */
  gesehen?: Record<string, (wert: unknown, gelesen: Werte) => Promise<boolean>>;
}

let laufend = 0;
const einmalig = (vor = 'Wirkung') => `${vor} ${++laufend}`;
const unter = (pfad: string) => ({
  lege: (werte: Werte) => ruf('post', pfad, werte),
  aendere: (vorher: Werte, werte: Werte) => ruf('put', `${pfad}/${vorher['id']}`, werte),
  lies: async (id: number) => (await ruf('get', `${pfad}/${id}`)).body,
});
const ausListe = (pfad: string) => async (id: number) =>
  ((await ruf('get', pfad)).body as unknown as Werte[]).find((e) => e['id'] === id);

const anmelden = async (username: unknown, password: unknown) =>
  (await portal.anonym().post('/api/authentication/login').send({ username, password })).status === 200;

/** The mail about a new account is answered. */
const bestaetigt = async (email: string) => {
  const token = await linkToken(portal, email, 'bestaetigung');
  const { status } = await portal.anonym().post(`/api/registrierung/confirm/${token}`);
  return status === 204;
};

const anschrift: NonNullable<Ding['proben']> = {
  land: (nr) => ({ id: nr ? 4 : 3 }),
  lkz: (nr) => (nr ? 'CH' : 'A'),
  plz: (nr) => (nr ? '8010' : '1010'),
  mailTrackTrace: (nr) => `spur${nr}@example.com`,
};
const einAdressteil = { name: 'Sitz', fremdnummer: '1', plz: '1010', ort: 'Wien' };

const status = {
  lege: (werte: Werte) => ruf('post', 'sendungsstati/create', werte),
  aendere: (_vorher: Werte, werte: Werte) => ruf('post', 'sendungsstati/update', werte),
  lies: async (id: number) =>
    id > 1_000_000
      ? ausListe('sendungsstati/anzeigestati-list')(id)
      : (await ruf('get', `sendungsstati/${id}`)).body,
};
/** What the entries of some lists need besides the words that most have. */
const pflicht: Record<string, Werte> = {
  eigentuemer: { name: 'Wirkung' },
  auftragdefaultservice: { bezkurz: 'Wirkung', typ: 'Logisch' },
  sperrigkeiten: { langBezeichnung: 'Wirkung', bezkurz: 'W' },
  metrokennungen: { langBezeichnung: 'Wirkung', bezeichnung: 'W' },
};
const mitNummer = (pfad: string) => (pfad === 'auftragdefaultservice' ? { spezNum: 900 + ++laufend } : {});

/** Rows without anything in them are left out. */
const einEntwurf = {
  auftragspositionen: [
    { warengutBezeichnung: 'Ware', auftragsgefahrgueter: [{ gefahrgutausloeser: 'Aceton', anzahl: 1 }] },
  ],
  auftragZusLademittel: [{ anzahl: 1 }],
  auftragServices: [{ spez_num: 6, wert: 'true' }],
};

/** Numbers of rows run on, whatever is sent (specification of orders, section 4). */
const gezaehlt = ['laufendePosition', 'laufendeNummer', 'anzFolge'];

const dinge: Record<string, Ding> = {
  benutzer: {
    klasse: Benutzer,
    basis: () => ({
      name: einmalig('u'),
      email: `${einmalig('u')}@example.com`.replace(' ', ''),
      password: passwort,
      // Else nobody can be an operator.
      admin: true,
    }),
    ...unter('benutzer'),
    proben: {
      name: () => einmalig('anders'),
      email: (nr) => `anders${nr}@example.com`,
      password: (nr) => `Anders-Portal${nr}!`,
      sprache: (nr) => ({ id: nr ? 50 : 51 }),
      benutzerversion: (nr) => ({ id: nr + 1 }),
      owningMandant: (nr) => ({ id: nr ? portal.welt.nordMetro : portal.welt.nordKunde }),
    },
    // A login name is for good, and who may capture is decided after the creation (isUserCanEditImmediately).
    abgewiesen: ['name', 'edit'],
    gesehen: {
      password: async (wert, { name, email }) => (await bestaetigt(String(email))) && anmelden(name, wert),
      // Whoever has confirmed one address goes on with it until the other is confirmed too.
      email: async (wert, { email, emailNeu }) => [email, emailNeu].includes(wert),
    },
  },
  'mandanten, neu': {
    klasse: NeuerMandant,
    basis: () => ({ name: einmalig('Mandant'), adresse: einAdressteil }),
    lege: unter('mandanten').lege,
    lies: unter('mandanten').lies,
    proben: { ...anschrift, hauptmandantId: () => portal.welt.nord, name: () => einmalig('Mandant') },
    gesehen: {
      istHauptmandant: async (wert, { id, hauptmandantId }) => wert === (id === hauptmandantId),
    },
  },
  mandanten: {
    klasse: Mandant,
    basis: () => ({ name: einmalig('Mandant'), adresse: einAdressteil }),
    ...unter('mandanten'),
    lege: undefined,
    proben: {
      ...anschrift,
      name: () => einmalig('Mandant'),
      hauptmandantId: (nr) => (nr ? portal.welt.alpen : portal.welt.nord),
    },
  },
  adressen: {
    klasse: Adresse,
    basis: () => ({ name: einmalig('Adresse') }),
    ...unter('adressen'),
    proben: {
      ...anschrift,
      copyId: () => portal.welt.adressen.nord,
      mandant: (nr) => ({ id: nr ? portal.welt.nordMetro : portal.welt.nordKunde }),
    },
    abgewiesen: ['mandant'],
  },
  'sendungsstati, Anzeige': {
    klasse: Status,
    basis: () => ({ kurzBezeichnung: einmalig('Status') }),
    ...status,
    proben: {
      sdst_id_anzeige: () => 1_000_018,
      kurzBezeichnung: () => einmalig('Status'),
      // With an id it is one of the dispatch system.
      id: (nr) => 6000 + nr,
    },
    abgewiesen: ['id', 'sdst_id_anzeige', 'defaultstatus'],
    gesehen: { defaultstatus: async (wert) => wert === false },
  },
  'sendungsstati, Disposition': {
    klasse: Status,
    basis: () => ({ id: 5000 + ++laufend, kurzBezeichnung: einmalig('Status') }),
    ...status,
    proben: {
      id: (nr) => 7000 + nr,
      sdst_id_anzeige: (nr) => 1_000_017 + nr,
      kurzBezeichnung: () => einmalig('Status'),
    },
    abgewiesen: ['id', 'farbe', 'anzeigefolge'],
  },
  partnercodes: {
    klasse: Partnercode,
    basis: () => ({ partner: einmalig('Partner'), liste: 'frankatur', eintragId: 5, code: 'X' }),
    lege: (werte) => ruf('put', 'partnercodes', werte),
    lies: ausListe('partnercodes'),
    proben: { liste: (nr) => (nr ? 'verkehrsart' : 'frankatur'), eintragId: (nr) => nr + 1 },
  },
  ...Object.fromEntries(
    pflegepfade.map((pfad) => [
      pfad,
      {
        klasse: pflegeklasse(pflegelisten[pfad].klasse as Klasse),
        basis: () => ({ ...(pflicht[pfad] ?? { langBezeichnung: 'Wirkung' }), ...mitNummer(pfad) }),
        abgewiesen: ['mandantId'],
        ...unter(pfad),
        lies: ausListe(`${pfad}/pflege`),
        proben: {
          mandantId: () => portal.welt.nord,
          kurzBezeichnung: () => einmalig('K'),
          spezNum: (nr: number) => 90_000 + ++laufend + nr,
        },
      },
    ]),
  ),
  'maut/tabellen': {
    klasse: Mauttabelle,
    basis: () => ({
      land: { id: 3 },
      name: einmalig('Maut'),
      gueltigVon: '2029-01-01',
      umwegProzent: 130,
      preise: [{ bisKg: 100, bisKm: 100, betrag: 1 }],
    }),
    ...unter('maut/tabellen'),
    proben: { land: (nr) => ({ id: nr + 1 }), gueltigVon: (nr) => `2029-01-0${nr + 2}` },
  },
  auftragsvorlagen: {
    klasse: Auftragsvorlage,
    basis: () => ({ vorlageName: einmalig('Vorlage'), auftrag: einEntwurf }),
    ...unter('auftragsvorlagen'),
    proben: {
      ...anschrift,
      mandant: () => ({ id: portal.welt.nordKunde }),
      id: () => portal.welt.adressen.nord,
      frankatur: (nr) => nr + 1,
      verkehrsart: (nr) => nr + 1,
      metrokennung: () => 1,
      iban: (nr) => (nr ? 'AT611904300234573201' : 'DE89370400440532013000'),
      bic: (nr) => (nr ? 'GIBAATWWXXX' : 'COBADEFFXXX'),
      // A template is no copy of anything; that a read order may say so is documented.
      copyId: () => null,
      vorlageAuftragId: () => null,
      spez_num: (nr) => nr + 6,
      wert: () => 'true',
      ...Object.fromEntries(gezaehlt.map((name) => [name, () => 1])),
    },
    abgewiesen: ['mandant', 'auftrag.mandant'],
  },
};

/** What was sent is read, or was refused with a notification; the name of a third outcome otherwise. */
async function ausgang(ding: Ding, pfad: string, wert: unknown, antwort: Antwort): Promise<string> {
  if (antwort.status >= 400) {
    const [meldung] = antwort.body as unknown as { text: string; field?: string }[];
    return meldung?.text
      ? `abgewiesen ${antwort.status} ${meldung.field} ${meldung.text}`
      : `${antwort.status} ohne Meldung`;
  }
  const gelesen = await ding.lies(antwort.body.id);
  const gesehen = ding.gesehen?.[pfad];
  const da = gesehen ? await gesehen(wert, gelesen as Werte) : gleich(am(gelesen, pfad), wert);
  return da ? 'gelesen' : `VERSCHLUCKT: ${JSON.stringify(wert)} wurde ${JSON.stringify(am(gelesen, pfad))}`;
}

const anzahl = { gelesen: 0, abgewiesen: 0 };
const zaehle = (ergebnis: string[]) => {
  anzahl.gelesen += ergebnis.filter((e) => e === 'gelesen').length;
  anzahl.abgewiesen += ergebnis.filter((e) => e.startsWith('abgewiesen')).length;
};

const wertVon = (ding: Ding, pfad: string, feld: Feld, nr: 0 | 1) => {
  const eigene = ding.proben?.[pfad] ?? ding.proben?.[feld.name];
  return eigene ? eigene(nr) : probe(feld, nr);
};

describe.each(Object.entries(dinge))('%s', (name, ding) => {
  it.each(schreibbare(ding.klasse).map(({ pfad, feld }) => [pfad, feld] as const))(
    '%s',
    async (pfad, feld) => {
      const ergebnis: string[] = [];
      if (ding.lege) {
        const wert = wertVon(ding, pfad, feld, 0);
        ergebnis.push(await ausgang(ding, pfad, wert, await ding.lege(mit(ding.basis(), pfad, wert))));
      }
      if (ding.aendere) {
        const lege = ding.lege ?? ((werte: Werte) => ruf('post', name, werte));
        const { body } = await lege(ding.basis());
        const wert = wertVon(ding, pfad, feld, 1);
        const vorher = ((await ding.lies(body.id)) ?? {}) as Werte;
        ergebnis.push(await ausgang(ding, pfad, wert, await ding.aendere(vorher, mit(vorher, pfad, wert))));
      }
      zaehle(ergebnis);
      const erwartet = ding.abgewiesen?.includes(pfad) ? /^(gelesen|abgewiesen)/ : /^gelesen/;
      expect(ergebnis.filter((e) => !erwartet.test(e))).toEqual([]);
      if (ding.abgewiesen?.includes(pfad)) expect(ergebnis.join()).toContain('abgewiesen');
    },
  );
});

describe('Alle', () => {
  it('are hundreds', () => {
    console.log(`Wirkung: ${anzahl.gelesen} gelesen, ${anzahl.abgewiesen} abgewiesen, 0 verschluckt`);
    expect(anzahl.gelesen + anzahl.abgewiesen).toBeGreaterThan(830);
  });
});
