import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { standardkonfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import {
  angabe,
  type Schluessel,
  schluesselnamen,
} from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { serverwirkung } from '@frachtportal/domain/konfiguration/serverwirkung';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';
import { staerke } from '../authentication/testing/faktor.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';
import type { Gegenstelle } from '../dispo/testing/gegenstelle.js';
import { startePortalMitGegenstelle, unterwegs } from '../dispo/testing/unterwegs.js';
import { verfolgungswirkungen } from './testing/verfolgungswirkungen.js';

let portal: Portal;
let gegenstelle: Gegenstelle;
let eigene: object;
beforeAll(async () => {
  ({ portal, stelle: gegenstelle } = await startePortalMitGegenstelle());
  const adresse = { name: 'Spedition Nord', fremdnummer: '1', plz: '20457', ort: 'Hamburg', land: { id: 1 } };
  const admin = await portal.als('admin');
  const { status, body } = await admin
    .put(`/api/mandanten/${portal.welt.nord}`)
    .send({ name: 'Spedition Nord', adresse });
  expect(status, JSON.stringify(body)).toBe(200);
  eigene = adresse;
  // Whoever demands a second factor needs one, or would be out with it.
  await staerke(portal, 'admin');
});
afterAll(async () => {
  await portal.schliessen();
  await gegenstelle.schliessen();
});

async function stelle(werte: Partial<Record<Schluessel, string>>, ebene = 'hauptmandant'): Promise<void> {
  const liste = Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value }));
  const { status, body } = await (await portal.als('admin'))
    .put('/api/config-param/coco')
    .query({ ebene })
    .send(liste);
  if (status === 202) await stimmeZu();
  else expect(status, JSON.stringify(body)).toBe(200);
}

/** With four eyes another administrator has to agree. */
async function stimmeZu(): Promise<void> {
  const zweiter = await portal.als('hauptadmin');
  const vorschlaege = '/api/config-param/vorschlaege';
  const { body } = await zweiter.get(vorschlaege).expect(200);
  const vorgelegt = body.find((v: { freigebbar: boolean }) => v.freigebbar);
  await zweiter.post(`${vorschlaege}/${vorgelegt.id}/freigeben`).expect(200);
}

const schlicht = () => JSON.parse(JSON.stringify(einAuftrag().build())) as Auftrag;
const anlegen = async (werte: object) =>
  (await portal.als('dispo')).post('/api/auftraege').send({ ...schlicht(), ...werte });

const [gefaehrliche] = einAuftrag()
  .mitPositionen(einePosition().build())
  .mitGefahrgut()
  .build().auftragspositionen;
/** A position with dangerous goods. Packaging and load unit 1 are made for them, packaging 8 and load unit 9 are not. */
const mitGefahrgut = (inDerZeile: number, dazu: object) => {
  const auftragsgefahrgueter = gefaehrliche?.auftragsgefahrgueter.map((g) => ({
    ...g,
    verpackung: { id: inDerZeile },
  }));
  const mittel = { verpackung: null, verpackungAnzahl: null, lademittel: { id: 9 }, lademittelAnzahl: 1 };
  return { auftragspositionen: [{ ...gefaehrliche, ...mittel, auftragsgefahrgueter, ...dazu }] };
};
const ohneMass = (feld: string) => ({
  auftragspositionen: [{ ...schlicht().auftragspositionen[0], [feld]: null }],
});

