import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { AuftragLademittel } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { describe, expect, it } from 'vitest';

/** What reading the one field says about it, whatever else is missing around it. */
function meldungen(klasse: Klasse, feld: string, wert: unknown): string[] {
  return lies(klasse, { [feld]: wert })
    .meldungen.filter((meldung) => meldung.field === feld)
    .map(({ key }) => key);
}

const zahlenfelder = [Auftrag, Auftragsposition, Gefahrgutzeile, AuftragLademittel].flatMap((klasse) =>
  [...felder(klasse).values()]
    .filter(({ art, werte, nurLesen }) => art === 'zahl' && !werte && !nurLesen)
    .map((feld): [string, Klasse, Feld] => [`${klasse.name}.${feld.name}`, klasse, feld]),
);

describe('limits of the specification of orders, section 5', () => {
  it.each<[string, Klasse, string, number]>([
    ['Name', Adresse, 'name', 35],
    ['Zeile 2', Adresse, 'zeile2', 35],
    ['Straße', Adresse, 'strasse', 35],
    ['Ort', Adresse, 'ort', 35],
    ['Ortsteil', Adresse, 'ortsteil', 35],
    ['Hausnummer', Adresse, 'hausnummer', 10],
    ['PLZ', Adresse, 'plz', 9],
    ['Zusatz', Adresse, 'zusatz', 5],
    ['Kontakt', Adresse, 'kontakt', 100],
    ['Telefon', Adresse, 'telefon', 50],
    ['Tracking-E-Mail', Adresse, 'mailTrackTrace', 250],
    ['Adressnummer', Adresse, 'fremdnummer', 20],
    ['Empfängerreferenz', Auftrag, 'empfaengerreferenz', 35],
    ['Dispohinweis', Auftrag, 'dispohinweis', 70],
    ['Hinweis', Auftrag, 'hinweis', 4000],
    ['Zollvermerk', Auftrag, 'zollvermerk', 100],
    ['Spot-Preis Nr.', Auftrag, 'spotpreisnr', 256],
    ['IBAN', Auftrag, 'iban', 39],
  ])('%s takes its length and no more [1-5.022-033,037-041]', (_, klasse, feld, max) => {
    expect(meldungen(klasse, feld, 'ü'.repeat(max))).toEqual([]);
    expect(meldungen(klasse, feld, 'ü'.repeat(max + 1))).toEqual(['feld.zuLang']);
  });

  it.each(['hinweis', 'zollvermerk'])('%s takes five line breaks and no more [1-5.042]', (feld) => {
    expect(meldungen(Auftrag, feld, '1\n2\n3\n4\n5\n6')).toEqual([]);
    expect(meldungen(Auftrag, feld, '1\n2\n3\n4\n5\n6\n7')).toEqual(['feld.umbrueche']);
  });

  it.each(zahlenfelder)('%s stays below 90,000,000 [1-5.017 1-9.023]', (_, klasse, { name, bis }) => {
    expect(bis).toBeLessThan(90_000_000);
    expect(meldungen(klasse, name, 90_000_000)).toEqual(['feld.bereich']);
  });

  it.each(zahlenfelder)(
    '%s takes its decimal places and no more [1-5.018,019]',
    (_, klasse, { name, dezimal = 0 }) => {
      expect(meldungen(klasse, name, 1 + 10 ** -dezimal)).toEqual([]);
      const key = dezimal === 0 ? 'feld.ganzeZahl' : 'feld.dezimal';
      expect(meldungen(klasse, name, 1 + 10 ** -(dezimal + 1))).toEqual([key]);
    },
  );

  it('amounts of money have two decimal places [1-9.025]', () => {
    const geld = [
      ['nachnahmeBetrag', felder(Auftrag)],
      ['berechnBetrag', felder(Auftrag)],
      ['versicherungswert', felder(Auftragsposition)],
      ['warenwert', felder(Auftragsposition)],
    ] as const;
    expect(geld.map(([feld, alle]) => alle.get(feld)?.dezimal)).toEqual([2, 2, 2, 2]);
  });

  it('cash on delivery is at most 999,999.99 with two decimal places', () => {
    expect(meldungen(Auftrag, 'nachnahmeBetrag', 999_999.99)).toEqual([]);
    expect(meldungen(Auftrag, 'nachnahmeBetrag', 1_000_000)).toEqual(['feld.bereich']);
    expect(meldungen(Auftrag, 'nachnahmeBetrag', 1.005)).toEqual(['feld.dezimal']);
  });

  it('cash on delivery is not negative', () => {
    expect(meldungen(Auftrag, 'nachnahmeBetrag', -0.01)).toEqual(['feld.bereich']);
  });

  it.each(['warengutBezeichnung', 'bruttoGewicht'])('%s of a position is required [1-5.052,053]', (feld) => {
    expect(meldungen(Auftragsposition, feld, null)).toEqual(['feld.pflicht']);
  });

  it.each([
    ['1969-12-31', ['feld.tag']],
    ['1970-01-01', []],
    ['2026-00-10', ['feld.tag']],
    ['2026-10-00', ['feld.tag']],
  ])('the day %s is read as the specification says [1-5.061,062 2-9.021]', (tag, erwartet) => {
    expect(meldungen(Auftrag, 'datum', tag)).toEqual(erwartet);
  });
});

describe('address types', () => {
  it('are the nine of the specification [1-3.191-199]', () => {
    expect(adresstypen).toEqual({
      versender: 1,
      empfaenger: 2,
      beladestelle: 3,
      entladestelle: 4,
      rechnungsempfversender: 5,
      versenderneutral: 6,
      rechnungsempfempfaenger: 7,
      registratur: 8,
      nachnahmeempfaenger: 9,
    });
  });
});
