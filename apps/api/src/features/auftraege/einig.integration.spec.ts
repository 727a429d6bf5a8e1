import { fileURLToPath } from 'node:url';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { ohneNichtErfasste } from '@frachtportal/domain/auftrag/freigaben';
import { zustelldatum } from '@frachtportal/domain/auftrag/termine';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { type Konfiguration, wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { profile } from '@frachtportal/domain/konfiguration/profile';
import * as regelwerk from '@frachtportal/domain/regel/befunde';
import type { Pruefling } from '@frachtportal/domain/regel/regel';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Auswahl, formularstaende } from '../../testing/auftragsformular.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

const anzahl = Number(process.env['FRACHTPORTAL_EINIG'] ?? 1000);
const startwert = Number(process.env['FRACHTPORTAL_EINIG_STARTWERT'] ?? 20_261_121);

/**
 * The form's own code, read from the web app by its path: what is compared is what the browser runs. No app depends on
 * another; this test is about both.
 */
interface Formularcode {
  neuerAuftrag: (
    k: Konfiguration,
    o: { heute: string; abholung: string; mandantId: number | null; landId: number | null },
  ) => { werte: Record<string, unknown> };
  alsAuftrag: (werte: object, positionen: readonly object[]) => Partial<Auftrag>;
  pruefe: (erfasst: { auftrag: Partial<Auftrag>; roh: Pruefling }, umgebung: object) => Meldung[];
  pruefeVorlage: (auftrag: Partial<Auftrag>, laender: readonly Land[]) => Meldung[];
}

const ausWeb = (datei: string) =>
  import(
    fileURLToPath(
      new URL(`../../../../web/src/features/auftraege/erfassung/formular/${datei}`, import.meta.url),
    )
  );

/** Every profile, and what only single switches change. */
const umgebungen: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(profile)
      .filter((name) => name !== 'nur-lesen')
      .map((name) => [name, { clientKunde: name }]),
  ),
  Pflichtdaten: {
    isAbholDatumPflicht: 'true',
    isZustellDatumPflicht: 'true',
    isVerkehrsartPflichtfeld: 'true',
  },
  'IBAN mit Pflichtmaßen': {
    clientKunde: 'spedition-iban',
    isLaengePflichtfeld: 'true',
    isHoehePflichtfeld: 'true',
    isVerkehrsartPflichtfeld: 'true',
  },
  'gesperrtes Zustelldatum': {
    isDenyZustelldatum: 'true',
    isZustellDatumPflicht: 'true',
    feiertageRegion: 'BY',
  },
  'bestehend aus': { mandantSpezi29: 'true', isBreitePflichtfeld: 'true', isZusaetzlicheLademittel: 'true' },
  'ohne Vorbelegung': {
    isBeladedatumVorbelegen: 'false',
    isEntladedatumVorbelegen: 'false',
    defaultWaehrung: '3',
  },
};

/** What the form knows beside the order and the client's settings. */
const umgebung = {
  regelwerk,
  vorher: null,
  metro: false,
  heute: '2026-11-20',
  verpackungen: [],
  lademittel: [],
  heutige: [],
};

let portal: Portal;
let web: Formularcode;
let auswahl: Auswahl;
let laender: Land[];

beforeAll(async () => {
  portal = await startePortal();
  web = { ...(await ausWeb('formularwerte.ts')), ...(await ausWeb('pruefung.ts')) };
  const dispo = await portal.als('dispo');
  const ids = async (pfad: string, wenn: (zeile: Record<string, unknown>) => boolean = () => true) => {
    const { body } = await dispo.get(`/api/${pfad}`).expect(200);
    const zeilen = (body as { id: number; awSperre?: boolean }[]).filter(
      (z) => !z.awSperre && wenn({ ...z }),
    );
    return zeilen.slice(0, 4).map((zeile) => zeile.id);
  };
  const [waehrung, gefahrgut] = [await ids('waehrungen'), await ids('gefahrgutklasse/search?unnr=1203')];
  laender = (await dispo.get('/api/laender').expect(200)).body;
  auswahl = {
    terminkennzeichen: [4, 50, ...(await ids('terminkennzeichen'))],
    zustellkennzeichen: await ids('zustellkennzeichen'),
    anlieferkennzeichen: await ids('anlieferkennzeichen'),
    sperrigkeit: await ids('sperrigkeiten'),
    frankatur: await ids('frankaturen'),
    verkehrsart: [-1, ...(await ids('verkehrsarten'))],
    metrokennung: await ids('metrokennungen'),
    land: await ids('laender'),
    adresse: [portal.welt.adressen.nord, portal.welt.adressen.nordKunde],
    // Not for dangerous goods: which of these go with them only the server knows.
    verpackung: await ids('verpackungen', (v) => !v['ggvs']),
    lademittel: await ids('lademittel', (v) => !v['ggvs']),
    eigentuemer: await ids('eigentuemer'),
    spez_num: (await dispo.get('/api/auftragdefaultservice').expect(200)).body
      .filter((d: { typ: string; international: boolean }) => d.typ === 'Logisch' && !d.international)
      .map((d: { spezNum: number }) => d.spezNum),
    nachnahmeWaehrung: waehrung,
    waehrungVersicherungswert: waehrung,
    warenwertWaehrung: waehrung,
    gefahrgutUnnr: gefahrgut,
    gefahrgutklasse: gefahrgut,
  };
});
afterAll(() => portal.schliessen());
afterEach(() => konfiguriere(portal, {}));

