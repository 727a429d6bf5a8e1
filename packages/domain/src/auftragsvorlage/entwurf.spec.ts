import { describe, expect, it } from 'vitest';
import { AuftragAdresse } from '../adresse/adresse.js';
import { Auftrag } from '../auftrag/auftrag.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { lies } from '../feld/lesen.js';
import { standardkonfiguration } from '../konfiguration/konfiguration.js';
import { einAuftrag, eineAdresse, einePosition } from '../testing/builder.js';
import { Auftragsvorlage } from './auftragsvorlage.js';
import { alsVorlage, ausVorlage } from './entwurf.js';

const alsJson = (wert: unknown) => JSON.parse(JSON.stringify(wert));
const vorlage = (auftrag: Auftrag, dazu: Partial<Auftragsvorlage> = {}) =>
  Object.assign(new Auftragsvorlage(), {
    id: 9,
    vorlageName: 'Wochentour',
    mandant: { id: 3, name: 'Müller' },
    auftrag: alsJson(alsVorlage(auftrag)),
    ...dazu,
  });
// A Friday; the shipped defaults prefill pickup today and delivery on the next working day.
const o = { heute: '2026-03-06', abholung: '2026-03-06', konfiguration: standardkonfiguration, metro: false };
const anwenden = (auftrag: Auftrag, angaben: Partial<Auftrag> = {}) =>
  ausVorlage(vorlage(auftrag), angaben, o);

describe('Auftragsvorlage', () => {
  it('liest einen unvollständigen Auftrag, aber keinen falschen', () => {
    const roh = {
      vorlageName: 'x',
      auftrag: {
        empfaengerAdresse: { ort: 'Bremen' },
        auftragspositionen: [{ laengeCM: 120 }, { laengeCM: -1 }],
      },
    };
    expect(lies(Auftragsvorlage, roh).meldungen.map((m) => [m.field, m.key])).toEqual([
      ['auftrag.auftragspositionen[1].laengeCM', 'feld.bereich'],
    ]);
    expect(lies(Auftrag, roh.auftrag).meldungen.map((m) => m.key)).toContain('feld.pflicht');
    expect(lies(Auftrag, roh.auftrag, '', { entwurf: true }).meldungen).toHaveLength(1);
  });

  it.each([
    [{ auftrag: {} }, 'vorlageName'],
    [{ vorlageName: 'x' }, 'auftrag'],
    [{ vorlageName: 'x'.repeat(61), auftrag: {} }, 'vorlageName'],
    [{ vorlageName: 'x', auftrag: { boese: 1 } }, 'auftrag.boese'],
    [{ vorlageName: 'x', auftrag: [] }, 'auftrag'],
  ])('weist %j zurück', (roh, feld) => {
    expect(lies(Auftragsvorlage, roh).meldungen.map((m) => m.field)).toContain(feld);
  });

  it('behält nur, was eingegeben ist', () => {
    const leer = Object.assign(new Auftragsposition(), { laufendePosition: 2 });
    const auftrag = einAuftrag()
      .mitPositionen(einePosition().build(), leer)
      .mit({ hinweis: ' ', verkehrsart: -1, copyId: null, abweichendeBeladung: false, nachnahmeBetrag: 0 })
      .build();
    const kept = alsVorlage(Object.assign(auftrag, { id: 5, status: { id: 1 }, mandant: { id: 1 } }));
    expect(kept).not.toHaveProperty('id');
    for (const feld of ['status', 'mandant', 'hinweis', 'verkehrsart', 'copyId']) {
      expect(kept).not.toHaveProperty(feld);
    }
    expect(kept).toMatchObject({ abweichendeBeladung: false, nachnahmeBetrag: 0, frankatur: 5 });
    expect(kept['auftragspositionen']).toHaveLength(1);
  });
});

describe('ausVorlage', () => {
  it('ergibt einen neuen Auftrag mit den Tagen von heute', () => {
    const neu = anwenden(
      einAuftrag().mit({ partnerreferenz: 'P', spotpreisnr: 'S', hinweis: 'Tor 3' }).build(),
    );
    expect(neu).toMatchObject({
      vorlageAuftragId: 9,
      mandant: { id: 3, name: 'Müller' },
      hinweis: 'Tor 3',
      datum: '2026-03-06',
      partnerreferenz: null,
      spotpreisnr: null,
      copyId: null,
    });
    expect(neu.beladedatum).not.toBe('2026-03-03');
    expect(neu.entladedatum).not.toBe('2026-03-05');
    expect(neu.id).toBeUndefined();
    expect(neu.status).toBeUndefined();
    expect(neu.auftragspositionen).toHaveLength(1);
  });

  it('lässt gelten, was angegeben ist, und füllt, was offen ist', () => {
    const start = einAuftrag().mitPositionen(2).mit({ hinweis: 'Vorlage', dispohinweis: 'Vorlage' }).build();
    const neu = anwenden(start, {
      hinweis: 'eigener',
      dispohinweis: '',
      beladedatum: '2026-04-01',
      empfaengerAdresse: eineAdresse('Anderer Empfänger').build(),
      absenderAdresse: Object.assign(new AuftragAdresse(), { name: '' }),
      auftragspositionen: [Object.assign(new Auftragsposition(), { laufendePosition: 1 })],
    });
    expect(neu).toMatchObject({ hinweis: 'eigener', dispohinweis: 'Vorlage', beladedatum: '2026-04-01' });
    expect(neu.empfaengerAdresse?.name).toBe('Anderer Empfänger');
    expect(neu.absenderAdresse?.name).toBe('Müller & Söhne GmbH');
    expect(neu.auftragspositionen.map((p) => p.laufendePosition)).toEqual([1, 2]);
  });

  it('nimmt Positionen als Ganzes, nie gemischt', () => {
    const neu = anwenden(einAuftrag().mitPositionen(3).build(), {
      auftragspositionen: [einePosition().mit({ warengutBezeichnung: 'eigene' }).build()],
    });
    expect(neu.auftragspositionen.map((p) => p.warengutBezeichnung)).toEqual(['eigene']);
  });

  it('sagt, was aus den Zeilen folgt: Gefahrgut und Services', () => {
    const neu = anwenden(einAuftrag().mitPositionen(2).mitGefahrgut().mitService(48).build());
    expect(neu).toMatchObject({ mitGefahrguetern: true, abtragen: true, adv3: false });
    expect(neu.auftragspositionen.map((p) => p.mitGefahrguetern)).toEqual([true, false]);
  });

  it('beginnt eine leere Vorlage mit den üblichen Vorgaben', () => {
    expect(anwenden(new Auftrag())).toMatchObject({ frankatur: 5, verkehrsart: 1, auftragspositionen: [] });
    const pflicht = { ...o, konfiguration: { ...standardkonfiguration, isVerkehrsartPflichtfeld: true } };
    expect(ausVorlage(vorlage(new Auftrag()), {}, pflicht).verkehrsart).toBe(-1);
  });

  it('ist als Auftrag lesbar und ändert die Vorlage nicht', () => {
    const v = vorlage(einAuftrag().mitPositionen(2).mitGefahrgut().mitLademittel(2).mitService(48).build());
    const vorher = JSON.stringify(v);
    expect(lies(Auftrag, alsJson(ausVorlage(v, {}, o))).meldungen).toEqual([]);
    expect(JSON.stringify(v)).toBe(vorher);
  });
});
