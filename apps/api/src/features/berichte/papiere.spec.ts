import { istSscc, sscc } from '@frachtportal/domain/packstueck/sscc';
import { deutsch } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import {
  geleseneAdresse,
  geleseneGefahrgutzeile,
  gelesenePosition,
  gelesenerAuftrag,
  mitNummern,
} from '../auftraege/export/testing/gelesener-auftrag.js';
import { befoerderungspapier } from './befoerderungspapier/befoerderungspapier.js';
import { type Berichtsauftrag, keineTexte } from './berichtsauftrag.js';
import { cmrFrachtbrief } from './cmr-frachtbrief/cmr-frachtbrief.js';
import { kaestchen } from './cmr-frachtbrief/kaestchen.js';
import type { Dokument } from './darstellung/dokument.js';
import { seite } from './darstellung/seite.js';
import { gs1_128 } from './darstellung/strichcode/strichcode.js';
import { drucke } from './drucken/drucker.js';
import { gs1Etikett } from './gs1-etikett/gs1-etikett.js';
import { kontoauszug } from './kontoauszug/kontoauszug.js';
import { lieferschein } from './lieferschein/lieferschein.js';
import { speditionsauftrag } from './speditionsauftrag/speditionsauftrag.js';
import { seitentexte, textstellen } from './testing/pdf-text.js';
import { uebernahmeliste } from './uebernahmeliste/uebernahmeliste.js';

const texte = {
  ...keineTexte,
  frankaturen: { 5: 'frei Haus' },
  koepfe: { 3: { name: 'Nordlicht Spedition GmbH', zeilen: ['Hafenstraße 12', 'D-28195 Bremen'] } },
};
const seiten = async (dokument: Dokument) => seitentexte(await drucke(dokument));

/** Each page says which it is of how many, and where goods go on the heading stands again. */
function erwarteSeiten(blaetter: string[], anzahl: number, kopf: string): void {
  expect(blaetter).toHaveLength(anzahl);
  blaetter.forEach((blatt, i) => {
    expect(blatt).toContain(`Seite ${i + 1} von ${anzahl}`);
    if (/K-4711|19 Kanister/.test(blatt)) expect(blatt).toContain(kopf);
  });
}

/** The widest text there is stays between the margins. */
async function erwarteInDenRaendern(dokument: Dokument, rechts: number): Promise<void> {
  const stellen = (await textstellen(await drucke(dokument))).filter((t) => /W/.test(t.text));
  expect(stellen.length).toBeGreaterThan(3);
  expect(Math.max(...stellen.map((t) => t.rechts))).toBeLessThanOrEqual(rechts + 0.5);
}

const w = 'W'.repeat(35);
const breit = gelesenerAuftrag(1, {
  absenderAdresse: geleseneAdresse({ name: w, strasse: w, ort: w }),
  empfaengerAdresse: geleseneAdresse({ name: w, zeile2: w, strasse: w, ort: w }),
  absenderReferenz: w,
  auftragspositionen: [
    gelesenePosition(1, {
      warengutBezeichnung: w,
      zeichenNummer: w,
      mitGefahrguetern: true,
      auftragsgefahrgueter: [geleseneGefahrgutzeile({ gefahrgutausloeser: w })],
    }),
  ],
});

const auszug = {
  kontoId: 1,
  mandantId: 3,
  mandant: 'Müller',
  partner: 'Lager Nord',
  ort: 'Bremen',
  lademittel: 'Europalette',
  anfang: 3,
  ende: -1234,
  gesamt: 1,
  bewegungen: [
    {
      id: 1,
      tag: '2026-11-20',
      art: 'bewegung' as const,
      nummer: 'NL004711',
      anzahl: -1237,
      geplant: null,
      saldo: -1234,
      bemerkung: 'Schein 17',
      verfasser: 'kunde',
      storniert: false,
      dokumentId: null,
      dokument: 'palettenschein.pdf',
    },
  ],
};

