import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import { describe, expect, it } from 'vitest';
import { neuerRasterspeicher } from '../../../../components/raster/zustand/speicher';
import { massrechner, positionsregeln } from './positionsregeln';

/** Types values into the cells of one row, each left before the next. */
function erfasse(werte: Partial<Auftragsposition>, einstellungen: Record<string, string> = {}) {
  const speicher = neuerRasterspeicher<Auftragsposition>(positionsregeln(wirksam(einstellungen)), []);
  const schluessel = speicher.zustand().zeilen[0]?.schluessel ?? 0;
  for (const [feld, wert] of Object.entries(werte)) speicher.tue({ typ: 'zelle', schluessel, feld, wert });
  return speicher.zustand().zeilen[0]?.daten ?? {};
}

const verpackt = { verpackungAnzahl: 3, verpackung: { id: 1 } };
const geladen = { lademittelAnzahl: 2, lademittel: { id: 1 } };
const spezial = { mandantSpezi29: 'true' };

describe('Packeinheit', () => {
  it.each([
    ['Verpackung und Anzahl', verpackt, {}, 1],
    ['Lademittel und Anzahl', geladen, {}, 2],
    ['beides', { ...verpackt, ...geladen }, {}, 2],
    ['Sonderfall: Lademittel und Anzahl', geladen, spezial, 1],
    ['Sonderfall: Verpackung und Anzahl', verpackt, spezial, 1],
    ['Sonderfall: beides', { ...verpackt, ...geladen }, spezial, 1],
    ['nur eine Anzahl', { verpackungAnzahl: 3 }, {}, null],
  ])('wird beim Verlassen eines Feldes gesetzt: %s [1-4.053-058]', (_, werte, einstellungen, erwartet) => {
    expect(erfasse(werte, einstellungen).verpackungseinheit ?? null).toBe(erwartet);
  });

  it('geht wieder, wenn die Anzahl geleert wird', () => {
    expect(erfasse({ ...verpackt, verpackungAnzahl: null }).verpackungseinheit).toBeNull();
  });
});

describe('Lademeter und Stellplätze', () => {
  const palette = einePosition().aufPaletten(2).build();
  const rechne = (p: object, einstellungen: Record<string, string> = {}) => {
    const { lademeter, stellplaetze } = massrechner(wirksam(einstellungen))(p);
    return [lademeter, stellplaetze];
  };
  it('werden gerechnet, wo es eingestellt und das Feld leer ist [1-9.006,008]', () => {
    expect(rechne(palette)).toEqual([0.8, 2]);
    expect(rechne({ ...palette, lademeter: 1.5, stellplaetze: 4 })).toEqual([1.5, 4]);
    expect(rechne(palette, { isLademeterBerechnen: 'false' })).toEqual([null, 2]);
    expect(rechne(palette, { isStellplaetzeBerechnen: 'false' })).toEqual([0.8, null]);
  });
});

describe('Werte', () => {
  it.each([
    [{}, 2],
    [{ defaultWaehrung: '3' }, 3],
  ])('beginnen mit der eingestellten Währung %j [1-9.014 2-3.166]', (einstellungen, id) => {
    expect(erfasse({ warenwert: 100, versicherungswert: 5 }, einstellungen)).toMatchObject({
      warenwertWaehrung: { id },
      waehrungVersicherungswert: { id },
    });
    const gewaehlt = erfasse({ warenwertWaehrung: { id: 7 }, warenwert: 100 }, einstellungen);
    expect(gewaehlt.warenwertWaehrung).toEqual({ id: 7 });
    expect(erfasse({ warenwert: null }, einstellungen)).not.toHaveProperty('warenwertWaehrung');
  });
});

it('Gefahrgut aus dem Dialog kennzeichnet die Position, bis es wieder weg ist [1-4.064]', () => {
  const zeilen = [eineGefahrgutzeile().build()];
  expect(erfasse({ auftragsgefahrgueter: zeilen }).mitGefahrguetern).toBe(true);
  expect(erfasse({ auftragsgefahrgueter: [] }).mitGefahrguetern).toBe(false);
});
