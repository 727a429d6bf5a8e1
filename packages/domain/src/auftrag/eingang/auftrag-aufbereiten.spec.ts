import { describe, expect, it } from 'vitest';
import { type Einstellungen, wirksam } from '../../konfiguration/konfiguration.js';
import { einAuftrag, eineAdresse, eineGefahrgutzeile, einePosition } from '../../testing/builder.js';
import { Auftrag } from '../auftrag.js';
import { AuftragLademittel } from '../auftrag-teile.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { bereiteAuf } from './auftrag-aufbereiten.js';

const heute = '2026-03-02';

function aufbereitet(abweichung: Partial<Auftrag>, einstellungen: Einstellungen = {}): Auftrag {
  return bereiteAuf(einAuftrag().mit(abweichung).build(), wirksam(einstellungen), { heute });
}

describe('bereiteAuf: Kopf', () => {
  it('füllt einen fast leeren Auftrag mit Vorgaben [1-9.012,013,015]', () => {
    const auftrag = bereiteAuf(new Auftrag(), wirksam(), { heute });
    expect(auftrag).toBeInstanceOf(Auftrag);
    expect(auftrag).toMatchObject({
      datum: heute,
      frankatur: 5,
      verkehrsart: 1,
      beladedatum: null,
      entladedatum: null,
      nachnahmeWaehrung: null,
      abweichendeBeladung: false,
      mitGefahrguetern: false,
      auftragspositionen: [],
      auftragZusLademittel: [],
      auftragServices: [],
      sumBruttoGewicht: 0,
    });
  });

  it('lässt stehen, was eingegeben ist', () => {
    const eingabe = { datum: '2026-01-31', frankatur: 1, verkehrsart: 4, nachnahmeWaehrung: { id: 1 } };
    expect(aufbereitet(eingabe)).toMatchObject(eingabe);
  });

  it('lässt die Verkehrsart offen, wo sie gewählt werden muss', () => {
    expect(aufbereitet({ verkehrsart: -1 }, { isVerkehrsartPflichtfeld: 'true' }).verkehrsart).toBe(-1);
    expect(aufbereitet({ verkehrsart: -1 }).verkehrsart).toBe(1);
  });

  it('kürzt die Absenderreferenz auf die Länge der Variante [1-5.034-036]', () => {
    const absenderReferenz = `${'ä'.repeat(19)}😀${'x'.repeat(14)}`;
    expect(aufbereitet({ absenderReferenz }).absenderReferenz).toBe(`${'ä'.repeat(19)}😀`);
    const iban = { clientKunde: 'spedition-iban' };
    expect(aufbereitet({ absenderReferenz }, iban).absenderReferenz).toBe(absenderReferenz);
  });

  it('leitet ein gesperrtes Zustelldatum ab und nennt beide Daten in beiden Formen', () => {
    const auftrag = aufbereitet({ terminkennzeichen: null }, { isDenyZustelldatum: 'true' });
    expect(auftrag).toMatchObject({
      entladedatum: '2026-03-04',
      zustellDatumVon: '2026-03-04',
      zustellDatumBis: '2026-03-04',
      abholDatumVon: '2026-03-03',
      abholDatumBis: '2026-03-03',
    });
  });

  it('gibt der Nachnahme eine Währung, der IBAN ihre Form [1-9.014 2-3.166]', () => {
    const nachnahme = { nachnahmeBetrag: 99.9, iban: 'de89 3704 0044 0532 0130 00', bic: ' cobadeff ' };
    const eigene = { defaultWaehrung: '1' };
    const form = { iban: 'DE89370400440532013000', bic: 'COBADEFF' };
    expect(aufbereitet(nachnahme, eigene)).toMatchObject({ ...form, nachnahmeWaehrung: { id: 1 } });
    expect(aufbereitet(nachnahme, { ...eigene, clientKunde: 'spedition-iban' })).toMatchObject({
      ...form,
      nachnahmeWaehrung: { id: 2 },
    });
  });

  it.each([
    ['keine Abholadresse', { abweichendeBeladung: true }, false],
    ['Abholadresse aus dem Adressbuch', { abweichendeAbholerAdresse: adresse(7) }, true],
    ['frei eingegebene Abholadresse', { abweichendeAbholerAdresse: adresse(null) }, false],
    ['frei, aber gewählt', { abweichendeAbholerAdresse: adresse(null), abweichendeBeladung: true }, true],
    ['abgewählt', { abweichendeAbholerAdresse: adresse(7), abweichendeBeladung: false }, false],
    [
      'neutraler Absender',
      {
        abweichendeAbholerAdresse: adresse(7),
        neutralerAbsenderAdresse: adresse(8),
        abweichendeBeladung: true,
      },
      false,
    ],
  ])('abw. Beladung: %s [1-4.070,071,075]', (_, abweichung, erwartet) => {
    expect(aufbereitet(abweichung).abweichendeBeladung).toBe(erwartet);
  });

  it('liest die vier Kennzeichen aus den Services [1-9.018-021]', () => {
    const { auftragServices } = einAuftrag()
      .mitService(48)
      .mitService(49, null)
      .mitService(151)
      .mitService(152, 'false')
      .build();
    expect(aufbereitet({ auftragServices })).toMatchObject({
      abtragen: true,
      lenkeravis: false,
      myDelivery: true,
      adv3: false,
    });
  });
});

