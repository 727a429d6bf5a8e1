import { describe, expect, it } from 'vitest';
import { wirksam } from '../konfiguration/konfiguration.js';
import {
  istZustelldatumGesperrt,
  vorbelegteTermine,
  zustelldatum,
  zustelldatumNachAbholung,
  zustelltag,
} from './termine.js';

const standard = wirksam();
const gesperrt = wirksam({ isDenyZustelldatum: 'true' });
const freitag = '2026-03-06';
const montag = '2026-03-09';
const fix = { id: 4 };

describe('zustelltag', () => {
  it.each([
    ['2026-03-05', '1', freitag],
    [freitag, '1', montag],
    ['2026-03-07', '1', montag],
    [freitag, '2', '2026-03-10'],
    [freitag, '0', freitag],
    ['2026-03-07', '0', montag],
    ['2026-03-08', '0', montag],
    ['9999-12-31', '3', '9999-12-31'],
  ])('%s plus %s Werktage: %s [1-9.016,017]', (beladedatum, zustelldatum_offset, erwartet) => {
    expect(zustelltag(beladedatum, wirksam({ zustelldatum_offset }))).toBe(erwartet);
  });
});

describe('vorbelegteTermine', () => {
  it('sind heute, der Abholtag und der Werktag danach, wo die Konfiguration es erlaubt [1-4.040,041]', () => {
    expect(vorbelegteTermine({ heute: '2026-03-05', abholung: freitag }, standard)).toEqual({
      datum: '2026-03-05',
      beladedatum: freitag,
      entladedatum: montag,
    });
    const ohne = wirksam({ isBeladedatumVorbelegen: 'false', isEntladedatumVorbelegen: 'false' });
    expect(vorbelegteTermine({ heute: freitag, abholung: freitag }, ohne)).toEqual({
      datum: freitag,
      beladedatum: null,
      entladedatum: null,
    });
  });
});

describe('das Zustelldatum', () => {
  const termine = { beladedatum: freitag, entladedatum: '2026-03-20' };

  it('steht, wie es eingegeben ist', () => {
    expect(zustelldatum(termine, standard)).toBe('2026-03-20');
    expect(zustelldatum({}, standard)).toBeNull();
  });

  it('folgt aus dem Abholdatum, wo es gesperrt ist, außer beim Fixtermin', () => {
    expect(zustelldatum(termine, gesperrt)).toBe(montag);
    expect(zustelldatum({ ...termine, beladedatum: null }, gesperrt)).toBe('2026-03-20');
    expect(zustelldatum({ ...termine, terminkennzeichen: fix }, gesperrt)).toBe('2026-03-20');
    expect(istZustelldatumGesperrt({ terminkennzeichen: { id: 1 } }, gesperrt)).toBe(true);
    expect(istZustelldatumGesperrt({ terminkennzeichen: fix }, gesperrt)).toBe(false);
    expect(istZustelldatumGesperrt({}, standard)).toBe(false);
  });

  it('nimmt die Nummer des Fixtermins aus der Konfiguration [2-3.152 2-9.016]', () => {
    const eigene = wirksam({ isDenyZustelldatum: 'true', terminArtFixTermin: '7' });
    expect(istZustelldatumGesperrt({ terminkennzeichen: fix }, eigene)).toBe(true);
    expect(istZustelldatumGesperrt({ terminkennzeichen: { id: 7 } }, eigene)).toBe(false);
  });

  it.each([
    ['neuer Auftrag', {}, standard, montag],
    ['erfasster Auftrag', { status: { id: 1 } }, standard, montag],
    ['übertragener Auftrag', { status: { id: 2 } }, standard, '2026-03-20'],
    ['Fixtermin', { terminkennzeichen: fix }, standard, '2026-03-20'],
    ['ohne Abholdatum', { beladedatum: null }, standard, '2026-03-20'],
    ['ohne Vorbelegung', {}, wirksam({ isEntladedatumVorbelegen: 'false' }), '2026-03-20'],
    ['gesperrt', { status: { id: 2 } }, gesperrt, montag],
  ])('nach einem neuen Abholdatum: %s [1-4.042,043]', (_, angaben, konfiguration, erwartet) => {
    expect(zustelldatumNachAbholung({ ...termine, ...angaben }, konfiguration)).toBe(erwartet);
  });
});