it.each<[string, () => Dokument]>([
  ['Lieferschein', () => lieferschein([gelesenerAuftrag(1)], texte)],
  ['Übernahmeliste', () => uebernahmeliste([gelesenerAuftrag(1)], texte)],
  ['CMR-Frachtbrief', () => cmrFrachtbrief([gelesenerAuftrag(1)], texte)],
  ['Speditionsauftrag', () => speditionsauftrag([gelesenerAuftrag(1)], texte)],
  ['Beförderungspapier', () => befoerderungspapier([breit], texte)],
  [
    'Kontoauszug',
    () => {
      const angaben = {
        von: '2026-11-01',
        bis: '2026-11-30',
        briefkopf: texte.koepfe[3],
        gedrucktAm: '2026-11-30',
      };
      return kontoauszug({ auszug, ...angaben });
    },
  ],
])('%s: der zweite Druck eines Arbeiters ist wie sein erster', async (_, papier) => {
  const vorher = JSON.stringify(papier());
  await drucke(papier());
  expect(JSON.stringify(papier())).toBe(vorher);
});

describe('Kontoauszug', () => {
  it('nennt jede Buchung mit ihrem Beleg und sagt, wer wie viele bekommt', async () => {
    const angaben = {
      von: '2026-11-01',
      bis: '2026-11-30',
      briefkopf: texte.koepfe[3],
      gedrucktAm: '2026-11-30',
    };
    const [blatt] = await seiten(kontoauszug({ auszug, ...angaben }));
    for (const wort of [
      'palettenschein.pdf',
      'NL004711',
      '-1.237',
      'bekommt Lager Nord noch 1.234 × Europalette',
    ])
      expect(blatt).toContain(wort);
  });
});

describe('Lieferschein', () => {
  it('nennt Absender, Empfänger und Ware, aber keine Werte und keine Zahler', async () => {
    const [blatt] = await seiten(
      lieferschein(
        [
          gelesenerAuftrag(1, {
            rechnungsempfaengerAdresse: geleseneAdresse({ name: 'Zahler' }),
            auftragspositionen: [
              gelesenePosition(1, { warenwert: 9999, warenwertWaehrung: { id: 1, bezeichnungKurz: 'EUR' } }),
            ],
          }),
        ],
        texte,
      ),
    );
    for (const erwartet of [
      'Nordlicht Spedition GmbH',
      'Lieferschein NL004711',
      'Getränke Böttcher e.K.',
      'Müller & Söhne Maschinenbau GmbH',
      'Kälteanlagen-Ersatzteile',
      'Hebebühne erforderlich',
      'Empfänger (Ware vollständig und unbeschädigt erhalten)',
    ])
      expect(blatt).toContain(erwartet);
    expect(blatt).not.toContain('Zahler');
    expect(blatt).not.toContain('9.999');
  });

  it('sagt dem Fahrer, was zu erheben, zu tauschen und zu leisten ist', async () => {
    const auftrag = gelesenerAuftrag(1, {
      nachnahmeBetrag: 99.5,
      nachnahmeWaehrung: { id: 2, bezeichnungKurz: 'EUR' },
      iban: 'DE89370400440532013000',
      tauschpaletteA: 3,
      auftragServices: [
        { spez_num: 7, bezeichnung: 'Avis Fahrer', typ: 'Logisch', wert: 'true', active: true },
        { spez_num: 8, bezeichnung: 'Nicht gewählt', typ: 'Logisch', wert: null, active: false },
      ],
    });
    const [blatt] = await seiten(lieferschein([mitNummern(auftrag, [sscc('9521234', 1)])], texte));
    for (const erwartet of [
      'Nachnahme, vor der Übergabe zu erheben 99,50 EUR',
      'Lademitteltausch 3 × PA Europalette',
      'Services Avis Fahrer',
      `Packstück (SSCC) ${sscc('9521234', 1)}`,
    ])
      expect(blatt).toContain(erwartet);
    for (const fehlt of ['Nicht gewählt', 'DE89']) expect(blatt).not.toContain(fehlt);
  });

  it('zeigt statt des Absenders den neutralen', async () => {
    const neutral = gelesenerAuftrag(1, {
      neutralerAbsenderAdresse: geleseneAdresse({ name: 'Neutral GmbH' }),
    });
    const text = (await seiten(lieferschein([neutral], texte))).join();
    expect(text).toContain('Neutral GmbH');
    expect(text).not.toContain('Getränke Böttcher e.K.');
  });

  it.each([
    [1, 1],
    [12, 2],
    [60, 4],
  ])('hat mit %i Positionen %i Seiten', async (anzahl, erwartet) => {
    const blaetter = await seiten(lieferschein([gelesenerAuftrag(anzahl)], texte));
    erwarteSeiten(blaetter, erwartet, 'Pos. Verpackung Lademittel Inhalt');
    for (let i = 1; i <= anzahl; i++) expect(blaetter.join(' ').split(`K-4711/${i} `)).toHaveLength(2);
  });

  it('hält die breitesten Texte in ihren Spalten', () =>
    erwarteInDenRaendern(lieferschein([breit], texte), seite.breite - seite.rand));
});

