import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  geleseneAdresse,
  geleseneGefahrgutzeile,
  gelesenePosition,
  gelesenerAuftrag,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import { keineTexte } from '../berichtsauftrag.js';
import { drucke } from '../drucken/drucker.js';
import { seitentexte } from '../testing/pdf-text.js';
import { befoerderungspapier } from './befoerderungspapier.js';

/** A line as the table has it, and what the paper must say after the text of ADR. */
interface Bezugszeile {
  /** The paragraph from which the expected line was written. */
  absatz: string;
  erwartet: string;
  unnr: string;
  bezeichnung: string;
  klasse: string;
  klassifizierung?: string;
  verpackungsgruppe?: string;
  gefahrzettel?: string;
  tunnelcode: string;
  technischerName?: boolean;
  eq?: string;
  gefahrgutausloeser?: string;
  verpackung?: string;
  abfall?: boolean;
  umweltgefaehrdend?: boolean;
  leerUngereinigt?: boolean;
  begrenztemenge?: boolean;
  freigestelltemenge?: boolean;
  vermerk?: string;
}

const zeilen: Bezugszeile[] = JSON.parse(
  readFileSync(new URL('./testing/adr-541-zeilen.json', import.meta.url), 'utf8'),
);

function gefahrgut(z: Bezugszeile) {
  const { absatz: _a, erwartet: _e, unnr, bezeichnung, klasse, klassifizierung = null, ...rest } = z;
  const {
    verpackungsgruppe = null,
    gefahrzettel = null,
    tunnelcode,
    technischerName = null,
    eq = null,
  } = rest;
  const { verpackung = 'Kanister', gefahrgutausloeser, abfall, umweltgefaehrdend, vermerk } = rest;
  return geleseneGefahrgutzeile({
    gefahrgutUnnr: { id: 1, unnr },
    gefahrgutklasse: {
      id: 1,
      unnr,
      bezeichnung,
      klasse,
      klassifizierung,
      verpackungsgruppe,
      gefahrzettel,
      tunnelcode,
      technischerName,
      eq,
      befoerderungskategorie: 2,
      abfall: false,
      umweltgefaehrdend: false,
      version: 'ADR 2025',
      keine: 'verpackungsgruppe',
      nameGekuerzt: false,
    },
    verpackung: { id: 4, langBezeichnung: verpackung },
    gefahrgutausloeser,
    abfall,
    umweltgefaehrdend,
    vermerk,
    leerUngereinigt: z.leerUngereinigt,
    begrenztemenge: z.begrenztemenge,
    freigestelltemenge: z.freigestelltemenge,
  });
}

/** The printed text without blanks: where a line breaks does not matter, what stands in it does. */
const ohneLeer = (text: string) => text.replace(/\s+/g, '');

async function gedruckt(alle: readonly Bezugszeile[]): Promise<string> {
  const auftrag = gelesenerAuftrag(1, {
    absenderAdresse: geleseneAdresse({ name: 'Getränke Böttcher e.K.' }),
    auftragspositionen: [
      gelesenePosition(1, { mitGefahrguetern: true, auftragsgefahrgueter: alle.map(gefahrgut) }),
    ],
  });
  return ohneLeer((await seitentexte(await drucke(befoerderungspapier([auftrag], keineTexte)))).join(' '));
}

describe('Die Zeile nach ADR 5.4.1', () => {
  it('has its reference lines, each with the paragraph from which it was written', () => {
    expect(zeilen.length).toBeGreaterThanOrEqual(100);
    for (const z of zeilen) expect(z.absatz).toMatch(/^\d\.\d/);
  });

  it('is printed as the text of ADR says', async () => {
    for (let i = 0; i < zeilen.length; i += 20) {
      const teil = zeilen.slice(i, i + 20);
      const text = await gedruckt(teil);
      for (const z of teil) expect(text, `${z.absatz}: ${z.erwartet}`).toContain(ohneLeer(z.erwartet));
    }
  });

  it('is the same as by another reading of the same paragraphs', async () => {
    const erzeugt = fc.sample(zufallszeile, { numRuns: 100, seed: 541 });
    for (let i = 0; i < erzeugt.length; i += 20) {
      const teil = erzeugt.slice(i, i + 20);
      const text = await gedruckt(teil);
      for (const z of teil) expect(text, JSON.stringify(z)).toContain(ohneLeer(nachDemText(z)));
    }
  });
});