/** Part of an order that has something in the field, or nothing where the field is demanded. */
const proben: Record<string, (schluessel: Schluessel) => object> = {
  tauschpaletteA: () => ({ tauschpaletteA: 3 }),
  tauschpaletteB: () => ({ tauschpaletteB: 3 }),
  tauschpaletteR: () => ({ tauschpaletteR: 3 }),
  tauschpaletteY: () => ({ tauschpaletteY: 3 }),
  auftragZusLademittel: () => ({ auftragZusLademittel: [{ anzahl: 2, lademittel: { id: 1 } }] }),
  sperrigkeit: () => ({ sperrigkeit: { id: 1 } }),
  neutralerAbsenderAdresse: () => ({ neutralerAbsenderAdresse: eineAdresse('Neutral GmbH').build() }),
  rechnungsempfaengerAdresse: () => ({ rechnungsempfaengerAdresse: eineAdresse('Zahler AG').build() }),
  beladezeitVon: () => ({ beladezeitVon: '08:00' }),
  beladezeitBis: () => ({ beladezeitBis: '16:00' }),
  entladezeitVon: () => ({ entladezeitVon: '08:00' }),
  entladezeitBis: () => ({ entladezeitBis: '16:00' }),
  entladedatum: () => ({ terminkennzeichen: null, beladedatum: '2026-03-03', entladedatum: '2026-03-20' }),
  'absenderAdresse.name': () => ({ absenderAdresse: { ...eigene, name: 'Jemand anderes' } }),
  'absenderAdresse.fremdnummer': () => ({ absenderAdresse: { ...eigene, fremdnummer: 'ANDERE-1' } }),
  'auftragServices[0].spez_num': (schluessel) => ({
    auftragServices: [{ spez_num: schluessel === 'customServices' ? 7 : 31, wert: 'true' }],
  }),
  'auftragspositionen[0].verpackung': () => mitGefahrgut(8, { verpackung: { id: 1 }, verpackungAnzahl: 1 }),
  'auftragspositionen[0].auftragsgefahrgueter[0].verpackung': () => mitGefahrgut(1, {}),
  'auftragspositionen[0].lademittel': () => mitGefahrgut(8, { lademittel: { id: 1 } }),
  'auftragspositionen[0].laengeCM': () => ohneMass('laengeCM'),
  'auftragspositionen[0].breiteCM': () => ohneMass('breiteCM'),
  'auftragspositionen[0].hoeheCM': () => ohneMass('hoeheCM'),
  verkehrsart: () => ({ verkehrsart: -1 }),
  beladedatum: () => ({ beladedatum: null, entladedatum: null }),
};

/** The value at a path like `auftragspositionen[0].verpackung`. */
const am = (objekt: unknown, pfad: string) =>
  pfad.split(/[.[\]]+/).reduce<unknown>((w, teil) => (w as Record<string, unknown> | null)?.[teil], objekt);

describe('Was ein Schlüssel sperrt', () => {
  const faelle = schluesselnamen.flatMap((name) => {
    const wirkung = serverwirkung[name];
    return wirkung.art === 'sperrt' ? wirkung.felder.map((feld) => [name, feld, wirkung] as const) : [];
  });

  it.each(faelle)(
    '%s: %s is refused at its field, taken otherwise, and may stay',
    async (name, feld, wirkung) => {
      const probe = proben[feld];
      expect(probe, `Probe für ${feld}`).toBeDefined();
      const werte = probe?.(name) ?? {};
      await stelle({ [name]: wirkung.frei });
      const frei = await anlegen(werte);
      expect([frei.status, frei.status === 201 ? [] : frei.body]).toEqual([201, []]);
      expect(am(frei.body, feld)).toBeTruthy();

      await stelle({ [name]: wirkung.gesperrt });
      const gesperrt = await anlegen(werte);
      expect([gesperrt.status, gesperrt.body.map((m: { field: string }) => m.field)]).toEqual([400, [feld]]);

      const dispo = await portal.als('dispo');
      const bleibt = await dispo
        .put(`/api/auftraege/${frei.body.id}`)
        .send({ ...frei.body, hinweis: 'bleibt' });
      expect([bleibt.status, bleibt.body.hinweis]).toEqual([200, 'bleibt']);
      await stelle({ [name]: String(standardkonfiguration[name]) });
    },
  );
});

describe('Was ein Schlüssel verlangt', () => {
  const faelle = schluesselnamen.flatMap((name) => {
    const wirkung = serverwirkung[name];
    return wirkung.art === 'verlangt' ? wirkung.felder.map((feld) => [name, feld] as const) : [];
  });

  it.each(faelle)('%s: without %s an order is refused', async (name, feld) => {
    const werte = feld === 'entladedatum' ? { entladedatum: null } : (proben[feld]?.(name) ?? {});
    await stelle({ [name]: 'false' });
    const frei = await anlegen(werte);
    expect([frei.status, frei.status === 201 ? [] : frei.body]).toEqual([201, []]);
    await stelle({ [name]: 'true' });
    const { status, body } = await anlegen(werte);
    expect([status, body.map((m: { field: string }) => m.field)]).toEqual([400, [feld]]);
    await stelle({ [name]: 'false' });
  });
});

interface Wirkung {
  werte: [string, string];
  frage: () => Promise<unknown>;
  /** Who has not logged in goes by the installation's value. */
  ebene?: 'installation';
}

