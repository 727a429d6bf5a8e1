import Feiertage from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { vorbelegteTermine, zustelltag } from '../auftrag/termine.js';
import { plusTage, wochentag } from '../feld/tag.js';
import { wirksam } from '../konfiguration/konfiguration.js';
import { alleFeiertage } from './alle-feiertage.js';
import { feiertag, werktagNach } from './feiertage.js';
import { feiertageRegionen, kalenderregion } from './feiertage-regionen.js';

const inNrw = wirksam({ feiertageRegion: 'NW' });

const kennt = new Feiertage();
const staaten = (land: string) => Object.keys(kennt.getStates(land)).map((staat) => `${land}-${staat}`);
const regionen = ['AT', ...['DE', 'AT', 'CH'].flatMap(staaten)];
const gemeinden = ['DE-BY-KATH', 'DE-BY-A', 'DE-SN-BZ', 'DE-TH-EIC'];

/** The days of some years from Monday to Saturday that are whole public holidays, as the library computes them. */
function nachBibliothek(region: string): (jahr: number) => string[] {
  const [land = '', staat = '', gemeinde = ''] = region.split('-');
  const kalender = new Feiertage(land, staat, gemeinde);
  return (jahr) => {
    const tage = kalender
      .getHolidays(jahr)
      .filter((f) => f.type === 'public' && !/\d:\d/.test(f.rule))
      .map((f) => f.date.slice(0, 10));
    return [...new Set(tage)].filter((tag) => wochentag(tag) < 7).sort();
  };
}

const tageDesJahres = (jahr: number) =>
  Array.from({ length: 366 }, (_, i) => plusTage(`${jahr}-01-01`, i)).filter((t) => t.startsWith(`${jahr}`));

describe('Feiertage', () => {
  it.each([...regionen, ...gemeinden])('in %s sind die von date-holidays, 2026 bis 2033', (region) => {
    const erwartet = nachBibliothek(region);
    for (let jahr = 2026; jahr <= 2033; jahr++) {
      const eigene = tageDesJahres(jahr).filter(
        (tag) => wochentag(tag) < 7 && feiertag(tag, region, alleFeiertage),
      );
      expect(eigene, `${jahr}`).toEqual(erwartet(jahr));
    }
  });

  it.each(['DE', 'CH'])('von ganz %s sind die, die alle Länder oder Kantone haben', (land) => {
    for (const tag of tageDesJahres(2026).filter((t) => wochentag(t) < 7)) {
      const ueberall = staaten(land).every((region) => feiertag(tag, region, alleFeiertage));
      expect([tag, Boolean(feiertag(tag, land, alleFeiertage))]).toEqual([tag, ueberall]);
    }
  });

  it.each([
    ['2026-06-04', 'DE-NW', 'Fronleichnam'],
    ['2026-06-04', 'DE-BE', undefined],
    ['2026-06-04', 'DE-TH-EIC', 'Fronleichnam'],
    ['2026-08-15', 'DE-BY-KATH', 'Mariä Himmelfahrt'],
    ['2026-08-15', 'DE-BY', undefined],
    ['2028-08-08', 'DE-BY-A', 'Augsburger Friedensfest'],
    ['2026-10-26', 'AT', 'Nationalfeiertag'],
    ['2026-01-02', 'CH-BE', 'Berchtoldstag'],
    ['2026-12-25', 'DE', '1. Weihnachtstag'],
    ['2026-12-25', '', undefined],
    ['2026-12-25', 'XX', undefined],
    ['2026-12-24', 'DE-NW', undefined],
  ])('%s in „%s“: %s', (tag, region, erwartet) => {
    expect(feiertag(tag, region, alleFeiertage)).toBe(erwartet);
  });

  it('jedes Bundesland, das sich einstellen lässt, hat die seinen', () => {
    const gewaehlte = Object.keys(feiertageRegionen).filter((r) => r !== '');
    expect(gewaehlte.filter((r) => !feiertag('2026-10-03', kalenderregion(r)))).toEqual([]);
    expect(feiertag('2026-08-15', kalenderregion('BY'))).toBe('Mariä Himmelfahrt');
    expect([kalenderregion(''), kalenderregion('XX')]).toEqual(['', '']);
  });

  it('zählen als freie Tage, wo ein Bundesland eingestellt ist', () => {
    expect(zustelltag('2026-12-24', wirksam())).toBe('2026-12-25');
    expect(zustelltag('2026-12-24', inNrw)).toBe('2026-12-28');
    // Corpus Christi between Wednesday and Friday.
    expect(zustelltag('2026-06-03', inNrw)).toBe('2026-06-05');
    const tage = { heute: '2026-06-02', abholung: '2026-06-03' };
    expect(vorbelegteTermine(tage, inNrw).entladedatum).toBe('2026-06-05');
  });

  it('ein Feiertag ohne Laufzeit rückt auf den nächsten Werktag', () => {
    expect(werktagNach('2026-12-25', 0, 'DE-NW')).toBe('2026-12-28');
    expect(werktagNach('2026-12-24', 0, 'DE-NW')).toBe('2026-12-24');
    expect(werktagNach('9999-12-31', 3, 'DE-NW')).toBe('9999-12-31');
  });
});
