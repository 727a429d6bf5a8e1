import { describe, expect, it } from 'vitest';
import { wirksam } from '../konfiguration/konfiguration.js';
import { einAuftrag } from '../testing/builder.js';
import { bereiteAuf } from './eingang/auftrag-aufbereiten.js';
import { abgeleiteteVerkehrsart, type Verkehrsangaben } from './verkehrsart.js';

const iban = wirksam({ clientKunde: 'spedition-iban' });
const nach = (von: number | null, zu: number | null, rest: Partial<Verkehrsangaben> = {}) =>
  ({
    absenderAdresse: { land: von && { id: von } },
    empfaengerAdresse: { land: zu && { id: zu } },
    ...rest,
  }) as Verkehrsangaben;

describe('abgeleitete Verkehrsart', () => {
  it.each([
    ['beide Länder Inland', nach(1, 1), 1],
    ['Empfänger im Ausland', nach(1, 2), 4],
    ['Absender im Ausland', nach(3, 1), 4],
    ['Ausland mit Zustellkennzeichen', nach(1, 2, { zustellkennzeichen: { id: 1 } }), 1],
    ['Ausland mit Anlieferkennzeichen', nach(1, 2, { anlieferkennzeichen: { id: 2 } }), 1],
    ['ein Land unbekannt', nach(1, null), null],
    ['noch keine Adresse', {}, null],
  ])('%s [1-4.098,099]', (_, auftrag, erwartet) => {
    expect(abgeleiteteVerkehrsart(auftrag, iban)).toBe(erwartet);
  });

  it('gilt nur in dem Profil, das sie ableitet', () => {
    expect(abgeleiteteVerkehrsart(nach(1, 2), wirksam())).toBeNull();
  });

  it('füllt beim Speichern nur, was offen ist', () => {
    const auftrag = { ...einAuftrag().build(), ...nach(1, 2), verkehrsart: null };
    const heute = { heute: '2026-11-20' };
    expect(bereiteAuf(auftrag, iban, heute).verkehrsart).toBe(4);
    expect(bereiteAuf({ ...auftrag, verkehrsart: 3 }, iban, heute).verkehrsart).toBe(3);
    expect(bereiteAuf(auftrag, wirksam(), heute).verkehrsart).toBe(1);
  });
});