describe('Übernahmeliste', () => {
  const viele = (anzahl: number): Berichtsauftrag[] =>
    Array.from({ length: anzahl }, (_, i) =>
      gelesenerAuftrag(1, { id: i + 1, spedeigennr: `NL${1000 + i}` }),
    );

  it.each([
    [1, 1],
    [12, 1],
    [60, 4],
  ])('führt %i Aufträge auf %i Seiten, mit Kopf und Summe', async (anzahl, erwartet) => {
    const blaetter = await seiten(uebernahmeliste(viele(anzahl), texte));
    erwarteSeiten(blaetter, erwartet, 'Nr. Auftrag Empfänger');
    const alles = blaetter.join(' ');
    for (let i = 0; i < anzahl; i++) expect(alles.split(`NL${1000 + i} `)).toHaveLength(2);
    expect(alles).toContain(anzahl === 1 ? 'Summe 1 Auftrag' : `Summe ${anzahl} Aufträge`);
    expect(alles).toContain('Übernommen (Fahrer)');
  });

  it('führt die Nummern aller Packstücke auf, auch wenn sie mehr als ein Blatt füllen', async () => {
    const nummern = Array.from({ length: 900 }, (_, i) => sscc('9521234', i));
    const [a] = viele(1) as [Berichtsauftrag];
    a.auftragspositionen[0]!.lademittelAnzahl = nummern.length;
    const alles = (await seiten(uebernahmeliste([mitNummern(a, nummern)], texte))).join(' ');
    for (const nummer of nummern) expect(alles).toContain(nummer);
  });

  it('nennt Lademittel, Tausch, UN-Nummern und deren Summen', async () => {
    const [a, b] = viele(2) as [Berichtsauftrag, Berichtsauftrag];
    const [p] = a.auftragspositionen;
    const gefahrgut = {
      ...a,
      mitGefahrguetern: true,
      tauschpaletteA: 2,
      auftragspositionen: [{ ...p, auftragsgefahrgueter: [geleseneGefahrgutzeile()] }],
    } as Berichtsauftrag;
    const [blatt] = await seiten(uebernahmeliste([mitNummern(gefahrgut, ['1'.repeat(18)]), b], texte));
    for (const erwartet of [
      '2 × Europalette',
      'Tausch 2 × PA Europalette',
      'UN 1830',
      '4 × Europalette',
      '1 ADR',
    ])
      expect(blatt).toContain(erwartet);
    expect(blatt).toContain(`SSCC ${'1'.repeat(18)}`);
  });

  it('ist je Abholort und Tag eine eigene, mit eigener Summe', async () => {
    const [a, b, c] = viele(3) as [Berichtsauftrag, Berichtsauftrag, Berichtsauftrag];
    const woanders = {
      ...b,
      abweichendeAbholerAdresse: geleseneAdresse({ name: 'Lager Nord' }),
    } as Berichtsauftrag;
    const blaetter = await seiten(uebernahmeliste([a, woanders, c], texte));
    expect(blaetter).toHaveLength(2);
    expect(blaetter[0]).toContain('Summe 2 Aufträge');
    expect(blaetter[1]).toContain('Lager Nord');
    expect(blaetter.every((blatt) => blatt.includes('Seite 1 von 1'))).toBe(true);
  });

  it('hält die breitesten Texte in ihren Spalten', () =>
    erwarteInDenRaendern(uebernahmeliste([breit], texte), seite.breite - seite.rand));
});

