import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abweichungen,
  alsDraht,
  ausDraht,
  liesWert,
  standardkonfiguration,
  wirksam,
} from './konfiguration.js';
import { profile } from './profile.js';
import { angabe, schluesselnamen } from './schluessel/schluessel.js';

/** Settings as somebody may have stored them: known and unknown keys, possible and impossible values. */
const einstellungen = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...schluesselnamen),
    fc.constantFrom('client.denyOrderEdit', 'quatsch', '__proto__'),
  ),
  fc.oneof(fc.constantFrom('true', 'false', '4', '-1', '', ...Object.keys(profile)), fc.string()),
);

describe('wirksam', () => {
  it('ist ohne Einstellungen der Standard [2-3.152]', () => {
    expect(wirksam()).toEqual(standardkonfiguration);
    expect(wirksam({})).toMatchObject({
      isLademeterBerechnen: true,
      denyOrderEdit: false,
      terminArtFixTermin: 4,
      defaultWaehrung: 2,
      zustelldatum_offset: 1,
      clientKunde: 'standard',
      dispoName: 'DISPONENTplus',
    });
  });

  it('schichtet Standard, Profil, Installation, Hauptmandant', () => {
    const installation = {
      clientKunde: 'massen-pflicht',
      isPreisermittlung: 'true',
      zustelldatum_offset: '2',
    };
    const konfiguration = wirksam(installation, {
      'client.zustelldatum_offset': '3',
      isTauschgeraete: 'false',
    });
    expect(konfiguration).toMatchObject({
      isLaengePflichtfeld: true,
      isPreisermittlung: true,
      isTauschgeraete: false,
      zustelldatum_offset: 3,
    });
  });

  it('nimmt das Profil der letzten Ebene, die eines nennt', () => {
    const konfiguration = wirksam({ clientKunde: 'nur-lesen' }, { clientKunde: 'spedition-iban' }, {});
    expect(konfiguration.denyOrderEdit).toBe(false);
    expect(konfiguration.variante).toBe(profile['spedition-iban'].variante);
  });

  it('überliest, was es nicht gibt oder nicht geht', () => {
    const unfug = { isMautrechner: 'vielleicht', zustelldatum_offset: '-1', quatsch: 'true', variante: 'x' };
    expect(wirksam(unfug)).toEqual(standardkonfiguration);
    expect(wirksam({ clientKunde: 'unbekannt' }).variante).toBe(profile.standard.variante);
  });

  it('hat immer jeden Schlüssel in seiner Art', () => {
    const arten = { wahrheit: 'boolean', zahl: 'number', text: 'string' };
    fc.assert(
      fc.property(einstellungen, einstellungen, (installation, hauptmandant) => {
        const konfiguration = wirksam(installation, hauptmandant);
        expect(Object.keys(konfiguration).sort()).toEqual([...schluesselnamen, 'variante'].sort());
        for (const s of schluesselnamen) expect(typeof konfiguration[s]).toBe(arten[angabe(s).art]);
      }),
    );
  });
});

describe('der Draht', () => {
  it('trägt alle Schlüssel mit Präfix und Texten und führt zurück [2-3.095,096]', () => {
    expect(alsDraht(standardkonfiguration)).toMatchObject({
      'client.isMautrechner': 'true',
      'client.terminArtFixTermin': '4',
      'client.clientKunde': 'standard',
    });
    fc.assert(
      fc.property(einstellungen, einstellungen, (installation, hauptmandant) => {
        const konfiguration = wirksam(installation, hauptmandant);
        expect(ausDraht(alsDraht(konfiguration))).toEqual(konfiguration);
        expect(ausDraht(abweichungen(konfiguration))).toEqual(konfiguration);
      }),
    );
  });

  it('nennt im Kleinen nur die Abweichungen', () => {
    expect(abweichungen(standardkonfiguration)).toEqual({});
    expect(abweichungen(wirksam({ clientKunde: 'nur-lesen' }))).toEqual({
      'client.clientKunde': 'nur-lesen',
      'client.denyOrderEdit': 'true',
    });
  });
});

describe('liesWert', () => {
  it.each([
    ['denyOrderEdit', 'true', true],
    ['denyOrderEdit', 'TRUE', undefined],
    ['zustelldatum_offset', '0', 0],
    ['zustelldatum_offset', '365', 365],
    ['zustelldatum_offset', '366', undefined],
    ['zustelldatum_offset', '1.5', undefined],
    ['zustelldatum_offset', ' ', undefined],
    ['passwortMindestlaenge', '7', undefined],
    ['dispoName', '', ''],
    ['dispoName', 'x'.repeat(61), undefined],
  ] as const)('%s = %j: %j', (name, text, wert) => {
    expect(liesWert(name, text)).toBe(wert);
  });
});