async function gilt(werte: Record<string, string>): Promise<Konfiguration> {
  await konfiguriere(portal, werte);
  return wirksam(werte);
}

function wieErfasst(auftrag: Partial<Auftrag>, konfiguration: Konfiguration): Partial<Auftrag> {
  const erfasst = ohneNichtErfasste(auftrag, { konfiguration, metro: false });
  return { ...erfasst, entladedatum: zustelldatum(erfasst as Auftrag, konfiguration) };
}

/** What is wrong where; the words for it only the server adds. */
const geordnet = (meldungen: readonly (Meldung & { text?: string })[]) =>
  meldungen
    .map(({ text: _, ...meldung }) => meldung)
    .toSorted((a, b) => ((a.field ?? '') < (b.field ?? '') ? -1 : 1));

describe('Formular und Server', () => {
  const je = Math.ceil(anzahl / Object.keys(umgebungen).length);

  it.each(Object.entries(umgebungen))('say the same of every order: %s', async (_name, werte) => {
    const k = await gilt(werte);
    const dispo = await portal.als('dispo');
    const leer = () =>
      structuredClone(
        web.neuerAuftrag(k, {
          heute: '2026-11-20',
          abholung: '2026-11-20',
          mandantId: portal.welt.nord,
          landId: 1,
        }).werte,
      );
    const gesehen = { gut: 0, schlecht: 0 };
    await fc.assert(
      fc.asyncProperty(formularstaende(leer, auswahl), async ({ werte: formular, positionen }) => {
        const ganz = web.alsAuftrag(formular, positionen);
        // Half as the form leaves them, half with what only a screen of another configuration has.
        const auftrag = positionen.length % 2 ? wieErfasst(ganz, k) : ganz;
        const erwartet = web.pruefe({ auftrag, roh: auftrag }, { ...umgebung, konfiguration: k, laender });
        const antwort = await dispo.post('/api/auftraege').send(auftrag);
        if (erwartet.length === 0) {
          gesehen.gut++;
          expect([antwort.status, antwort.status === 201 ? [] : antwort.body]).toEqual([201, []]);
        } else {
          gesehen.schlecht++;
          expect([antwort.status, geordnet(antwort.body)]).toEqual([400, geordnet(erwartet)]);
        }
      }),
      { numRuns: je, seed: startwert },
    );
    // Else it would compare nothing with nothing.
    expect(gesehen.gut).toBeGreaterThan(je / 20);
    expect(gesehen.schlecht).toBeGreaterThan(je / 5);
  });

  it('say the same of what a template may keep', async () => {
    const k = await gilt({});
    const dispo = await portal.als('dispo');
    const leer = () =>
      structuredClone(
        web.neuerAuftrag(k, { heute: '2026-11-20', abholung: '2026-11-20', mandantId: null, landId: 1 })
          .werte,
      );
    let nummer = 0;
    await fc.assert(
      fc.asyncProperty(formularstaende(leer, auswahl), async ({ werte, positionen }) => {
        const { mandant: _, ...auftrag } = web.alsAuftrag(werte, positionen);
        const erwartet = web
          .pruefeVorlage(auftrag, laender)
          .map((m) => ({ ...m, field: `auftrag.${m.field}` }));
        const antwort = await dispo
          .post('/api/auftragsvorlagen')
          .send({ vorlageName: `Einig ${++nummer}`, auftrag });
        const gemeldet = antwort.status === 201 ? [] : geordnet(antwort.body);
        expect([antwort.status, gemeldet]).toEqual([erwartet.length ? 400 : 201, geordnet(erwartet)]);
      }),
      { numRuns: je, seed: startwert },
    );
  });

  it('let nobody capture where the profile only reads [1-4.038 1-6.021]', async () => {
    const k = await gilt({ clientKunde: 'nur-lesen' });
    const neu = web.neuerAuftrag(k, {
      heute: '2026-11-20',
      abholung: '2026-11-20',
      mandantId: null,
      landId: 1,
    });
    const antwort = await (await portal.als('dispo'))
      .post('/api/auftraege')
      .send(web.alsAuftrag(neu.werte, []));
    expect([antwort.status, antwort.body[0].key]).toEqual([403, 'server.keinRecht']);
  });
});
