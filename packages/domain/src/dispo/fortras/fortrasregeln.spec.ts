import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../../konfiguration/konfiguration.js';
import { befunde } from '../../regel/befunde.js';
import type { Pruefling } from '../../regel/regel.js';
import { einAuftrag, eineAdresse, eineGefahrgutzeile, einePosition } from '../../testing/builder.js';
import type { Fortrasvorgaben } from './vorgaben.js';

const vorgaben: Fortrasvorgaben = {
  datenart: 'STD',
  zeichensatz: 'windows-1252',
  nachnahme: true,
  mengenDezimal: 0,
  codes: [
    { liste: 'frankatur', kennung: 5 },
    { liste: 'lademittel', kennung: 1 },
    { liste: 'verpackung', kennung: 1 },
    { liste: 'serviceDefinition', kennung: 48 },
  ],
};
const kontext = (fortras: Fortrasvorgaben | null) => ({
  konfiguration: standardkonfiguration,
  verpackungen: [],
  lademittel: [],
  laender: [],
  heute: '2026-03-02',
  heutige: [],
  fortras,
});
const findet = (auftrag: Pruefling, dazu: Partial<Fortrasvorgaben> | null = {}) =>
  befunde(auftrag, kontext(dazu && { ...vorgaben, ...dazu }), [
    ...(['fortrasLaenge', 'fortrasCode', 'fortrasAngaben', 'fortrasZeichen'] as const),
  ]).map((b) => [b.schwere, b.key, b.field]);
const einer = () => einAuftrag().ohneTermine();
const lang = eineAdresse()
  .mit({ strasse: 'x'.repeat(30), hausnummer: '12345' })
  .build();
const mitGut = (zeile: object) =>
  einer()
    .mitPositionen(
      einePosition()
        .inKartons(1)
        .mitGefahrgut(
          eineGefahrgutzeile()
            .mit({ gefahrgutklasse: { id: 1, unnr: '1090', bezeichnung: 'ACETON' } as never, ...zeile })
            .build(),
        )
        .build(),
    )
    .build();

describe('Regeln für FORTRAS-Dateien', () => {
  it('find nothing in an order that fits, and nothing at all where no such files are written', () => {
    expect(findet(einer().build())).toEqual([]);
    expect(findet(einer().mit({ empfaengerAdresse: lang }).build(), null)).toEqual([]);
  });

  it.each<[string, Pruefling, string, string]>([
    [
      'street with number',
      einer().mit({ empfaengerAdresse: lang }).build(),
      'fortrasLaenge',
      'empfaengerAdresse.strasse',
    ],
    [
      'three kinds of load units',
      einer().mitLademittel(1).mitLademittel(1, 2).mitLademittel(1, 3).build(),
      'fortrasLaenge',
      'auftragZusLademittel',
    ],
    [
      'a hundred load units',
      einer().mitLademittel(100).build(),
      'fortrasLaenge',
      'auftragZusLademittel[0].anzahl',
    ],
    [
      'more text than fits',
      einer()
        .mit({ hinweis: 'Wort '.repeat(500) })
        .build(),
      'fortrasLaenge',
      'hinweis',
    ],
    [
      'a long value of a service',
      einer().mitService(48, 'x'.repeat(36)).build(),
      'fortrasLaenge',
      'auftragServices[0].wert',
    ],
    [
      'volume of all positions',
      einer()
        .mitPositionen(
          einePosition().mit({ laengeCM: null, volumenCBM: 60 }).build(),
          einePosition().mit({ laengeCM: null, volumenCBM: 40 }).build(),
        )
        .build(),
      'fortrasLaenge',
      'auftragspositionen',
    ],
    [
      'a part of a litre',
      mitGut({ liter: 5.5, nettoGewicht: null }),
      'fortrasStellen',
      'auftragspositionen[0].auftragsgefahrgueter[0].liter',
    ],
    ['no code for the terms', einer().mit({ frankatur: 6 }).build(), 'fortrasCode', 'frankatur'],
    [
      'no code for the appointment',
      einer().mitFixtermin('2099-01-01').build(),
      'fortrasCode',
      'terminkennzeichen',
    ],
    ['no code for a service', einer().mitService(7).build(), 'fortrasCode', 'auftragServices[0]'],
    [
      'no code for a packaging',
      einer().mitPositionen(einePosition().inKartons(1, 9).build()).build(),
      'fortrasCodePosition',
      'auftragspositionen[0].verpackung',
    ],
    ['characters', einer().mit({ empfaengerreferenz: '漢' }).build(), 'fortrasZeichen', 'empfaengerreferenz'],
  ])('%s', (_was, auftrag, key, feld) => {
    expect(findet(auftrag)).toContainEqual(['sperre', `regel.${key}`, feld]);
  });

  it('ask for what a kind of file cannot do without', () => {
    const auftrag = einer().mit({ nachnahmeBetrag: 5 }).build();
    expect(findet(auftrag, { datenart: 'ABH', nachnahme: false }).map(([, key]) => key)).toEqual([
      'regel.fortrasAbholdatum',
      'regel.fortrasNachnahme',
    ]);
    expect(findet(mitGut({ liter: 5.5, nettoGewicht: null }), { mengenDezimal: 1 })).toEqual([]);
    expect(findet(einer().mit({ hinweis: 'Łódź' }).build(), { zeichensatz: 'utf-8' })).toEqual([]);
  });
});
