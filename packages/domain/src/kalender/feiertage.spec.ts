import { describe, expect, it } from 'vitest';
import { vorbelegteTermine, zustelltag } from '../auftrag/termine.js';
import { wirksam } from '../konfiguration/konfiguration.js';
import { istFeiertag, werktagNach } from './feiertage.js';

const inNrw = wirksam({ feiertageRegion: 'NW' });

describe('Feiertage', () => {
  it.each([
    ['2026-06-04', 'NW', true],
    ['2026-06-04', 'BE', false],
    ['2026-12-25', 'BUND', true],
    ['2026-12-25', '', false],
    ['2026-12-25', 'XX', false],
    ['2026-12-24', 'NW', false],
  ])('%s in „%s“: %s', (tag, region, erwartet) => {
    expect(istFeiertag(tag, region)).toBe(erwartet);
  });

  it('zählen als freie Tage, wo ein Bundesland eingestellt ist', () => {
    expect(zustelltag('2026-12-24', wirksam())).toBe('2026-12-25');
    expect(zustelltag('2026-12-24', inNrw)).toBe('2026-12-28');
    // Corpus Christi between Wednesday and Friday.
    expect(zustelltag('2026-06-03', inNrw)).toBe('2026-06-05');
    expect(vorbelegteTermine('2026-06-03', inNrw).entladedatum).toBe('2026-06-05');
  });

  it('ein Feiertag ohne Laufzeit rückt auf den nächsten Werktag', () => {
    expect(werktagNach('2026-12-25', 0, 'NW')).toBe('2026-12-28');
    expect(werktagNach('2026-12-24', 0, 'NW')).toBe('2026-12-24');
    expect(werktagNach('9999-12-31', 3, 'NW')).toBe('9999-12-31');
  });
});
