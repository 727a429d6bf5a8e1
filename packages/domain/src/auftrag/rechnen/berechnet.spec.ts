import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../../konfiguration/konfiguration.js';
import { einAuftrag, einePosition } from '../../testing/builder.js';
import { bereiteAuf } from '../eingang/auftrag-aufbereiten.js';
import { mitBerechneten } from './berechnet.js';
import { masse } from './masse.js';

const k = standardkonfiguration;
const palette = einePosition().aufPaletten(2).build();
const gespeichert = (...positionen: object[]) =>
  bereiteAuf(
    einAuftrag()
      .mitPositionen(...positionen.map((p) => einePosition().aufPaletten(2).mit(p).build()))
      .build(),
    k,
    { heute: '2026-03-02' },
  );
const lies = (p: object, vorher: ReturnType<typeof gespeichert> | null) =>
  mitBerechneten([Object.assign(einePosition().build(), p)], vorher)[0];

describe('What was computed', () => {
  it('is named on the stored position, and what was typed is not', () => {
    expect(gespeichert({}).auftragspositionen[0]?.berechnet).toEqual([
      'volumenCBM',
      'stellplaetze',
      'lademeter',
    ]);
    expect(gespeichert({ lademeter: 3 }).auftragspositionen[0]).toMatchObject({
      lademeter: 3,
      berechnet: ['volumenCBM', 'stellplaetze'],
    });
  });

  it('follows a count that changes, and what was typed stays', () => {
    const vorher = gespeichert({ lademeter: 3 });
    const { berechnet: _, ...gelesen } = { ...vorher.auftragspositionen[0], lademittelAnzahl: 4 };
    for (const p of [gelesen, { ...gelesen, berechnet: ['volumenCBM', 'stellplaetze'] }]) {
      const neu = lies(p, vorher);
      expect(masse(neu ?? {}, k)).toMatchObject({ volumenCBM: 3.84, stellplaetze: 4, lademeter: 3 });
    }
  });

  it('is typed once its value changes, whatever is said, or when it is said not to be computed', () => {
    const vorher = gespeichert({});
    const gelesen = vorher.auftragspositionen[0];
    expect(lies({ ...gelesen, stellplaetze: 9 }, vorher)?.berechnet).toEqual(['volumenCBM', 'lademeter']);
    expect(lies({ ...gelesen, berechnet: ['volumenCBM'] }, vorher)?.berechnet).toEqual(['volumenCBM']);
  });

  it('is known again where the position has moved up', () => {
    const vorher = gespeichert({ lademittelAnzahl: 7 }, {});
    const zweite = { ...vorher.auftragspositionen[1], laufendePosition: 1 };
    expect(lies(zweite, vorher)?.berechnet).toEqual(['volumenCBM', 'stellplaetze', 'lademeter']);
  });

  it('of a new order is what it says itself', () => {
    expect(lies({ ...palette, lademeter: 5, berechnet: ['lademeter'] }, null)?.berechnet).toEqual([
      'lademeter',
    ]);
    expect(lies({ ...palette, lademeter: 5 }, null)?.berechnet).toEqual([]);
  });

  it('goes where it can no longer be computed, and stays where computing is switched off', () => {
    const p = {
      ...palette,
      lademeter: 0.8,
      volumenCBM: 1.92,
      berechnet: ['lademeter', 'volumenCBM'] as const,
    };
    const ohneLaenge = { ...p, berechnet: [...p.berechnet], laengeCM: null };
    expect(masse(ohneLaenge, k)).toMatchObject({ lademeter: null, volumenCBM: null, berechnet: [] });
    const aus = { ...k, isLademeterBerechnen: false };
    expect(masse(ohneLaenge, aus)).toMatchObject({ lademeter: 0.8, berechnet: [] });
  });
});