describe('GS1-Etikett', () => {
  const nummern = Array.from({ length: 4 }, (_, i) => sscc('9521234', i));

  it('hat je Packstück eine Seite mit seiner Nummer, Absender und Empfänger', async () => {
    const blaetter = await seiten(gs1Etikett([mitNummern(gelesenerAuftrag(2), nummern)]));
    expect(blaetter).toHaveLength(4);
    for (const [i, blatt] of blaetter.entries()) {
      const [, nummer = ''] = /\(00\) (\d{18})/.exec(blatt) ?? [];
      expect(istSscc(nummer)).toBe(true);
      expect(nummer).toBe(nummern[i]);
      expect(blatt).toContain(`${i + 1} / 4`);
      expect(blatt).toContain('Müller & Söhne Maschinenbau GmbH');
      expect(blatt).toContain('D-26897');
    }
  });

  it('zeichnet den Strichcode breit und hoch genug, und nur für eine richtige Nummer', () => {
    const platz = { breite: 273, hoehe: 92, modul: 1.6 };
    const code = gs1_128(`(00)${sscc('9521234', 7)}`, platz);
    const breiten = (code?.canvas ?? []).map((b) => (b as { w: number }).w);
    // Bars no thinner than 0.495 mm and no lower than 32 mm.
    expect(Math.min(...breiten) / 72).toBeGreaterThanOrEqual(0.495 / 25.4);
    expect(platz.hoehe / 72).toBeGreaterThanOrEqual(32 / 25.4);
    expect(code?.breite).toBeLessThanOrEqual(platz.breite);
    expect(gs1_128('(00)095212340000000001', platz)).toBeUndefined();
  });

  it('führt auch viele gefährliche Güter einer Position alle auf, und lange Texte in einer Anlage', async () => {
    const auftragsgefahrgueter = Array.from({ length: 60 }, (_, i) =>
      geleseneGefahrgutzeile({ gefahrgutausloeser: `Stoff ${1000 + i}` }),
    );
    const auftrag = gelesenerAuftrag(1, {
      hinweis: Array.from({ length: 200 }, (_, i) => `Anweisung ${1000 + i}`).join(', '),
      auftragspositionen: [gelesenePosition(1, { mitGefahrguetern: true, auftragsgefahrgueter })],
    });
    const alles = (await seiten(cmrFrachtbrief([auftrag], texte))).join(' ');
    for (let i = 0; i < 60; i++) expect(alles.split(`(Stoff ${1000 + i})`)).toHaveLength(5);
    for (let i = 0; i < 200; i++) expect(alles.split(`Anweisung ${1000 + i}`)).toHaveLength(5);
    expect(alles.split('siehe Anlage')).toHaveLength(5);
    expect(alles.split('Anlage zu Feld 13 des Frachtbriefs NL004711')).toHaveLength(5);
  });

  it('hält die breitesten Texte in ihren Feldern', () =>
    erwarteInDenRaendern(gs1Etikett([mitNummern(breit, nummern)]), 297.64 - 12));
});