/** What the server answers under a value, for keys that change what it does. */
const wirkungen: Partial<Record<Schluessel, Wirkung>> = {
  ...verfolgungswirkungen(() => portal, stelle),
  denyOrderEdit: { werte: ['false', 'true'], frage: async () => (await anlegen({})).status },
  isPreisermittlung: {
    werte: ['true', 'false'],
    frage: async () => {
      const { body } = await anlegen({});
      return (await (await portal.als('dispo')).post('/api/auftraege/typ').send({ typ: 1, ids: [body.id] }))
        .status;
    },
  },
  isMautrechner: {
    ebene: 'installation',
    werte: ['true', 'false'],
    frage: async () => {
      const strecke = { abgangLKZ: 'D', abgangPlz: '20095', empfaengerLKZ: 'D', empfaengerPlz: '80331' };
      return (
        await portal
          .anonym()
          .post('/api/maut/mautberechnung')
          .send({ ...strecke, gewicht: 100 })
      ).status;
    },
  },
  isRegistrierung: {
    ebene: 'installation',
    werte: ['true', 'false'],
    frage: async () => {
      const neu = eineRegistrierung({ name: `neu${Date.now()}` });
      return (await portal.anonym().post('/api/registrierung').send(neu)).status;
    },
  },
  isBexPremium: {
    werte: ['true', 'false'],
    frage: async () => (await (await portal.als('admin')).post('/api/premium/upload')).status,
  },
  dokumentenverweise: {
    werte: ['true', 'false'],
    frage: async () => {
      const frage = { 'auftrag.id': (await anlegen({})).body.id };
      return (await (await portal.als('dispo')).get('/api/dokumentenverweise/auftrag').query(frage)).status;
    },
  },
  isUserCanEditImmediately: {
    werte: ['true', 'false'],
    frage: async () => {
      const neu = { name: `sofort${Date.now()}`, email: 'sofort@example.org', password: 'Sofort-Portal1!' };
      return (await (await portal.als('admin')).post('/api/benutzer').send(neu)).body.edit;
    },
  },
  saveKontaktdaten: {
    werte: ['true', 'false'],
    frage: async () => {
      const kontakt = `Frau ${Date.now()}`;
      const id = portal.welt.adressen.nord;
      const { status, body } = await anlegen({ empfaengerAdresse: { id, name: 'Empfang Nord', kontakt } });
      expect(status, JSON.stringify(body)).toBe(201);
      const gelesen = await (await portal.als('dispo')).get(`/api/adressen/${id}`).expect(200);
      return gelesen.body.kontakt === kontakt;
    },
  },
  zeitzone: {
    werte: ['Europe/Berlin', 'UTC'],
    frage: async () => {
      const { id } = (await anlegen({})).body;
      // At 00:24 in Berlin.
      await portal.db.sql("UPDATE auftrag SET datumerfasst = '2026-01-08T23:24:00Z' WHERE id = $1", [id]);
      const dispo = await portal.als('dispo');
      return (await dispo.get(`/api/auftraege/exportcsv/${id}`).expect(200)).text
        .split('\r\n')[1]
        ?.slice(0, 30);
    },
  },
  gs1Basisnummer: {
    werte: ['9521234', ''],
    frage: async () => {
      const dispo = await portal.als('dispo');
      const pfad = `/api/jasper-print/encrypt-ids/${(await anlegen({})).body.id}`;
      const { ids } = (await dispo.get(pfad).expect(200)).body;
      return (await portal.anonym().get('/api/berichte/gs1-etikett').query({ ids })).status;
    },
  },
  adrAbsender: {
    werte: ['absender', 'spediteur'],
    frage: async () => {
      await stelle({ isShowAbsenderNeutral: 'true' });
      const neutral = { neutralerAbsenderAdresse: eineAdresse('Neutral GmbH').build() };
      const { body } = await anlegen({ ...mitGefahrgut(1, {}), ...neutral });
      await stelle({ isShowAbsenderNeutral: 'false' });
      const dispo = await portal.als('dispo');
      const schein = await dispo.get(`/api/jasper-print/encrypt-ids/${body.id}`).expect(200);
      const papier = portal.anonym().get('/api/berichte/befoerderungspapier').query(schein.body);
      const [blatt = ''] = await seitentexte((await papier.buffer().expect(200)).body);
      return /Absender (.*?) Empfänger/.exec(blatt)?.[1];
    },
  },
  regeln: {
    werte: ['positionUngezaehlt=pflicht', ''],
    frage: async () => {
      const [position] = schlicht().auftragspositionen;
      const lose = { ...position, lademittel: null, verpackung: null };
      return (await anlegen({ auftragspositionen: [lose] })).status;
    },
  },
  isStellplaetzeBerechnen: {
    werte: ['true', 'false'],
    frage: async () => (await anlegen({})).body.auftragspositionen[0].stellplaetze,
  },
  isLademeterBerechnen: {
    werte: ['true', 'false'],
    frage: async () => (await anlegen({})).body.auftragspositionen[0].lademeter,
  },
  isBeladedatumVorbelegen: { werte: ['true', 'false'], frage: async () => (await ausVorlage()).beladedatum },
  isEntladedatumVorbelegen: {
    werte: ['true', 'false'],
    frage: async () => (await ausVorlage()).entladedatum,
  },
  zustelldatum_offset: { werte: ['1', '30'], frage: async () => (await ausVorlage()).entladedatum },
  feiertageRegion: {
    werte: ['', 'BY'],
    // The day after is Epiphany, a holiday in Bavaria.
    frage: () => abgeleitet('2026-01-05'),
  },
  terminArtFixTermin: {
    werte: ['4', '5'],
    frage: async () => {
      await stelle({ isDenyZustelldatum: 'true' });
      const termin = { terminkennzeichen: { id: 5 }, beladedatum: '2026-03-03', entladedatum: '2026-03-20' };
      const { status } = await anlegen(termin);
      await stelle({ isDenyZustelldatum: 'false' });
      return status;
    },
  },
  mandantSpezi29: {
    werte: ['false', 'true'],
    frage: async () => (await anlegen({})).body.auftragspositionen[0].verpackungseinheit,
  },
  defaultWaehrung: {
    werte: ['2', '3'],
    frage: async () => (await anlegen({ nachnahmeBetrag: 10 })).body.nachnahmeWaehrung.id,
  },
  ...Object.fromEntries(
    (
      [
        ['isAdresseTelefonEdit', { telefon: '040 1' }],
        ['isAdresseKontaktEdit', { kontakt: 'Frau Neu' }],
        ['isAdresseEinmaladresseEdit', { einmaladresse: true }],
        ['isAdresseUnsichtbarEdit', { unsichtbar: true }],
        ['isShowTTMailAdress', { mailTrackTrace: 'neu@example.org' }],
      ] as const
    ).map(([name, aenderung]) => [
      name,
      { werte: ['false', 'true'], frage: () => unterwegsGeaendert(aenderung) },
    ]),
  ),
  passwortMindestlaenge: {
    werte: ['8', '12'],
    frage: async () => {
      const benutzer = { name: `kurz${Date.now()}`, email: 'kurz@example.org', password: 'Kurz-12!' };
      const { status } = await (await portal.als('admin')).post('/api/benutzer').send(benutzer);
      return status;
    },
  },
  benutzerAnlegenNurMitEdit: {
    werte: ['false', 'true'],
    frage: async () => {
      const benutzer = { name: `leser${Date.now()}`, email: 'l@example.org', password: passwort };
      return (await (await portal.als('leser')).post('/api/benutzer').send(benutzer)).status;
    },
  },
  vierAugen: {
    werte: ['false', 'true'],
    frage: async () => {
      const aenderung = [{ key: 'client.dispoName', value: `D${Date.now()}` }];
      return (await (await portal.als('hauptadmin')).put('/api/config-param/coco').send(aenderung)).status;
    },
  },
  zweiterFaktor: {
    werte: ['freiwillig', 'administratoren'],
    frage: async () => {
      const anmeldung = { username: 'kundenadmin', password: passwort };
      return (await portal.anonym().post('/api/authentication/login').send(anmeldung)).status;
    },
  },
  clientKunde: {
    werte: ['standard', 'spedition-iban'],
    frage: async () => (await anlegen({ zollvermerk: 'T1' })).status,
  },
};

