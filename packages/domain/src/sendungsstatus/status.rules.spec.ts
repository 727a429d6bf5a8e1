import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { istAnzeigestatus } from './status.js';
import { pruefeFest, pruefeKette, pruefeLoeschen, sortiert } from './status.rules.js';

const kette = [1, 2, 3, 4, 5].map((id) => ({ id, anzeigefolge: id * 10 }));
const mit = (folge: Record<number, number>) =>
  kette.map((g) => ({ id: g.id, anzeigefolge: folge[g.id] ?? g.anzeigefolge }));
const keys = (wunsch: { id: number; anzeigefolge: number }[]) => pruefeKette(kette, wunsch).map((m) => m.key);

describe('Status', () => {
  it('zeigt an seiner Kennung, welcher er ist', () => {
    expect([1, 129, 999_999].map(istAnzeigestatus)).toEqual([false, false, false]);
    expect([1_000_001, 1_000_002, 1_000_010].map(istAnzeigestatus)).toEqual([true, true, true]);
  });

  it.each([1_000_001, 1_000_002, 1, 2, 3])('%i ist vergeben und nicht löschbar', (id) => {
    expect(pruefeLoeschen(id, 0)[0]?.key).toBe('status.reserviert');
  });

  it('ist nur ohne zugeordnete Sendungsstati löschbar', () => {
    expect(pruefeLoeschen(1_000_018, 0)).toEqual([]);
    expect(pruefeLoeschen(1_000_018, 1).map(satz)[0]).toBe(
      'Bitte entfernen Sie zuerst alle zugeordneten Sendungsstati.',
    );
  });

  it.each([
    [1, { awSperre: false, defaultstatus: true }, true],
    [1, { awSperre: true, defaultstatus: true }, false],
    [2, { awSperre: false, defaultstatus: false }, false],
    [3, { awSperre: true, defaultstatus: false }, true],
  ])('%i mit %j geht: %s', (id, wunsch, geht) => {
    expect(pruefeFest(id, wunsch).length === 0).toBe(geht);
  });
});

describe('Statuskette', () => {
  it('tauscht die Reihenfolge ab dem dritten Platz', () => {
    expect(keys(mit({ 3: 50, 5: 30 }))).toEqual([]);
    expect(keys([...mit({ 3: 40, 4: 30 })].reverse())).toEqual([]);
    expect(sortiert(mit({ 3: 50, 5: 30 })).map((g) => g.id)).toEqual([1, 2, 5, 4, 3]);
  });

  it.each([
    ['den ersten Platz', { 1: 30, 3: 10 }],
    ['den zweiten Platz', { 2: 30, 3: 20 }],
    ['die ersten beiden untereinander', { 1: 20, 2: 10 }],
  ])('behält %s', (_was, folge) => {
    expect(keys(mit(folge as never))).toEqual(['status.fest']);
  });

  it('nimmt keine doppelten oder erfundenen Plätze', () => {
    expect(keys(mit({ 3: 40 }))).toEqual(['status.ketteFolge']);
    expect(keys(mit({ 3: 31 }))).toEqual(['status.ketteFolge']);
  });

  it('merkt, wenn Status fehlen, fremd oder doppelt sind', () => {
    expect(keys(kette.slice(1))).toEqual(['status.ketteVeraltet']);
    expect(keys([...kette, { id: 9, anzeigefolge: 60 }])).toEqual(['status.ketteVeraltet']);
    expect(keys([...kette.slice(1), { id: 5, anzeigefolge: 10 }])).toEqual(['status.ketteVeraltet']);
  });
});
