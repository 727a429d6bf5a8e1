import { kataloge } from '@frachtportal/texte/server';
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
import type { Dokument } from './darstellung/dokument.js';
import { inPapiersprache } from './darstellung/papiersprache.js';
import { drucke } from './drucken/drucker.js';
import { gs1Etikett } from './gs1-etikett/gs1-etikett.js';
import { lieferschein } from './lieferschein/lieferschein.js';
import { speditionsauftrag } from './speditionsauftrag/speditionsauftrag.js';
import { seitentexte } from './testing/pdf-text.js';
import { uebernahmeliste } from './uebernahmeliste/uebernahmeliste.js';
import { warenetikett } from './warenetikett/warenetikett.js';

const gefahrgut = (werte: object) =>
  geleseneGefahrgutzeile({
    ...werte,
    gefahrgutklasse: {
      id: 9,
      unnr: '1263',
      bezeichnung: 'FARBE',
      klasse: '3',
      gefahrzettel: '3',
      verpackungsgruppe: 'II',
      tunnelcode: 'D/E',
      befoerderungskategorie: 2,
      keine: '',
    },
  });
/** What people have entered is printed as it stands. */
const ohneDeutsches = {
  absenderAdresse: geleseneAdresse({ name: 'Boettcher' }),
  mandant: { id: 3, name: 'Boettcher' },
  hinweis: 'Gate 3',
  dispohinweis: 'Straps',
};
const aus = (lkz: string): Berichtsauftrag =>
  gelesenerAuftrag(1, {
    ...ohneDeutsches,
    absenderAdresse: geleseneAdresse({ lkz }),
    auftragspositionen: [
      gelesenePosition(1, {
        mitGefahrguetern: true,
        auftragsgefahrgueter: [
          gefahrgut({ abfall: true, umweltgefaehrdend: true }),
          gefahrgut({ begrenztemenge: true }),
          gefahrgut({ freigestelltemenge: true }),
          gefahrgut({ leerUngereinigt: true }),
        ],
      }),
    ],
  });

const text = async (iso: string, mache: () => Dokument) =>
  (await seitentexte(await inPapiersprache(iso, () => drucke(mache())))).join(' ');

describe('Ein Papier auf Englisch', () => {
  const { de = {}, en = {} } = kataloge;
  const englisch = Object.values(en).join(' ');
  const deutsche = Object.entries(de)
    .filter(([key, wort]) => /^(papier|wert)\./.test(key) && wort.length > 3 && !wort.includes('{'))
    .map(([, wort]) => wort)
    .filter((wort) => !englisch.includes(wort));
  const buchstabe = { davor: /\p{L}$/u, danach: /^\p{L}/u };
  const steht = (wort: string, teile: string[]) =>
    teile.some((t, i) => i > 0 && !buchstabe.davor.test(teile[i - 1] ?? '') && !buchstabe.danach.test(t)) &&
    wort;
  const sagt = (alles: string) => deutsche.filter((wort) => steht(wort, alles.split(wort)));
  const texte = { ...keineTexte, frankaturen: { 5: 'frei Haus' }, verkehrsarten: { 1: 'Stückgut national' } };
  const auftrag = mitNummern(gelesenerAuftrag(2, ohneDeutsches), [
    '340123450000000017',
    '340123450000000024',
  ]);
  const papiere: Record<string, () => Dokument> = {
    'Transport order': () => speditionsauftrag([auftrag], texte),
    'Delivery note': () => lieferschein([auftrag], texte),
    'International consignment note': () => cmrFrachtbrief([auftrag], texte),
    'Loading list': () => uebernahmeliste([auftrag], texte),
    Consignee: () => warenetikett([auftrag]),
    SSCC: () => gs1Etikett([auftrag]),
    'Transport document (ADR 5.4.1)': () => befoerderungspapier([aus('NL')], texte),
  };

  it.each(Object.entries(papiere))(
    'says „%s“ and nothing that the portal says in German',
    async (titel, mache) => {
      const alles = await text('en', mache);
      expect(alles).toContain(titel);
      expect(sagt(alles)).toEqual([]);
    },
  );

  it('in German is not one of them', async () => {
    expect(sagt(await text('de', () => speditionsauftrag([auftrag], texte)))).toContain('Auftragsdatum');
  });
});

describe('Die Zeilen nach ADR 5.4.1', () => {
  const vonDort = [
    'UN 1263 WASTE FARBE, 3, II, (D/E)',
    'ENVIRONMENTALLY HAZARDOUS',
    'LIMITED QUANTITY (LQ)',
    'DANGEROUS GOODS IN EXCEPTED QUANTITIES',
    'EMPTY PACKAGING, 3',
  ];
  const vonHier = [
    'UN 1263 ABFALL FARBE, 3, II, (D/E)',
    'UMWELTGEFÄHRDEND',
    'begrenzte Menge (LQ)',
    'GEFÄHRLICHE GÜTER IN FREIGESTELLTEN MENGEN',
    'LEERE VERPACKUNG, 3',
  ];

  it.each([
    ['NL', 'de', vonDort],
    ['F', 'en', vonDort],
    ['D', 'en', vonHier],
    ['A', 'de', vonHier],
    ['CH', 'en', vonHier],
  ])(
    'of goods dispatched in %s are in its language, read by somebody who speaks %s',
    async (lkz, iso, saetze) => {
      const alles = await text(iso, () => befoerderungspapier([aus(lkz)], keineTexte));
      for (const satz of saetze) expect(alles).toContain(satz);
      for (const satz of saetze === vonHier ? vonDort : vonHier) expect(alles).not.toContain(satz);
      expect(alles).toContain(iso === 'de' ? 'Beförderungspapier' : 'Transport document');
    },
  );
});
