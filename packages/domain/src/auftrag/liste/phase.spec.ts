import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Anzeigestatus, Sendungsstatus } from '../../stammdaten/sendungsstatus.js';
import { phaseVon } from './phase.js';

const lies = <T>(liste: string): T[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../../db/reference/${liste}.json`, import.meta.url), 'utf8'),
  ) as T[];

describe('the phase of a status', () => {
  it('is known of every shipped one', () => {
    const anzeigen = new Map(lies<Anzeigestatus>('anzeigestatus').map((a) => [a.id, a]));
    const phasen = lies<Sendungsstatus>('sendungsstatus').map((s) => [
      s.kurzBezeichnung,
      phaseVon(s.id, anzeigen.get(s.sdst_id_anzeige ?? 0)),
    ]);
    expect(Object.fromEntries(phasen)).toEqual({
      'erfasst Internet': 'erfasst',
      'zur Übertragung markiert': 'erfasst',
      übertragen: 'erfasst',
      disponiert: 'erfasst',
      abgeholt: 'abgeholt',
      'Eingang Umschlaglager': 'umschlag',
      'Ausgang Umschlaglager': 'umschlag',
      'Eingang Empfangsdepot': 'umschlag',
      'Zustelltermin bestätigt': 'umschlag',
      'in Zustellung': 'zustellung',
      zugestellt: 'zugestellt',
      Zustellhindernis: 'problem',
      'Annahme verweigert': 'problem',
      Rücklauf: 'problem',
    });
  });

  it.each([
    ['ok', 'zugestellt'],
    ['warn', 'problem'],
    ['err', 'problem'],
    ['info', 'umschlag'],
  ] as const)('of an own display status follows its colour: %s', (farbe, phase) =>
    expect(phaseVon(77, { id: 1_000_500, farbe })).toBe(phase),
  );

  it('without anything shown is on its way', () => expect(phaseVon(77, null)).toBe('umschlag'));
});