/**
 * Written from 5.4.1.1.1, 5.4.1.1.3.1, 5.4.1.1.6.2.1 and 5.4.1.1.18 without a look at the product: letter by letter,
 * each adding what it asks for.
 */
function nachDemText(z: Bezugszeile): string {
  let c = (z.gefahrzettel ?? '').split('+').filter((x) => x !== '');
  if (z.klasse === '1')
    c = [z.klassifizierung ?? '', ...c.filter((x) => !['1', '1.4', '1.5', '1.6'].includes(x))];
  if (z.klasse === '7') c = ['7', ...c.filter((x) => !x.startsWith('7'))];
  if (['3090', '3091', '3480', '3481', '3551', '3552', '3556', '3557', '3558'].includes(z.unnr)) c = ['9'];
  const zettel = c.slice(1).length ? `${c[0]} (${c.slice(1).join(', ')})` : `${c[0]}`;
  if (z.leerUngereinigt) return `${z.klasse === '2' ? 'LEERES GEFÄSS' : 'LEERE VERPACKUNG'}, ${zettel}`;
  let zeile = 'UN ';
  zeile += z.unnr;
  zeile += z.abfall ? ' ABFALL ' : ' ';
  zeile += z.bezeichnung;
  if (z.gefahrgutausloeser !== undefined) zeile += ` (${z.gefahrgutausloeser})`;
  zeile += `, ${zettel}`;
  if (z.verpackungsgruppe !== undefined) zeile += `, ${z.verpackungsgruppe}`;
  zeile += `, (${z.tunnelcode})`;
  if (z.umweltgefaehrdend && z.unnr !== '3077' && z.unnr !== '3082') zeile += ' · UMWELTGEFÄHRDEND';
  return zeile;
}

const hauptzettel = new Map([
  ['1', '1.4'],
  ['2', '2.2'],
  ['7', '7X'],
]);
const nebengefahren = fc.uniqueArray(fc.constantFrom('6.1', '8', '5.1'), { maxLength: 2 });
const zufallszeile: fc.Arbitrary<Bezugszeile> = fc
  .record({
    nummer: fc.oneof(fc.integer({ min: 4, max: 3560 }), fc.constantFrom(3480, 3090, 3556, 3077, 3082)),
    klasse: fc.constantFrom('1', '2', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '7', '8', '9'),
    neben: nebengefahren,
    name: fc.constantFrom(
      'STOFF, FLÜSSIG, N.A.G.',
      'GEMISCH mit höchstens 51 % Säure',
      'ERFUNDENES ÖL (LEICHT)',
    ),
    vg: fc.constantFrom('I', 'II', 'III'),
    tunnel: fc.constantFrom('B', 'C/D', 'D/E', 'E', '-', 'B1000C'),
    technisch: fc.option(fc.constantFrom('Toluen', 'Zinkoxid, Ethanol'), { nil: undefined }),
    schalter: fc.record({ abfall: fc.boolean(), umweltgefaehrdend: fc.boolean() }),
    leer: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ nummer, klasse, neben, name, vg, tunnel, technisch, schalter, leer }) => {
    const haupt = hauptzettel.get(klasse) ?? klasse;
    return {
      absatz: '5.4.1.1.1',
      erwartet: '',
      unnr: String(nummer).padStart(4, '0'),
      bezeichnung: name,
      klasse,
      ...(klasse === '1' ? { klassifizierung: '1.4S' } : {}),
      ...(['1', '2', '5.2', '7'].includes(klasse) ? {} : { verpackungsgruppe: vg }),
      gefahrzettel: [haupt, ...neben.filter((n) => n !== haupt)].join('+'),
      tunnelcode: tunnel,
      ...(technisch === undefined ? {} : { gefahrgutausloeser: technisch }),
      ...(leer === 0 ? { leerUngereinigt: true } : schalter),
    };
  });
