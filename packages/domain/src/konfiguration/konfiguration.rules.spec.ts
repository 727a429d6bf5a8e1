import { describe, expect, it } from 'vitest';
import { pruefeEinstellungen } from './konfiguration.rules.js';

const keys = (...ebenen: Parameters<typeof pruefeEinstellungen>) =>
  pruefeEinstellungen(...ebenen).map((m) => m.key);

describe('pruefeEinstellungen', () => {
  it('nimmt, was es gibt', () => {
    expect(
      keys({ 'client.isTauschgeraete': 'true', clientKunde: 'metro', clientInfobox: '<b>Hallo</b>' }),
    ).toEqual([]);
  });

  it.each([
    [{ 'client.quatsch': 'true' }, 'konfiguration.unbekannt'],
    [{ isTauschgeraete: 'ja' }, 'konfiguration.wert'],
    [{ clientKunde: 'gibt-es-nicht' }, 'konfiguration.wert'],
    [{ feiertageRegion: 'XX' }, 'konfiguration.wert'],
    [{ regeln: 'gibtEsNicht=hinweis' }, 'konfiguration.wert'],
    [{ regeln: 'positionUngezaehlt=immer' }, 'konfiguration.wert'],
    [{ regeln: 'positionUngezaehlt=sperre,positionUngezaehlt=hinweis' }, 'konfiguration.wert'],
    [{ isTauschgeraete: 'true', isZusaetzlicheLademittel: 'true' }, 'konfiguration.tauschOderLademittel'],
    [
      { clientKunde: 'massen-pflicht', isZusaetzlicheLademittel: 'true' },
      'konfiguration.tauschOderLademittel',
    ],
  ])('meldet %j', (einstellungen, key) => {
    expect(keys(einstellungen as unknown as Record<string, string>)).toEqual([key]);
  });

  it('sieht, was in den Ebenen darunter schon gilt', () => {
    const darunter = { isTauschgeraete: 'true' };
    expect(keys({ isZusaetzlicheLademittel: 'true' }, darunter)).toEqual([
      'konfiguration.tauschOderLademittel',
    ]);
    expect(keys({ isZusaetzlicheLademittel: 'true', isTauschgeraete: 'false' }, darunter)).toEqual([]);
  });
});
