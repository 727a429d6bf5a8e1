import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../konfiguration/konfiguration.js';
import { Adresse } from './adresse.js';
import { bereinigt, istAdressfeldGesperrt, pruefeAdresse, pruefeUebertragung } from './adresse.rules.js';

const deutschland = { lkz: 'D', plzMuster: '^\\d{5}$' };
const niederlande = { lkz: 'NL', plzMuster: '^\\d{4}( ?[A-Za-z]{2})?$' };
const irgendwo = { lkz: 'X', plzMuster: null };

const adresse = (werte: Partial<Adresse> = {}) =>
  Object.assign(new Adresse(), { id: 7, name: 'Müller', land: { id: 1 }, plz: '28195', ...werte });

describe('pruefeAdresse', () => {
  it.each([
    [deutschland, '28195', []],
    [deutschland, ' 28195 ', []],
    [deutschland, '2819', ['plz: Bitte eine Postleitzahl mit 5 Stellen eingeben (D).']],
    [deutschland, '28195 X', ['plz: Bitte eine Postleitzahl mit 5 Stellen eingeben (D).']],
    [deutschland, null, []],
    [niederlande, '1012 AB', []],
    [niederlande, 'AB 1012', ['plz: Diese Postleitzahl passt nicht zum Land NL.']],
    [irgendwo, 'alles', []],
    [null, 'alles', []],
  ])('nimmt die Postleitzahl nach den Regeln ihres Landes: %j %s', (land, plz, erwartet) => {
    expect(pruefeAdresse(adresse({ plz }), land).map((m) => `${m.field}: ${satz(m)}`)).toEqual(erwartet);
  });

  it('verlangt einen Namen, der nicht nur aus Leerzeichen besteht', () => {
    expect(pruefeAdresse(adresse({ name: '   ' }), null)).toEqual([
      expect.objectContaining({ field: 'name', key: 'feld.pflicht' }),
    ]);
  });
});

describe('bereinigt', () => {
  it('nimmt Leerzeichen am Rand weg und lässt leere Texte offen', () => {
    const sauber = bereinigt(adresse({ name: ' Müller ', zeile2: '  ', einmaladresse: false }));
    expect(sauber).toBeInstanceOf(Adresse);
    expect(sauber).toMatchObject({ name: 'Müller', zeile2: null, einmaladresse: false, land: { id: 1 } });
  });
});

describe('Adressen in Übertragung', () => {
  const schalter = {
    kontakt: 'isAdresseKontaktEdit',
    telefon: 'isAdresseTelefonEdit',
    unsichtbar: 'isAdresseUnsichtbarEdit',
    einmaladresse: 'isAdresseEinmaladresseEdit',
    mailTrackTrace: 'isShowTTMailAdress',
  } as const;

  it.each(Object.entries(schalter))('%s bleibt änderbar, wenn %s an ist [1-4.084-089]', (feld, name) => {
    const uebertragen = { id: 7, inUebertragung: true };
    const an = { ...standardkonfiguration, [name]: true };
    expect(istAdressfeldGesperrt(feld, uebertragen, standardkonfiguration)).toBe(true);
    expect(istAdressfeldGesperrt(feld, uebertragen, an)).toBe(false);
    expect(istAdressfeldGesperrt(feld, { inUebertragung: true }, an)).toBe(true);
    expect(istAdressfeldGesperrt(feld, { id: 7, inUebertragung: false }, standardkonfiguration)).toBe(false);
    expect(istAdressfeldGesperrt(feld, null, standardkonfiguration)).toBe(false);
  });

  it('sind sonst gesperrt, und jedes geänderte Feld wird genannt', () => {
    const alle = {
      ...standardkonfiguration,
      ...Object.fromEntries(Object.values(schalter).map((s) => [s, true])),
    };
    const vorher = adresse({ inUebertragung: true, ort: 'Bremen' });
    const nachher = adresse({
      name: 'Meier',
      land: { id: 2 },
      ort: 'Bremen',
      telefon: '1',
      unsichtbar: true,
    });
    expect(pruefeUebertragung(vorher, nachher, alle).map((m) => m.field)).toEqual(['name', 'land']);
    expect(pruefeUebertragung(vorher, nachher, standardkonfiguration).map((m) => m.field)).toEqual([
      'name',
      'telefon',
      'land',
      'unsichtbar',
    ]);
    expect(pruefeUebertragung({ ...vorher, inUebertragung: false }, nachher, alle)).toEqual([]);
  });

  it('dürfen unverändert noch einmal gespeichert werden', () => {
    const vorher = adresse({ inUebertragung: true, einmaladresse: false, zeile2: null });
    const nachher = adresse({ einmaladresse: null, zeile2: '' });
    expect(pruefeUebertragung(vorher, nachher, standardkonfiguration)).toEqual([]);
  });
});
