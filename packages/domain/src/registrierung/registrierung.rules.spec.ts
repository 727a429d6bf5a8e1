import { describe, expect, it } from 'vitest';
import { lies } from '../feld/lesen.js';
import { standardkonfiguration, wirksam } from '../konfiguration/konfiguration.js';
import { eineRegistrierung } from '../testing/konten.js';
import { Registrierung } from './registrierung.js';
import { pruefeRegistrierung } from './registrierung.rules.js';

const deutschland = { lkz: 'D', plzMuster: '^\\d{5}$' };
const gelesen = (roh: object) => lies(Registrierung, roh).meldungen.map((m) => `${m.field} ${m.key}`);
const geprueft = (mehr: object, land: typeof deutschland | null = deutschland, k = standardkonfiguration) =>
  pruefeRegistrierung(eineRegistrierung(mehr), land, k).map((m) => `${m.field} ${m.key}`);

const adressfeld = (name: string, wert: unknown) => {
  const r = eineRegistrierung();
  return {
    ...r,
    owningMandant: { ...r.owningMandant, adresse: { ...r.owningMandant.adresse, [name]: wert } },
  };
};

describe('Felder der Registrierung', () => {
  it('sind so in Ordnung', () => {
    expect(gelesen(eineRegistrierung())).toEqual([]);
    expect(geprueft({})).toEqual([]);
  });

  it.each(['name', 'email', 'password', 'owningMandant'])('%s ist Pflicht [2-5.019-021]', (name) => {
    expect(gelesen({ ...eineRegistrierung(), [name]: null })).toEqual([`${name} feld.pflicht`]);
  });

  it('der Mandantenname ist Pflicht [2-5.018]', () => {
    const r = eineRegistrierung();
    const ohne = { ...r, owningMandant: { ...r.owningMandant, name: null } };
    expect(gelesen(ohne)).toEqual(['owningMandant.name feld.pflicht']);
  });

  it.each(['fremdnummer', 'name', 'plz', 'ort', 'strasse'])(
    '%s der Adresse ist Pflicht [2-5.022-026]',
    (name) => {
      expect(gelesen(adressfeld(name, null))).toEqual([`owningMandant.adresse.${name} feld.pflicht`]);
      expect(geprueft(adressfeld(name, '  '))).toContain(`owningMandant.adresse.${name} feld.pflicht`);
    },
  );

  it.each([
    ['fremdnummer', 20],
    ['name', 35],
    ['zeile2', 35],
    ['zeile3', 35],
    ['plz', 9],
    ['ort', 35],
    ['ortsteil', 35],
    ['strasse', 35],
    ['hausnummer', 10],
    ['zusatz', 5],
    ['kontakt', 100],
    ['telefon', 50],
    ['mailTrackTrace', 250],
  ])('%s der Adresse hat höchstens %i Zeichen [2-5.029-039 2-9.006]', (name, max) => {
    expect(gelesen(adressfeld(name, 'x'.repeat(max)))).toEqual([]);
    expect(gelesen(adressfeld(name, 'x'.repeat(max + 1)))).toEqual([
      `owningMandant.adresse.${name} feld.zuLang`,
    ]);
  });

  it('Mandantenname höchstens 35, Benutzername höchstens 30 Zeichen [2-5.027,028]', () => {
    const r = eineRegistrierung();
    const mitName = (name: string) => gelesen({ ...r, owningMandant: { ...r.owningMandant, name } });
    expect(mitName('x'.repeat(35))).toEqual([]);
    expect(mitName('x'.repeat(36))).toEqual(['owningMandant.name feld.zuLang']);
    expect(gelesen({ ...r, name: 'x'.repeat(30) })).toEqual([]);
    expect(gelesen({ ...r, name: 'x'.repeat(31) })).toEqual(['name feld.zuLang']);
  });
});

describe('Regeln der Registrierung [2-8.020]', () => {
  it('verlangen ein Land und dessen Postleitzahl', () => {
    expect(geprueft({}, null)).toEqual(['owningMandant.adresse.land feld.pflicht']);
    expect(geprueft(adressfeld('plz', '123'))).toEqual(['owningMandant.adresse.plz adresse.plzStellen']);
  });

  it('verlangen Ziffern als Kundennummer nur in einem Profil [2-2.044]', () => {
    expect(geprueft(adressfeld('fremdnummer', 'K-1'))).toEqual([]);
    const metro = wirksam({ clientKunde: 'metro' });
    expect(geprueft(adressfeld('fremdnummer', 'K-1'), deutschland, metro)).toEqual([
      'owningMandant.adresse.fremdnummer registrierung.kundennummer',
    ]);
    expect(geprueft(adressfeld('fremdnummer', '4711'), deutschland, metro)).toEqual([]);
  });

  it('nehmen die des neuen Benutzers und die Adresse der Sendungsverfolgung hinzu', () => {
    expect(geprueft({ password: 'kurz', email: 'keine' })).toEqual([
      'email benutzer.email',
      'password passwort.regel',
    ]);
    expect(geprueft(adressfeld('mailTrackTrace', 'keine'))).toEqual([
      'owningMandant.adresse.mailTrackTrace benutzer.email',
    ]);
  });
});
