import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../..');
const lies = (pfad: string) => JSON.parse(readFileSync(resolve(wurzel, 'db', pfad), 'utf8'));

interface Anschrift extends Record<string, unknown> {
  lkz: string;
  plz: string;
  ort: string;
  telefon: string;
  mailTrackTrace: string;
}
interface DemoMandant {
  key: string;
  name: string;
  hauptmandant: string | null;
  nummernPrefix: string | null;
  adresse: Anschrift;
}
interface DemoWare extends Record<string, number | string | null> {
  inhalt: string;
  verpackungCode: string;
  lademittelCode: string | null;
  unnr: string | null;
}

const mandanten: DemoMandant[] = lies('demo/mandanten.json');
const benutzer: { name: string; email: string; mandant: string }[] = lies('demo/benutzer.json');
const adressen: (Anschrift & { mandant: string; fremdnummer: string })[] = lies('demo/adressen.json');
const waren: DemoWare[] = lies('demo/waren.json');
const schluessel = mandanten.map(({ key }) => key);
const alleAdressen = [...mandanten.map(({ adresse }) => adresse), ...adressen];

const grenzen = {
  name: 35,
  zeile2: 35,
  zeile3: 35,
  strasse: 35,
  hausnummer: 10,
  zusatz: 5,
  plz: 9,
  ort: 35,
  kontakt: 100,
};
/** Numbers that the Bundesnetzagentur keeps free for film and television (Mitteilung 148/2021). */
const freigehalten = /^(\+49 |0)(30 23125|69 90009|40 66969|221 4710|89 99998)-\d{3}$/;

describe('Demodaten', () => {
  it('haben zwei Hauptmandanten mit sechs und drei Untermandanten [2-1.002]', () => {
    const haupt = mandanten.filter(({ hauptmandant }) => hauptmandant === null);
    expect(haupt.map(({ name, nummernPrefix }) => [name, nummernPrefix])).toEqual([
      ['Nordlicht Spedition GmbH', 'NL-'],
      ['Alpenfracht Logistik GmbH', 'AF-'],
    ]);
    const unter = (key: string) => mandanten.filter(({ hauptmandant }) => hauptmandant === key).length;
    expect([unter('nordlicht'), unter('alpenfracht')]).toEqual([6, 3]);
    expect(new Set(schluessel).size).toBe(schluessel.length);
    for (const { name } of mandanten) expect(name.length).toBeLessThanOrEqual(35);
  });

  it('haben die sechs bekannten Anmeldungen mit ihren Rechten [1-1.003]', () => {
    const rechte = { admin: false, main: false, edit: true, benutzerversion: 1, authorized: true };
    const erwartet = [
      { ...rechte, name: 'admin', mandant: 'nordlicht', admin: true, main: true },
      { ...rechte, name: 'dispo', mandant: 'nordlicht', main: true },
      { ...rechte, name: 'kunde', mandant: 'mueller' },
      { ...rechte, name: 'leser', mandant: 'mueller', edit: false },
      { ...rechte, name: 'metro', mandant: 'metropol', benutzerversion: 2 },
      { ...rechte, name: 'fremd', mandant: 'alpenfracht', main: true },
    ];
    expect(benutzer.slice(0, 6)).toEqual(erwartet.map((b) => expect.objectContaining(b)));
    expect(new Set(benutzer.map(({ name }) => name)).size).toBe(benutzer.length);
    for (const { email, mandant, name } of benutzer) {
      expect(email).toMatch(/@example\.com$/);
      expect(schluessel).toContain(mandant);
      expect(name.length).toBeLessThanOrEqual(30);
    }
  });

  it('halten alle Feldlängen einer Adresse', () => {
    const zuLang = alleAdressen.flatMap((adresse) =>
      Object.entries(grenzen).filter(([feld, max]) => String(adresse[feld]).length > max),
    );
    expect(zuLang).toEqual([]);
  });

  it('nennen nur Orte, die es gibt, und niemandes Telefon oder Postfach', () => {
    const land = new Map<number, string>(
      lies('reference/land.json').map((l: { id: number; lkz: string }) => [l.id, l.lkz]),
    );
    const paare = new Set(
      readFileSync(resolve(wurzel, 'db/reference/ort.tsv'), 'utf8')
        .split('\n')
        .map((zeile) => zeile.split('\t'))
        .map(([landId, plz, ort]) => `${land.get(Number(landId))} ${plz} ${ort}`),
    );
    const mitOrtsliste = alleAdressen.filter(({ lkz }) => lkz !== 'NL');
    expect(mitOrtsliste.filter(({ lkz, plz, ort }) => !paare.has(`${lkz} ${plz} ${ort}`))).toEqual([]);
    for (const { telefon, mailTrackTrace } of alleAdressen) {
      expect(telefon).toMatch(freigehalten);
      expect(mailTrackTrace).toMatch(/^$|@example\.com$/);
    }
  });

  it('verteilen 120 Adressen mit eigener Kundennummer auf alle Mandanten', () => {
    expect(adressen).toHaveLength(120);
    expect(new Set(adressen.map(({ fremdnummer }) => fremdnummer)).size).toBe(120);
    const ohne = schluessel.filter((key) => !adressen.some(({ mandant }) => mandant === key));
    expect(ohne).toEqual([]);
  });

  it('haben Waren, deren Codes und UN-Nummern die Referenzdaten kennen', () => {
    const codes = (name: string) =>
      lies(`reference/${name}.json`).map((z: { kurzBezeichnung: string }) => z.kurzBezeichnung);
    const stoffe = lies('reference/gefahrgutklasse.json').map(
      (z: Record<string, string>) => `${z['unnr']} ${z['verpackungsgruppe']} ${z['klassifizierung']}`,
    );
    expect(waren.length).toBeGreaterThanOrEqual(40);
    for (const ware of waren) {
      expect(ware.inhalt.length).toBeLessThanOrEqual(35);
      expect(codes('verpackung')).toContain(ware.verpackungCode);
      if (ware.lademittelCode) expect(codes('lademittel')).toContain(ware.lademittelCode);
      if (ware.unnr)
        expect(stoffe).toContain(`${ware.unnr} ${ware['verpackungsgruppe']} ${ware['klassifizierung']}`);
      expect(Number(ware['gewichtKgVon'])).toBeLessThan(Number(ware['gewichtKgBis']));
      expect(Number(ware['verpackungAnzahlVon'])).toBeLessThanOrEqual(Number(ware['verpackungAnzahlBis']));
    }
  });
});