function adresse(id: number | null) {
  return eineAdresse().mit({ id }).build();
}

describe('bereiteAuf: Zeilen', () => {
  it('lässt leere Zeilen weg und nummeriert', () => {
    const auftrag = aufbereitet({
      auftragspositionen: [new Auftragsposition(), einePosition().mit({ laufendePosition: 9 }).build()],
      auftragZusLademittel: [new AuftragLademittel(), ...zweiLademittel()],
    });
    expect(auftrag.auftragspositionen.map((p) => p.laufendePosition)).toEqual([1]);
    expect(auftrag.auftragZusLademittel.map((z) => [z.anzFolge, z.anzahl])).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('rechnet Maße, Packeinheit und Summen', () => {
    const kartons = einePosition().inKartons(10).mit({ bruttoGewicht: 0.1 }).build();
    const auftrag = aufbereitet({ auftragspositionen: [einePosition().build(), kartons] });
    expect(auftrag.auftragspositionen[0]).toBeInstanceOf(Auftragsposition);
    expect(auftrag.auftragspositionen).toMatchObject([
      { verpackungseinheit: 2, volumenCBM: 1.92, lademeter: 0.8, stellplaetze: 2, anzahlStellplaetze: 2 },
      {
        verpackungseinheit: 1,
        volumenCBM: 9.6,
        lademeter: null,
        stellplaetze: null,
        anzahlStellplaetze: null,
      },
    ]);
    expect(auftrag).toMatchObject({
      sumBruttoGewicht: 480.6,
      sumLademittelAnzahl: 2,
      sumVerpackungAnzahl: 10,
      sumPackstueckAnzahl: 12,
    });
  });

  it('gibt Werten eine Währung', () => {
    const wert = einePosition().mit({ warenwert: 0, versicherungswert: null }).build();
    const [position] = aufbereitet({ auftragspositionen: [wert] }).auftragspositionen;
    expect(position).toMatchObject({ warenwertWaehrung: { id: 2 }, waehrungVersicherungswert: null });
  });

  it('führt Gefahrgut bis zum Auftrag [1-4.064,065]', () => {
    const nurKlasse = eineGefahrgutzeile(1830).mit({ gefahrgutUnnr: null, laufendeNummer: 5 }).build();
    const position = einePosition()
      .mit({ auftragsgefahrgueter: [new Gefahrgutzeile(), nurKlasse] })
      .build();
    const auftrag = aufbereitet({ auftragspositionen: [einePosition().build(), position] });
    expect(auftrag.mitGefahrguetern).toBe(true);
    expect(auftrag.auftragspositionen.map((p) => p.mitGefahrguetern)).toEqual([false, true]);
    expect(auftrag.auftragspositionen[1]?.auftragsgefahrgueter).toMatchObject([
      { laufendeNummer: 1, gefahrgutUnnr: { id: 1830 }, gefahrgutklasse: { id: 1830 } },
    ]);
  });

  it('ändert den gegebenen Auftrag nicht und ist beim zweiten Mal fertig', () => {
    const auftrag = einAuftrag().mitPositionen(2).mitGefahrgut().mitLademittel(3).build();
    const vorher = JSON.stringify(auftrag);
    const einmal = bereiteAuf(auftrag, wirksam(), { heute });
    expect(JSON.stringify(auftrag)).toBe(vorher);
    expect(bereiteAuf(einmal, wirksam(), { heute: '2030-01-01' })).toEqual(einmal);
  });
});

function zweiLademittel() {
  return einAuftrag().mitLademittel(3).mitLademittel(4, 2).build().auftragZusLademittel;
}