/** The answer to a change of an address about which the dispatch system is just being told. */
async function unterwegsGeaendert(aenderung: object): Promise<number> {
  const dispo = await portal.als('dispo');
  const { body } = await dispo.post('/api/adressen').send({ name: 'Unterwegs' }).expect(201);
  const beenden = await unterwegs(portal, gegenstelle, [body.id], 'dispo');
  const { status } = await dispo.put(`/api/adressen/${body.id}`).send({ ...body, ...aenderung });
  await beenden();
  return status;
}

async function ausVorlage(): Promise<Auftrag> {
  const dispo = await portal.als('dispo');
  const { body } = await dispo.get('/api/auftragsvorlagen/exists').query({ name: 'Wirkung' });
  const id =
    body[0]?.id ??
    (await dispo.post('/api/auftragsvorlagen').send({ vorlageName: 'Wirkung', auftrag: {} })).body.id;
  return (await dispo.get(`/api/auftraege/vorlage/${id}`).expect(200)).body;
}

async function abgeleitet(beladedatum: string): Promise<string> {
  await stelle({ isDenyZustelldatum: 'true' });
  const { body } = await anlegen({ terminkennzeichen: null, beladedatum, entladedatum: null });
  await stelle({ isDenyZustelldatum: 'false' });
  return body.entladedatum;
}

