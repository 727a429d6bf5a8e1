import { describe, expect, it } from 'vitest';
import { type Einstellungen, wirksam } from '../konfiguration/konfiguration.js';
import { einAuftrag, eineAdresse, eineGefahrgutzeile, einePosition } from '../testing/builder.js';
import type { Auftrag } from './auftrag.js';
import { pruefeAuftrag } from './auftrag.rules.js';
import { AuftragService } from './auftrag-teile.js';
import type { Auftragsposition } from './position/auftragsposition.js';

const pflicht = 'feld.pflicht';

function meldungen(abweichung: Partial<Auftrag>, einstellungen: Einstellungen = {}) {
  const auftrag = einAuftrag().mit(abweichung).build();
  return pruefeAuftrag(auftrag, { konfiguration: wirksam(einstellungen), metro: false }).map((m) => [
    m.field,
    m.key,
  ]);
}

const einService = (spez_num: number) => Object.assign(new AuftragService(), { spez_num, wert: 'true' });

const mitPosition = (abweichung: Partial<Auftragsposition>) => ({
  auftragspositionen: [einePosition().mit(abweichung).build()],
});

describe('pruefeAuftrag', () => {
  it('nimmt einen gewöhnlichen Auftrag, auch mit Gefahrgut', () => {
    expect(meldungen({})).toEqual([]);
    const { auftragspositionen } = einAuftrag().mitPositionen(3).mitGefahrgut().build();
    expect(meldungen({ auftragspositionen })).toEqual([]);
  });

  it.each([
    ['ohne Absender', { absenderAdresse: null }, 'absenderAdresse.name', pflicht],
    ['Absender ohne Namen', { absenderAdresse: eineAdresse('  ').build() }, 'absenderAdresse.name', pflicht],
    ['ohne Empfänger', { empfaengerAdresse: null }, 'empfaengerAdresse.name', pflicht],
    ['Frankatur geleert', { frankatur: null }, 'frankatur', pflicht],
    ['Verkehrsart 0', { verkehrsart: 0 }, 'verkehrsart', 'feld.auswahl'],
    ['Zustellung zu früh', { entladedatum: '2026-03-02' }, 'entladedatum', 'auftrag.zustellungVorAbholung'],
    [
      'Gewicht 0',
      { auftragspositionen: [einePosition().mit({ bruttoGewicht: 0 }).build()] },
      'auftragspositionen[0].bruttoGewicht',
      pflicht,
    ],
    [
      'Service doppelt',
      { auftragServices: [einService(48), einService(49), einService(48)] },
      'auftragServices[2].spez_num',
      'auftrag.serviceDoppelt',
    ],
    ['ohne Positionen', { auftragspositionen: [] }, 'auftragspositionen', 'auftrag.positionFehlt'],
  ])('meldet: %s [1-1.005 1-2.049 1-5.045]', (_, abweichung, feld, key) => {
    expect(meldungen(abweichung)).toEqual([[feld, key]]);
  });

  it.each([
    ['Frankatur nicht gesendet', { frankatur: undefined }],
    ['Verkehrsart noch offen', { verkehrsart: -1 }],
    ['gleicher Tag', { entladedatum: '2026-03-03' }],
    ['nur eine Uhrzeit', { beladezeitVon: '10:00', beladezeitBis: null }],
    ['gleiche Uhrzeit', { beladezeitVon: '10:00', beladezeitBis: '10:00' }],
    ['lange Absenderreferenz', { absenderReferenz: 'x'.repeat(35) }],
    ['IBAN ohne IBAN-Nachnahme', { iban: 'DE89 3704 0044 0532 0130 00' }],
  ])('erlaubt: %s', (_, abweichung) => {
    expect(meldungen(abweichung)).toEqual([]);
  });

  it('zählt leere Positionen nicht und nennt die Zeile, wie sie gesendet wurde', () => {
    const leer = Object.assign(einePosition().build(), leerePosition);
    expect(meldungen({ auftragspositionen: [leer] })).toEqual([
      ['auftragspositionen', 'auftrag.positionFehlt'],
    ]);
    const mangelhaft = einePosition().mit({ warengutBezeichnung: ' ' }).build();
    expect(meldungen({ auftragspositionen: [leer, mangelhaft] })).toEqual([
      ['auftragspositionen[1].warengutBezeichnung', pflicht],
    ]);
  });
});

