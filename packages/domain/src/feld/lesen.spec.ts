import { satz } from '@frachtportal/texte/server';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Adresse } from '../adresse/adresse.js';
import { Auftrag } from '../auftrag/auftrag.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { einAuftrag } from '../testing/builder.js';
import { felder, type Klasse } from './feld.js';
import { lies } from './lesen.js';
import { pruefe } from './pruefen.js';

const alsJson = (wert: unknown) => JSON.parse(JSON.stringify(wert));

/** Objects with the right field names and anything in them. */
function etwasWie(klasse: Klasse) {
  const namen = [...felder(klasse).keys()];
  return fc.dictionary(fc.constantFrom(...namen), fc.oneof(fc.jsonValue(), fc.string(), fc.double()), {
    maxKeys: 12,
  });
}

describe('lies', () => {
  it('nimmt einen vollständigen Auftrag, wie er gesendet wird', () => {
    const gesendet = alsJson(
      einAuftrag().mitPositionen(3).mitGefahrgut().mitLademittel(2).mitService(48).build(),
    );
    const { wert, meldungen } = lies(Auftrag, gesendet);
    expect(meldungen).toEqual([]);
    expect(wert).toBeInstanceOf(Auftrag);
    expect(wert.auftragspositionen[0]).toBeInstanceOf(Auftragsposition);
    expect(alsJson(wert)).toEqual(gesendet);
  });

  it('wirft nie, was auch kommt', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (roh) => {
        expect(Array.isArray(lies(Auftrag, roh).meldungen)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(etwasWie(Auftrag), etwasWie(Auftragsposition), (kopf, position) => {
        const { wert, meldungen } = lies(Auftrag, { ...kopf, auftragspositionen: [position] });
        expect(wert).toBeInstanceOf(Auftrag);
        expect(meldungen.every((m) => satz(m) !== m.key)).toBe(true);
      }),
    );
  });

  it.each([null, undefined, 5, 'x', true, [], [{}]])('nimmt %j nicht als Objekt', (roh) => {
    expect(lies(Auftrag, roh).meldungen.map((m) => m.key)).toEqual(['feld.objekt']);
  });

  it('weist unbekannte Felder in jeder Tiefe zurück', () => {
    const orte = [
      '',
      'absenderAdresse',
      'auftragspositionen[1]',
      'auftragspositionen[0].auftragsgefahrgueter[0]',
      'auftragZusLademittel[0]',
      'auftragServices[0]',
    ];
    for (const ort of orte) {
      const bauer = einAuftrag().mitPositionen(2).mitGefahrgut().mitLademittel(1).mitService(48);
      const roh = alsJson(bauer.build());
      Object.assign(stelle(roh, ort), { boese: 1 });
      expect(lies(Auftrag, roh).meldungen.map((m) => [m.field, m.key])).toEqual([
        [ort ? `${ort}.boese` : 'boese', 'feld.unbekannt'],
      ]);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('weist %s zurück', (name) => {
    const roh = JSON.parse(`{"name": "x", "${name}": {"admin": true}}`);
    const { wert, meldungen } = lies(Adresse, roh);
    expect(meldungen.map((m) => m.key)).toEqual(['feld.unbekannt']);
    expect(Object.getPrototypeOf(wert)).toBe(Adresse.prototype);
    expect({}).not.toHaveProperty('admin');
  });

  it('übergeht, was nur der Server setzt', () => {
    const nurLesen = [...felder(Auftrag).values()]
      .filter((f) => f.nurLesen && !f.zweitnameVon)
      .map((f) => f.name);
    expect(nurLesen).toContain('status');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...nurLesen), fc.jsonValue()), (roh) => {
        const { wert, meldungen } = lies(Auftrag, roh);
        expect(meldungen).toEqual([]);
        for (const name of nurLesen) expect(wert).toHaveProperty(name, undefined);
      }),
    );
  });

  it('geht nicht tiefer, als die Klasse ist', () => {
    let tief: unknown = 1;
    for (let i = 0; i < 50_000; i++) tief = [tief];
    expect(lies(Auftrag, { hinweis: tief }).meldungen.map((m) => m.key)).toEqual(['feld.text']);
    expect(lies(Auftrag, { auftragspositionen: tief }).meldungen.map((m) => m.key)).toEqual(['feld.objekt']);
  });
});

/** The object at a path like `auftragspositionen[1]`. */
function stelle(roh: object, pfad: string): object {
  const schritte = pfad.split(/[.[\]]+/).filter(Boolean);
  return schritte.reduce((ort, schritt) => (ort as Record<string, object>)[schritt] ?? {}, roh);
}

describe('pruefe', () => {
  it('urteilt über jedes Feld wie class-validator', () => {
    for (const klasse of [Auftrag, Auftragsposition, Adresse] as Klasse[]) {
      fc.assert(
        fc.property(etwasWie(klasse), (werte) => {
          const objekt = Object.assign(new klasse(), werte);
          const dort = validateSync(objekt, { stopAtFirstError: true, forbidUnknownValues: false });
          const erwartet = dort.map((f) => `${f.property}: ${Object.values(f.constraints ?? {})[0]}`);
          expect(
            pruefe(objekt)
              .map((m) => `${m.field}: ${m.key}`)
              .sort(),
          ).toEqual(erwartet.sort());
        }),
        { numRuns: 60 },
      );
    }
  });
});
