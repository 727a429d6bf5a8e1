import { describe, expect, it } from 'vitest';
import { kodiere } from '../zeichensatz.js';
import { liesBordero } from './bordero.js';
import { bord512, liesSatz, type Satzart } from './saetze.js';
import { type Borderoangabe, Feldfehler, schreibeBordero, schreibeSatz } from './schreiben.js';

const sendung = (kg: number, anzahl: number): Borderoangabe['sendungen'][number] => ({
  saetze: [
    { art: 'B00', werte: { addressTypeQualifier: 'SHP', name1: 'Werk Nord', place: 'Hamburg' } },
    { art: 'B00', werte: { addressTypeQualifier: 'CON', name1: 'Jäger & Söhne', place: 'Bremen' } },
    { art: 'D00', werte: { consignmentPosition: 1, numberOfPackages: anzahl, actualWeight: kg } },
    { art: 'G00', werte: { consignmentNumberSendingDepot: 'A-1', actualConsignmentGrossWeightInKg: kg } },
  ],
  nachnahme: 19.99,
  europaletten: 2,
  gitterboxen: 1,
});
const datei = (sendungen: Borderoangabe['sendungen']): Borderoangabe => ({
  absender: 'SPED01',
  empfaenger: 'NETZ',
  sendungen,
  kopf: { dataType: 'STD', waybillNumber: 'B1', waybillDate: '2026-12-01' },
  erstellt: { tag: '2026-12-01', zeit: '06:30:00' },
});

describe('a record', () => {
  it('stands at its exact positions', () => {
    const d = schreibeSatz('D00', {
      sequentialWaybillItem: 1,
      consignmentPosition: 2,
      numberOfPackages: 4,
      packagingType: 'EP',
      contentOfGoods: 'Schrauben',
      actualWeight: 24.5,
      chargeableWeight: '24.50',
      lengthInMeters: 1.2,
      cubicMeters: 8.448,
      loadingMeters: 0.4,
    });
    expect(d).toHaveLength(135);
    expect([d.slice(0, 9), d.slice(9, 13), d.slice(13, 16), d.slice(23, 58).trim()]).toEqual([
      'D00001002',
      '0004',
      'EP ',
      'Schrauben',
    ]);
    expect([d.slice(93, 102), d.slice(102, 111), d.slice(111, 115), d.slice(123, 128), d.slice(128)]).toEqual(
      ['000024500', '000024500', '0120', '08448', '0040000'],
    );
  });

  it.each<[Satzart, object]>([
    ['B00', { sequentialWaybillItem: 1, streetAndStreetNumber: 'x'.repeat(36) }],
    ['B00', { sequentialWaybillItem: 1, name1: 'a\nb' }],
    ['B00', { sequentialWaybillItem: 1000 }],
    ['D00', { sequentialWaybillItem: 1, consignmentPosition: 1, numberOfPackages: 10_000 }],
    ['D00', { sequentialWaybillItem: 1, consignmentPosition: 1, loadingMeters: 0.45 }],
    ['D00', { sequentialWaybillItem: 1, consignmentPosition: 1, actualWeight: -1 }],
    ['D00', { sequentialWaybillItem: 1, consignmentPosition: 1, actualWeight: 1e21 }],
    ['G00', { sequentialWaybillItem: 1, pickupTimeFrom: '24:00' }],
    ['A00', { waybillDate: '01.12.2026' }],
  ])('%s is refused rather than cut: %j', (art, werte) => {
    expect(() => schreibeSatz(art, werte)).toThrow(Feldfehler);
  });

  it('is read as it was written, whatever it holds', () => {
    for (const [art, form] of Object.entries(bord512)) {
      const werte: Record<string, string> = {};
      for (const [name, f] of Object.entries(form)) {
        const zahl = f.dezimal ? `${'7'.repeat(f.laenge - f.dezimal)}.${'3'.repeat(f.dezimal)}` : '';
        const belegt = { text: 'ÄöL9'.padEnd(f.laenge, 'x').slice(0, f.laenge), tag: '2028-02-29' };
        const arten = { ...belegt, tagOderLeer: '2028-02-29', zeitOderLeer: '23:59', lfd: '999' };
        werte[name] = { ...arten, zahl: '', zahlOderLeer: '', zeitpunkt: '23:59:58' }[f.art] || zahl || '9';
      }
      const zeile = schreibeSatz(art as Satzart, werte);
      expect(zeile.length).toBeLessThanOrEqual(512);
      const zeitpunkt = art === 'Z00' ? { timeOfCreation: '23:59' } : {};
      expect(liesSatz(zeile, 1)).toEqual({ art, nummer: 1, werte: { ...werte, ...zeitpunkt } });
    }
  });
});

describe('a file', () => {
  it('has sums and counts that are those of its records', () => {
    const zeilen = schreibeBordero(datei([sendung(0.1, 1), sendung(0.2, 3)]));
    expect(zeilen[0]).toBe('@@PHBORD512 0512003500107 SPED01  NETZ');
    expect(zeilen.at(-2)).toBe('Z0000001001122026063000');
    const gelesen = liesBordero(zeilen.join('\r\n'));
    expect(gelesen).toMatchObject({
      bordero: {
        sendungen: [{ nummer: 1 }, { nummer: 2 }],
        summe: {
          werte: {
            totalNumberOfConsignments: '2',
            totalNumberOfPackages: '4',
            actualGrossWeightInKg: '0.3',
            totalsOfProductValueCOD: '39.98',
            numberOfEuroFlatPallets: '4',
            numberOfBoxPallets: '2',
          },
        },
      },
    });
  });

  it('of partners with long names has the long head', () => {
    const [kopf = ''] = schreibeBordero({ ...datei([sendung(1, 1)]), absender: 'SPEDITION-NORD-1' });
    expect([kopf.slice(18, 20), kopf.slice(24, 26), kopf.slice(26, 42), kopf.slice(43)]).toEqual([
      '44',
      '18',
      'SPEDITION-NORD-1',
      'NETZ',
    ]);
    expect(() => schreibeBordero({ ...datei([]), empfaenger: 'x'.repeat(17) })).toThrow(Feldfehler);
  });

  it('is told in bytes only where its character set has all of it', () => {
    expect(kodiere('Jäger', 'cp850')?.toString('latin1')).toBe('J\x84ger');
    expect([kodiere('Łódź', 'iso-8859-1'), kodiere('Łódź', 'utf-8')?.length]).toEqual([undefined, 7]);
  });
});