const leerePosition = {
  warengutBezeichnung: '',
  bruttoGewicht: undefined,
  lademittel: null,
  lademittelAnzahl: null,
  laengeCM: null,
  breiteCM: null,
  hoeheCM: null,
};

describe('pruefeAuftrag nach Konfiguration', () => {
  it.each([
    ['isLaengePflichtfeld', mitPosition({ laengeCM: null }), 'auftragspositionen[0].laengeCM'],
    ['isBreitePflichtfeld', mitPosition({ breiteCM: null }), 'auftragspositionen[0].breiteCM'],
    ['isHoehePflichtfeld', mitPosition({ hoeheCM: 0 }), 'auftragspositionen[0].hoeheCM'],
    ['isAbholDatumPflicht', { beladedatum: null }, 'beladedatum'],
    ['isZustellDatumPflicht', { entladedatum: null }, 'entladedatum'],
    ['isVerkehrsartPflichtfeld', { verkehrsart: -1 }, 'verkehrsart'],
    ['isVerkehrsartPflichtfeld', { verkehrsart: undefined }, 'verkehrsart'],
  ])('%s verlangt das Feld [1-1.019 1-2.051 1-5.046-051 2-1.016]', (schalter, abweichung, feld) => {
    expect(meldungen(abweichung, { [schalter]: 'true' })).toEqual([[feld, pflicht]]);
    expect(meldungen(abweichung)).toEqual([]);
  });

  it('verlangt kein Zustelldatum, das sich ergibt', () => {
    const gesperrt = { isZustellDatumPflicht: 'true', isDenyZustelldatum: 'true' };
    const offen = { entladedatum: null, terminkennzeichen: null };
    expect(meldungen(offen, gesperrt)).toEqual([]);
    expect(meldungen({ ...offen, terminkennzeichen: { id: 4 } }, gesperrt)).toEqual([
      ['entladedatum', pflicht],
    ]);
  });

  it.each([
    ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', []],
    ['at611904300234573201', 'cobadeff', []],
    ['', ' ', []],
    ['DE89 3704 0044 0532 0130 01', null, [['iban', 'auftrag.iban']]],
    [
      '4711',
      'XX',
      [
        ['iban', 'auftrag.iban'],
        ['bic', 'auftrag.bic'],
      ],
    ],
  ])('prüft IBAN %j und BIC %j bei der IBAN-Nachnahme', (iban, bic, erwartet) => {
    expect(meldungen({ iban, bic }, { clientKunde: 'spedition-iban' })).toEqual(erwartet);
  });
});

describe('pruefeAuftrag mit Gefahrgut', () => {
  it('nennt das Feld in seiner Zeile', () => {
    const zeilen = [eineGefahrgutzeile().build(), eineGefahrgutzeile().mit({ liter: 3 }).build()];
    const auftragspositionen = [
      einePosition().build(),
      einePosition()
        .mitGefahrgut(...zeilen)
        .build(),
    ];
    expect(meldungen({ auftragspositionen })).toEqual([
      ['auftragspositionen[1].auftragsgefahrgueter[1].nettoGewicht', 'gefahrgut.entwederNettoOderLiter'],
    ]);
  });

  it('lässt den BEX Premium Dienst nicht zu [1-9.009]', () => {
    const { auftragspositionen } = einAuftrag().mitGefahrgut().build();
    const terminkennzeichen = { id: 51 };
    expect(meldungen({ auftragspositionen, terminkennzeichen })).toEqual([
      ['terminkennzeichen', 'gefahrgut.bex'],
    ]);
    expect(meldungen({ terminkennzeichen })).toEqual([]);
  });
});

describe('pruefeAuftrag mit sehr großen Zahlen', () => {
  it('meldet Maße und Summen, die nicht gespeichert werden könnten', () => {
    const riese = einePosition().mit({ laengeCM: 89_999_999, breiteCM: 89_999_999 }).build();
    const felder = ['volumenCBM', 'lademeter', 'stellplaetze'].map((f) => `auftragspositionen[0].${f}`);
    expect(meldungen({ auftragspositionen: [riese] })).toEqual(felder.map((f) => [f, 'auftrag.massZuGross']));
    const schwer = einePosition().mit({ bruttoGewicht: 50_000_000 }).build();
    expect(meldungen({ auftragspositionen: [schwer, schwer] })).toEqual([
      ['auftragspositionen', 'auftrag.summeZuGross'],
    ]);
  });
});
