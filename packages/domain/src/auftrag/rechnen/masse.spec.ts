import { describe, expect, it } from 'vitest';
import { standardkonfiguration, wirksam } from '../../konfiguration/konfiguration.js';
import { einePosition } from '../../testing/builder.js';
import { masse } from './masse.js';

const palette = einePosition().aufPaletten(2).build();

describe('masse', () => {
  it('folgen aus Länge, Breite, Höhe und Anzahl [1-9.001,003,011]', () => {
    expect(masse(palette, standardkonfiguration)).toEqual({
      verpackungseinheit: 2,
      volumenCBM: 1.92,
      lademeter: 0.8,
      stellplaetze: 2,
      berechnet: ['volumenCBM', 'stellplaetze', 'lademeter'],
    });
  });

  it('nehmen bei Verpackungen deren Anzahl und keine Ladefläche [1-9.002,011]', () => {
    const kartons = { ...palette, ...einePosition().inKartons(10).build() };
    expect(masse(kartons, standardkonfiguration)).toEqual({
      verpackungseinheit: 1,
      volumenCBM: 9.6,
      lademeter: null,
      stellplaetze: null,
      berechnet: ['volumenCBM'],
    });
  });

  it('lassen stehen, was eingegeben ist, außer dem Volumen', () => {
    const eigene = { ...palette, volumenCBM: 9, lademeter: 0.5, stellplaetze: 0 };
    expect(masse(eigene, standardkonfiguration)).toMatchObject({
      volumenCBM: 1.92,
      lademeter: 0.5,
      stellplaetze: 0,
    });
  });

  it('lassen ein eingegebenes Volumen, wo sich keines berechnen lässt', () => {
    const ohneHoehe = { ...palette, hoeheCM: null, volumenCBM: 1.5 };
    expect(masse(ohneHoehe, standardkonfiguration).volumenCBM).toBe(1.5);
    expect(masse({}, standardkonfiguration).volumenCBM).toBeNull();
  });

  it.each([12.5, Number.NaN, -1, 0])('rechnen nicht mit der Länge %f', (laengeCM) => {
    const halb = masse({ ...palette, laengeCM }, standardkonfiguration);
    expect(halb).toMatchObject({ volumenCBM: null, lademeter: null, stellplaetze: null });
  });

  it('folgen der Konfiguration', () => {
    const ohne = wirksam({ clientKunde: 'ohne-berechnung' });
    expect(masse(palette, ohne)).toMatchObject({ volumenCBM: 1.92, lademeter: null, stellplaetze: null });
    const spezial = wirksam({ mandantSpezi29: 'true' });
    const beides = einePosition()
      .mit({ verpackung: { id: 1 }, verpackungAnzahl: 5 })
      .build();
    expect(masse(beides, spezial)).toMatchObject({ verpackungseinheit: 1, volumenCBM: 4.8 });
  });
});
