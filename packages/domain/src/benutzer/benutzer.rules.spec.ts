import { describe, expect, it } from 'vitest';
import {
  darfVerwalten,
  type Flaggen,
  flaggen,
  namensvorschlag,
  pruefeAktivierung,
  pruefeBetreiber,
  pruefeFlaggen,
  pruefeGeaendertenBenutzer,
  pruefeNeuenBenutzer,
  type Verwalter,
} from './benutzer.rules.js';

const keine: Flaggen = { betreiber: false, admin: false, main: false, edit: false };
const wer = (mehr: Partial<Flaggen> = {}): Verwalter => ({ benutzerId: 1, ...keine, ...mehr });
const ziel = (mehr: Partial<Flaggen> = {}, id = 2) => ({
  id,
  name: 'x',
  authorized: true,
  ...keine,
  ...mehr,
});
const neu = { name: 'meier', email: 'm.meier@example.com', password: 'Abcdef1!' };
const gemeldet = (meldungen: { key: string; field?: string }[]) =>
  meldungen.map((m) => `${m.field} ${m.key}`);

describe('Neuer Benutzer [2-8.020]', () => {
  it('braucht Name, E-Mail und Passwort [2-5.011,013]', () => {
    expect(pruefeNeuenBenutzer(neu, 8)).toEqual([]);
    expect(gemeldet(pruefeNeuenBenutzer({ name: '  ', email: 'x', password: null }, 8))).toEqual([
      'name feld.pflicht',
      'email benutzer.email',
      'password passwort.regel',
    ]);
  });

  it.each(['kunde@example.com', 'a@b', 'a\u0007b'])('heißt nicht „%s“', (name) => {
    expect(gemeldet(pruefeNeuenBenutzer({ ...neu, name }, 8))).toEqual(['name benutzer.nameZeichen']);
  });

  it.each([
    'a',
    'a@b',
    '"a b"@example.com',
    'a@example.com\r\nBcc: x@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
    'a@example.com (x)',
  ])('hat nicht die E-Mail Adresse %j', (email) => {
    expect(gemeldet(pruefeNeuenBenutzer({ ...neu, email }, 8))).toEqual(['email benutzer.email']);
  });
});

describe('Geänderter Benutzer', () => {
  it('behält seinen Namen', () => {
    expect(pruefeGeaendertenBenutzer({ name: 'meier' }, { ...neu, name: ' meier ' }, 8)).toEqual([]);
    expect(gemeldet(pruefeGeaendertenBenutzer({ name: 'meier' }, { ...neu, name: 'maier' }, 8))).toEqual([
      'name benutzer.nameFest',
    ]);
  });

  it.each(['', null])('behält mit dem Passwort %j das alte [2-5.010]', (password) => {
    expect(pruefeGeaendertenBenutzer({ name: 'meier' }, { ...neu, password }, 8)).toEqual([]);
  });

  it('bekommt kein schwaches Passwort', () => {
    expect(gemeldet(pruefeGeaendertenBenutzer({ name: 'meier' }, { ...neu, password: 'x' }, 8))).toEqual([
      'password passwort.regel',
    ]);
  });
});

describe('Verwalten', () => {
  it.each(flaggen)('wer „%s“ nicht hat, verwaltet niemanden, der es hat', (f) => {
    expect(darfVerwalten(wer(), ziel({ [f]: true }))).toBe(false);
    expect(darfVerwalten(wer({ [f]: true }), ziel({ [f]: true }))).toBe(true);
    expect(darfVerwalten(wer({ admin: true }), ziel({ [f]: true }))).toBe(f !== 'betreiber');
    expect(darfVerwalten(wer({ admin: true, betreiber: true }), ziel({ [f]: true }))).toBe(true);
  });

  it('jeder verwaltet sich selbst', () => {
    expect(darfVerwalten(wer(), ziel({ edit: true }, 1))).toBe(true);
  });

  it('niemand vergibt, was er nicht hat', () => {
    const alle = { betreiber: true, admin: true, main: true, edit: true };
    const felder = (v: Verwalter, vorher: Flaggen, nachher: Flaggen) =>
      pruefeFlaggen(v, vorher, nachher).map((m) => m.field);
    expect(felder(wer(), keine, alle)).toEqual(['betreiber', 'admin', 'main', 'edit']);
    expect(felder(wer({ edit: true, main: true }), keine, alle)).toEqual(['betreiber', 'admin']);
    expect(felder(wer({ admin: true }), keine, alle)).toEqual(['betreiber', 'main']);
    expect(felder(wer(), alle, alle)).toEqual([]);
    expect(felder(wer(), alle, keine)).toEqual([]);
  });

  it('nur Administratoren schalten um, und niemand sich selbst ab', () => {
    const aus = { authorized: false, admin: false, betreiber: false };
    expect(gemeldet(pruefeAktivierung(wer(), ziel(), aus))).toEqual(['authorized benutzer.aktivierung']);
    expect(pruefeAktivierung(wer({ admin: true }), ziel(), aus)).toEqual([]);
    const admin = ziel({ admin: true }, 1);
    expect(gemeldet(pruefeAktivierung(wer({ admin: true }), admin, { ...aus, admin: true }))).toEqual([
      'authorized benutzer.selbst',
    ]);
    expect(gemeldet(pruefeAktivierung(wer({ admin: true }), admin, { ...aus, authorized: true }))).toEqual([
      'admin benutzer.selbst',
    ]);
    const betreiber = ziel({ admin: true, betreiber: true }, 1);
    expect(
      gemeldet(pruefeAktivierung(wer({ admin: true }), betreiber, { ...aus, authorized: true, admin: true })),
    ).toEqual(['betreiber benutzer.selbst']);
  });

  it('Betreiber ist nur, wer Administrator ist', () => {
    expect(gemeldet(pruefeBetreiber({ admin: false, betreiber: true }))).toEqual([
      'betreiber benutzer.betreiberOhneAdmin',
    ]);
    expect(pruefeBetreiber({ admin: true, betreiber: true })).toEqual([]);
    expect(pruefeBetreiber({ admin: false, betreiber: false })).toEqual([]);
  });
});

describe('namensvorschlag', () => {
  it.each([
    ['Müller & Söhne Maschinenbau', 'muller-1234'],
    ['  Ölmühle-Nord', 'olmuhlenord-1234'],
    ['Donaudampfschifffahrtsgesellschaft', 'donaudampfschifffahr-1234'],
    ['***', ''],
    ['', ''],
  ])('%s → %s', (mandant, erwartet) => {
    const vorschlag = namensvorschlag(mandant, 1234);
    expect(vorschlag).toBe(erwartet);
    if (vorschlag)
      expect(pruefeNeuenBenutzer({ name: vorschlag, email: 'a@b.de', password: 'Geheim-1!' }, 8)).toEqual([]);
  });
});