describe('Was ein Schlüssel sonst bewirkt', () => {
  it.each(schluesselnamen.filter((name) => serverwirkung[name].art === 'wirkt'))(
    '%s: the server answers otherwise under another value',
    async (name) => {
      const { werte = ['', ''], frage, ebene } = wirkungen[name] ?? {};
      expect(frage, `Frage zu ${name}`).toBeDefined();
      const antworten = [];
      for (const wert of werte) {
        await stelle({ [name]: wert }, ebene);
        antworten.push(await frage?.());
      }
      await stelle({ [name]: String(standardkonfiguration[name]) }, ebene);
      expect(antworten[0]).not.toEqual(antworten[1]);
      expect(antworten).not.toContain(undefined);
    },
  );

  it.each(schluesselnamen.filter((name) => serverwirkung[name].art === 'oberflaeche'))(
    '%s is the browser’s, and says why',
    (name) => {
      const wirkung = serverwirkung[name];
      expect(wirkung.art === 'oberflaeche' && wirkung.grund.length).toBeGreaterThan(30);
    },
  );
});

/** Two values of a key that mean something. */
const wertepaare: Partial<Record<Schluessel, [string, string]>> = {
  clientKunde: ['metro', 'standard'],
  customServices: ['6', ''],
  auftragsresearchtableconfig: ['kompakt', ''],
  gs1Basisnummer: ['9521234', ''],
  cocoHosts: ['portal.example.com,*.intern', 'localhost,127.0.0.1'],
  zeitzone: ['America/New_York', 'Europe/Berlin'],
  regeln: ['positionUngezaehlt=pflicht', ''],
  clientInfobox: ['<p>Guten <b>Tag</b></p>', ''],
  defaultWaehrung: ['3', '2'],
  terminArtFixTermin: ['5', '4'],
};
function wertepaar(name: Schluessel): [string, string] {
  const a = angabe(name);
  if (a.art === 'wahrheit') return [String(!a.standard), String(a.standard)];
  if (a.art === 'zahl') return wertepaare[name] ?? [String(a.bis), String(a.standard)];
  const [erste = ''] = Object.keys(a.auswahl ?? {}).filter((w) => w !== a.standard);
  return wertepaare[name] ?? [erste || 'ä'.repeat(a.max), a.standard];
}
const falsch = (name: Schluessel): string => {
  const a = angabe(name);
  return {
    wahrheit: 'vielleicht',
    zahl: a.art === 'zahl' ? String(a.bis + 1) : '',
    text: 'ä'.repeat(10_001),
  }[a.art];
};

describe('Jeder Schlüssel', () => {
  it.each(schluesselnamen)('%s is stored, answered and handed to the browser, or refused', async (name) => {
    const admin = await portal.als('admin');
    for (const wert of wertepaar(name)) {
      await stelle({ [name]: wert });
      const { body } = await (await portal.als('kunde')).get('/api/config-param/clientconfig').expect(200);
      expect(body[`client.${name}`]).toBe(wert);
      const { body: staende } = await admin.get('/api/config-param/coco').expect(200);
      const stand = staende.find((s: { key: string }) => s.key === `client.${name}`);
      expect(stand).toMatchObject({ value: wert, standard: String(standardkonfiguration[name]) });
    }
    const { status, body } = await admin
      .put('/api/config-param/coco')
      .send([{ key: `client.${name}`, value: falsch(name) }]);
    expect([status, body.length > 0]).toEqual([400, true]);
  });
});
