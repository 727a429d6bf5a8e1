import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { massrechner } from './positionsregeln';
import { positionsspalten } from './positionsspalten';
import { spaltensatz } from './spaltensaetze';

const koepfe = (einstellungen: Record<string, string>) => {
  const k = wirksam(einstellungen);
  const listen = { verpackungen: [], lademittel: [], waehrungen: [] };
  const spalten = positionsspalten(k, listen, { rechne: massrechner(k), oeffneGefahrgut: () => undefined });
  return spalten.map((s) => (s.pflicht ? `${t(s.label)} *` : t(s.label)));
};
const packung = ['Anzahl', 'Verpackung', 'Anzahl', 'Lademittel'];
const masse = ['Länge (cm)', 'Breite (cm)', 'Höhe (cm)'];
const raum = ['Volumen(m³)', 'Stellplätze', 'Lademeter'];

describe('Spalten der Positionen', () => {
  it.each([
    [
      'standard',
      [
        ...packung,
        'Inhalt *',
        'Gewicht *',
        'ADR',
        ...masse,
        ...raum,
        'Zeichen/Nr.',
        'Versicherungswert',
        'Währung',
        'Warenwert',
        'Währung',
      ],
    ],
    [
      'spedition-iban',
      [
        ...packung,
        'Inhalt *',
        'Gewicht *',
        'ADR',
        'Warenwert',
        'Währung',
        ...masse,
        ...raum,
        'Zeichen/Nr.',
        'Versicherungswert',
        'Währung',
      ],
    ],
    ['metro', [...packung, 'Inhalt *', 'Gewicht *', 'ADR', ...masse, ...raum, 'Zeichen/Nr.']],
    [
      'liste-kompakt',
      [
        ...packung,
        'Inhalt *',
        'Kunden-AB',
        'Lieferschein',
        'Gewicht *',
        'ADR',
        ...masse,
        ...raum,
        'Warenwert',
        'Währung',
      ],
    ],
  ])('%s [1-1.020,021 1-2.092,093,095,097-100,102,103,105,107,109,111-120]', (clientKunde, erwartet) => {
    expect(koepfe({ clientKunde })).toEqual(erwartet);
  });

  it('folgen der Einstellung der Auftragsliste, sonst der Metroversion des Benutzers, sonst dem Profil [1-1.023 1-2.094]', () => {
    const satz = (einstellungen: Record<string, string>, metro: boolean) =>
      spaltensatz(wirksam(einstellungen), metro);
    expect(satz({}, false)).toBe('standard');
    expect(satz({}, true)).toBe('metro');
    expect(satz({ clientKunde: 'liste-kompakt' }, false)).toBe('kompakt');
    expect(satz({ auftragsresearchtableconfig: 'kompakt' }, true)).toBe('kompakt');
    expect(satz({ auftragsresearchtableconfig: 'iban', clientKunde: 'metro' }, false)).toBe('iban');
    expect(satz({ auftragsresearchtableconfig: 'gibtEsNicht' }, false)).toBe('standard');
  });

  it('heißen in der Sondereinstellung „bestehend aus“ [1-2.101]', () => {
    expect(koepfe({ mandantSpezi29: 'true' })[3]).toBe('bestehend aus');
  });

  it('sind Pflicht, wo die Maße verlangt werden [1-2.106,108,110]', () => {
    expect(koepfe({ clientKunde: 'massen-pflicht' })).toEqual(
      expect.arrayContaining(masse.map((name) => `${name} *`)),
    );
  });
});