describe('CMR-Frachtbrief', () => {
  it('hat drei Originale und eine Kopie mit allen Feldern von 1 bis 24', async () => {
    const blaetter = await seiten(cmrFrachtbrief([gelesenerAuftrag(1)], texte));
    expect(blaetter).toHaveLength(4);
    for (const blatt of blaetter) {
      for (const [nummer, name] of Object.values(kaestchen))
        expect(blatt).toContain(`${nummer} ${deutsch(name)}`);
      for (const erwartet of [
        'Nordlicht Spedition GmbH',
        'Getränke Böttcher e.K.',
        'Kälteanlagen-Ersatzteile',
        '1.250,50',
        'frei Haus',
      ])
        expect(blatt).toContain(erwartet);
    }
    expect(blaetter.map((b) => /Blatt (\d)/.exec(b)?.[1])).toEqual(['1', '2', '3', '4']);
    expect(Object.values(kaestchen).map(([n]) => n)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  it.each([
    [1, 1],
    [12, 2],
    [60, 4],
  ])('hat mit %i Positionen je Ausfertigung %i Seiten mit Tabellenkopf', async (anzahl, erwartet) => {
    const blaetter = await seiten(cmrFrachtbrief([gelesenerAuftrag(anzahl)], texte));
    expect(blaetter).toHaveLength(4 * erwartet);
    for (let blatt = 0; blatt < 4; blatt++)
      erwarteSeiten(
        blaetter.slice(blatt * erwartet, (blatt + 1) * erwartet),
        erwartet,
        '6 Kennzeichen und Nummern',
      );
    for (let i = 1; i <= anzahl; i++) expect(blaetter.join(' ').split(`K-4711/${i} `)).toHaveLength(5);
  });

  it('passt mit langer Anschrift, Hinweis und Gefahrgut auf ein Blatt je Ausfertigung', async () => {
    const lang = geleseneAdresse({ zeile2: 'Wareneingang Tor 3', zeile3: 'z. Hd. Frau Dr. Großkopf' });
    const gefahrgut = [geleseneGefahrgutzeile(), geleseneGefahrgutzeile()];
    const auftrag = gelesenerAuftrag(1, {
      absenderAdresse: lang,
      empfaengerAdresse: lang,
      hinweis: 'Bitte vor Anlieferung telefonisch avisieren. '.repeat(5),
      entladezeitVon: '09:30',
      entladezeitBis: '16:00',
      auftragspositionen: [gelesenePosition(1, { mitGefahrguetern: true, auftragsgefahrgueter: gefahrgut })],
    });
    const blaetter = await seiten(cmrFrachtbrief([auftrag], texte));
    expect(blaetter).toHaveLength(4);
    for (const blatt of blaetter) {
      expect(blatt).toContain('24 Gut empfangen');
      expect(blatt).toContain('09:30–16:00 Uhr');
    }
  });

  it('nennt Nachnahme, Lieferscheine und Gefahrgut', async () => {
    const auftrag = gelesenerAuftrag(2, {
      nachnahmeBetrag: 1234.5,
      nachnahmeWaehrung: { id: 1, bezeichnungKurz: 'CHF' },
    });
    (auftrag.auftragspositionen[0] as { lieferschein: string }).lieferschein = 'LS-77';
    const [blatt] = await seiten(cmrFrachtbrief([auftrag], texte));
    expect(blatt).toContain('1.234,50 CHF');
    expect(blatt).toContain('Lieferschein LS-77');
    expect(blatt).toContain('UN 1830 SCHWEFELSÄURE mit mehr als 51 % Säure, 8, II, (E)');
    expect(blatt).toContain('Beförderungspapier nach ADR 5.4.1');
  });

  it('nennt alle Lieferscheine, die in Feld 5 nicht passen, in einer Anlage', async () => {
    const positionen = Array.from({ length: 40 }, (_, i) =>
      gelesenePosition(i + 1, { lieferschein: `LS-2026-${1000 + i}` }),
    );
    const blaetter = await seiten(
      cmrFrachtbrief([gelesenerAuftrag(1, { auftragspositionen: positionen })], texte),
    );
    const alles = blaetter.join(' ');
    expect(alles.split('40 Lieferscheine laut Anlage')).toHaveLength(5);
    expect(alles.split('Anlage zu Feld 5 des Frachtbriefs NL004711')).toHaveLength(5);
    for (let i = 0; i < 40; i++) expect(alles.split(`LS-2026-${1000 + i}`)).toHaveLength(5);
  });

  it.each([1, 2, 9, 10, 11, 12, 13, 14, 30, 31, 32, 33, 34, 35])(
    'lässt mit %i Positionen Feld 15 und Unterschriften nie ohne Ware und Summe auf einem Blatt',
    async (anzahl) => {
      const blaetter = await seiten(cmrFrachtbrief([gelesenerAuftrag(anzahl)], texte));
      const letzte = blaetter.filter((b) => b.includes('15 Frachtzahlungsanweisungen'));
      expect(letzte).toHaveLength(4);
      for (const blatt of letzte) {
        for (const erwartet of [`K-4711/${anzahl} `, 'Summe', '24 Gut empfangen', '6 Kennzeichen'])
          expect(blatt).toContain(erwartet);
      }
    },
  );

  it('nennt an Auslieferung und Übernahme Straße und Land der abweichenden Anschriften', async () => {
    const auftrag = gelesenerAuftrag(1, {
      abweichendeAbholerAdresse: geleseneAdresse({ name: 'Lager Nord', strasse: 'Kaistraße' }),
      abweichendeEmpfaengerAdresse: geleseneAdresse({ name: 'Baustelle Süd', strasse: 'Feldweg' }),
    });
    for (const blatt of await seiten(cmrFrachtbrief([auftrag], texte))) {
      expect(blatt).toMatch(/3 Auslieferungsort des Gutes Baustelle Süd .*Feldweg 129 b .* Deutschland 18 /);
      expect(blatt).toMatch(/4 Ort und Tag der Übernahme des Gutes Lager Nord .*Kaistraße 129 b .* 5 /);
    }
  });

  it('hält die breitesten Texte in ihren Feldern', () =>
    erwarteInDenRaendern(cmrFrachtbrief([breit], texte), seite.breite - seite.rand));
});

describe('Unterschriften', () => {
  const hinweise = (trenner: string) => (anzahl: number) =>
    Array.from({ length: anzahl }, (_, i) => `Anweisung ${1000 + i}`).join(trenner);
  const papiere = [
    ['Lieferschein', lieferschein],
    ['Speditionsauftrag', speditionsauftrag],
  ] as const;
  const texteDerLaenge = [
    ...[80, 100, 110, 120, 140, 160, 180, 200, 220, 240, 260, 285].map(hinweise(', ')),
    ...[10, 19, 20, 21, 25, 30, 35, 40, 45, 50, 60].map(hinweise('\n')),
    ...[1500, 1600, 2400, 4000].map((zeichen) => 'Anweisung 1'.repeat(364).slice(0, zeichen)),
  ];

  it.each(papiere)('stehen auf einem %s nie allein, wie lang der Hinweis auch ist', async (_name, papier) => {
    for (const hinweis of texteDerLaenge) {
      const blaetter = await seiten(papier([gelesenerAuftrag(3, { hinweis, spedfremdnr: null })], texte));
      const unterschrieben = blaetter.filter((b) => b.includes('Datum, Uhrzeit, Name'));
      expect(unterschrieben).toHaveLength(1);
      expect(unterschrieben[0]).toMatch(/Anweisung\s?1/);
      const gedruckt = blaetter.join(' ');
      for (const [, nummer] of hinweis.matchAll(/Anweisung (1\d{3})/g)) expect(gedruckt).toContain(nummer);
    }
  });

  it('stehen auch hinter 400 Nummern von Packstücken nie allein', async () => {
    for (const anzahl of [49, 50, 51, 120, 200, 300, 400]) {
      const sscc = Array.from({ length: anzahl }, (_, i) => `34012345${String(i).padStart(10, '0')}`);
      const auftragspositionen = [gelesenePosition(1, { lademittelAnzahl: anzahl })];
      const ohne = gelesenerAuftrag(1, { auftragspositionen, hinweis: null, spedfremdnr: null });
      const auftrag = mitNummern(ohne, sscc);
      const blaetter = await seiten(lieferschein([auftrag], texte));
      const [blatt, ...weitere] = blaetter.filter((b) => b.includes('Datum, Uhrzeit, Name'));
      expect(weitere).toEqual([]);
      expect(blatt).toContain(sscc.at(-1));
    }
  });
});

describe('Beförderungspapier', () => {
  const klasse = (werte: object) => ({
    id: 9,
    unnr: '1203',
    bezeichnung: 'BENZIN',
    klasse: '3',
    gefahrzettel: '3',
    verpackungsgruppe: 'II',
    tunnelcode: 'D/E',
    befoerderungskategorie: 2,
    umweltgefaehrdend: true,
    ...werte,
  });
  const benzin = (liter: number, werte: object = {}) =>
    geleseneGefahrgutzeile({ gefahrgutklasse: klasse(werte), anzahl: 10, liter, bruttoGewicht: 90 });
  const mit = (...zeilen: ReturnType<typeof benzin>[]) =>
    gelesenerAuftrag(1, {
      absenderAdresse: geleseneAdresse({ name: 'Getränke Böttcher e.K.' }),
      auftragspositionen: [gelesenePosition(1, { mitGefahrguetern: true, auftragsgefahrgueter: zeilen })],
    });

  it('nennt Absender, Empfänger, das Gut in der vorgeschriebenen Folge, Mengen und Punkte je Kategorie', async () => {
    const auftrag = mit(
      benzin(100.1),
      benzin(50.2),
      benzin(30, {
        unnr: '1202',
        bezeichnung: 'DIESELKRAFTSTOFF',
        verpackungsgruppe: 'III',
        befoerderungskategorie: 3,
      }),
    );
    const [blatt] = await seiten(befoerderungspapier([auftrag], texte));
    for (const erwartet of [
      'Beförderungspapier (ADR 5.4.1) NL004711',
      'Getränke Böttcher e.K.',
      'Müller & Söhne Maschinenbau GmbH',
      'UN 1203 BENZIN, 3, II, (D/E) · UMWELTGEFÄHRDEND',
      '10 Kanister',
      'UN 1203 BENZIN, 3, II, (D/E) 20 150,30 l',
      'UN 1202 DIESELKRAFTSTOFF, 3, III, (D/E) 10 30,00 l',
      'Kategorie 2 3 150,30 450,90',
      'Kategorie 3 1 30,00 30,00',
      'dieser Auftrag trägt 480,90 dazu bei',
    ])
      expect(blatt).toContain(erwartet);
  });

  it('sagt, wo es keine Freistellung gibt und wo Angaben fehlen', async () => {
    const [blatt] = await seiten(
      befoerderungspapier(
        [mit(benzin(1, { befoerderungskategorie: 0 }), benzin(1, { befoerderungskategorie: null }))],
        texte,
      ),
    );
    expect(blatt).toContain('Beförderungskategorie 0: keine Freistellung');
    expect(blatt).toContain('Bei 1 Zeile fehlt die Beförderungskategorie');
  });

  it.each([
    [2, 1],
    [12, 1],
    [60, 2],
  ])('hat mit %i Positionen %i Seiten mit Tabellenkopf', async (anzahl, erwartet) => {
    const blaetter = await seiten(
      befoerderungspapier([gelesenerAuftrag(anzahl, { absenderAdresse: geleseneAdresse() })], texte),
    );
    erwarteSeiten(blaetter, erwartet, 'Anzahl und Beschreibung der Versandstücke');
    expect(blaetter.join(' ').split('19 Kanister')).toHaveLength(Math.ceil((anzahl - 1) / 3) + 1);
  });

  it('hält die breitesten Texte in ihren Spalten', () =>
    erwarteInDenRaendern(befoerderungspapier([breit], texte), seite.breite - seite.rand));
});
