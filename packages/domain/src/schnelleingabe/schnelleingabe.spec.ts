import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import type { Lademittel, Verpackung } from '../stammdaten/ladeeinheiten.js';
import { type Eingestuft, stufeEin } from './gefahrgut.js';
import { liesSchnelleingabe } from './schnelleingabe.js';

const referenz = <T>(name: string): T[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../db/reference', `${name}.json`), 'utf8'));
const listen = {
  verpackungen: referenz<Verpackung>('verpackung'),
  lademittel: referenz<Lademittel>('lademittel'),
};
const gefahrgut = referenz<Gefahrgutklasse>('gefahrgutklasse');

const lies = (text: string) => liesSchnelleingabe(text, listen).map((p) => stufeEin(p, gefahrgut));

const kuerzel = (liste: readonly Verpackung[], id: number | undefined) =>
  liste.find((e) => e.id === id)?.kurzBezeichnung;

/** A position as the files of examples write it; "?" where something of it is in doubt. */
function kurz({ werte: w, gefahrgut: g, klasse, unklar }: Eingestuft): string[] {
  const masse = [w.laengeCM, w.breiteCM, w.hoeheCM].map((m) => m ?? '-');
  return [
    w.verpackungAnzahl && `${w.verpackungAnzahl} ${kuerzel(listen.verpackungen, w.verpackung?.id)}`,
    w.lademittelAnzahl && `${w.lademittelAnzahl} ${kuerzel(listen.lademittel, w.lademittel?.id)}`,
    w.warengutBezeichnung && `=${w.warengutBezeichnung}`,
    w.bruttoGewicht && `${w.bruttoGewicht} kg`,
    masse.some((m) => m !== '-') && masse.join('x'),
    w.volumenCBM && `${w.volumenCBM} cbm`,
    w.lademeter && `${w.lademeter} ldm`,
    w.stellplaetze && `${w.stellplaetze} stp`,
    klasse && `UN${klasse.unnr} ${klasse.verpackungsgruppe ?? '-'}`,
    g?.liter && `${g.liter} l`,
    g?.nettoGewicht && `${g.nettoGewicht} netto`,
    g?.begrenztemenge && 'LQ',
    unklar.length > 0 && '?',
  ].filter((teil): teil is string => Boolean(teil));
}

interface Beispiel {
  text: string;
  erwartet: string[][];
}

function beispiele(datei: string): Beispiel[] {
  const pfad = join(import.meta.dirname, '../testing/schnelleingabe', datei);
  return readFileSync(pfad, 'utf8')
    .trimEnd()
    .split('\n')
    .map((zeile) => {
      const [text = '', soll = ''] = zeile.split('\t');
      const erwartet = soll.split(' || ').map((position) => position.split(' | '));
      return { text: text.replaceAll('\\n', '\n'), erwartet };
    });
}

type Ausgang = 'vollstaendig' | 'markiert' | 'falsch';

/** Complete is what says all and no more; marked is what lacks something and tells so; all else is wrong. */
function ausgang({ text, erwartet }: Beispiel): Ausgang {
  const ist = lies(text).map(kurz);
  const sortiert = (positionen: string[][]) => positionen.map((p) => p.toSorted());
  if (JSON.stringify(sortiert(ist)) === JSON.stringify(sortiert(erwartet))) return 'vollstaendig';
  const markiert = ist.some((p) => p.includes('?'));
  const nurErwartetes = ist.every((p, i) => p.every((teil) => teil === '?' || erwartet[i]?.includes(teil)));
  return markiert && nurErwartetes && ist.length <= erwartet.length ? 'markiert' : 'falsch';
}

// Every second line of the two hundred was kept apart while the grammar was written.
describe.each(['entwicklung.tsv', 'probe.tsv'])('the spoken lines of %s', (datei) => {
  const alle = beispiele(datei).map((b) => ({ ...b, ist: ausgang(b), gelesen: lies(b.text).map(kurz) }));

  it('are a hundred, none of them read wrongly without saying so', () => {
    expect(alle).toHaveLength(100);
    expect(alle.filter((b) => b.ist === 'falsch')).toEqual([]);
  });

  it('are read completely where they say all, nine of ten at least', () => {
    const eindeutig = alle.filter((b) => !b.erwartet.flat().includes('?'));
    const ganz = eindeutig.filter((b) => b.ist === 'vollstaendig').length;
    expect(ganz / eindeutig.length).toBeGreaterThanOrEqual(0.9);
  });
});

it.each([
  ['2 kt motor L200 15 kg', ['2 KT', '=motor L200', '15 kg']],
  ['3 epal ware 450 kg 2 kt muster 14 kg', ['3 EU', '=ware muster', '?']],
  ['2 epal, 40 kt seife 600 kg', ['2 EU'], ['40 KT', '=seife', '600 kg', '?']],
  ['2 epal à 120x80x110 150 kg', ['2 EU', '120x80x110', '?']],
  ['3 euro schrauben 20 kg', ['=schrauben', '20 kg', '?']],
  ['20 kt tee auf 2 epal à 90 kg', ['20 KT', '2 EU', '=tee', '?']],
  ['20 kt tee auf 2 epal, 90 kg je palette', ['20 KT', '2 EU', '=tee', '180 kg']],
  ['2 epal mit je 40 kt tee à 5 kg', ['80 KT', '2 EU', '=tee', '?']],
  ['2 epal mit je 40 kt à 5 kg tee', ['80 KT', '2 EU', '=tee', '400 kg']],
  ['1/2 palette 80 kg', ['=palette', '80 kg', '?']],
  ['3 epal 450kgg', ['3 EU', '?']],
  ['2 kt 5 g', ['2 KT', '?']],
  ['1 epal 0.500 t', ['1 EU', '500 kg']],
  ['1 epal 1,250 cbm 0,4 ldm', ['1 EU', '1.25 cbm', '0.4 ldm']],
  ['2 kt kugellager 120x80x110,450 kg', ['2 KT', '=kugellager', '?']],
  ['2 kanister UN1263 II netto 50 kg brutto 40 kg', ['2 KN', 'UN1263 II', '?']],
  ['3 Epal Hülsenfrüchte und Trockengemüse aus biologischem Anbau', ['3 EU', '?']],
  ['2 pal ware 800, 2 kt 14 kg', ['=ware', '?'], ['2 KT', '14 kg']],
  ['', []],
])('%s says no more than it does', (text, ...erwartet) => {
  expect(lies(text).map(kurz)).toEqual(erwartet.filter((p) => p.length > 0));
});
