import { describe, expect, it } from 'vitest';
import { auftragAusZeilen, gruppiere, lesart, zellortVon } from './auftrag-aus-zeilen.js';
import { erkenneEingangsspalten, fehlendeSpalten } from './eingangsspalten.js';
import type { Zelle } from './zellwerte.js';

const ab = 2;
function gelesen(kopf: string, ...zeilen: Zelle[][]) {
  const namen = kopf.split(';');
  const datei = zeilen.map((zellen, i) => ({ nummer: i + ab, zellen }));
  const art = lesart(datei, { kopf: namen, zuordnung: erkenneEingangsspalten(namen) }, []);
  const gruppen = gruppiere(datei, art);
  const auftraege = [...new Set(gruppen)].map((g) =>
    auftragAusZeilen(
      datei.filter((_, i) => gruppen[i] === g),
      art,
    ),
  );
  return { gruppen, auftraege };
}
const entwurf = (kopf: string, ...zeilen: Zelle[][]) => gelesen(kopf, ...zeilen).auftraege[0]?.entwurf;

describe('the head of a table', () => {
  it.each([
    [
      'Auftrags-Nr.;Kd.-Nr.;Firma;PLZ;Stadt;Gew. (kg)',
      [
        'absenderReferenz',
        'empfaengerAdresse.fremdnummer',
        'empfaengerAdresse.name',
        'empfaengerAdresse.plz',
      ].concat('empfaengerAdresse.ort', 'auftragspositionen.bruttoGewicht'),
    ],
    [
      'Order no.;Ship to City;Absender PLZ;PLZ Absender;Goods',
      ['absenderReferenz', 'empfaengerAdresse.ort', 'absenderAdresse.plz', null].concat(
        'auftragspositionen.warengutBezeichnung',
      ),
    ],
    [
      'Länge (mm);Höhe in m;Gewicht [t]',
      ['laengeCM', 'hoeheCM', 'bruttoGewicht'].map((f) => `auftragspositionen.${f}`),
    ],
    // A unit that is none of ours is for somebody to decide.
    ['Weight (lbs);Length (in);Alpha', [null, null, null]],
  ])('%s is understood', (kopf, namen) => {
    expect(erkenneEingangsspalten(kopf.split(';'))).toEqual(namen);
  });

  it('says what an order lacks', () => {
    expect(fehlendeSpalten(['empfaengerAdresse.matchcode', null])).toEqual([
      'auftragspositionen.warengutBezeichnung',
      'auftragspositionen.bruttoGewicht',
    ]);
  });
});

describe('lines of a table', () => {
  const kopf = 'Referenz;Firma;PLZ;Ware;Gewicht';

  it('are one order where they have one reference, or none and nothing of a head', () => {
    const zeilen: Zelle[][] = [
      ['A', 'Jäger', '28195', 'Nägel', 1],
      ['B', 'Kurz', '20457', 'Holz', 2],
      ['A', '', '', 'Schrauben', 3],
      ['', '', '', 'Muttern', 4],
      ['', 'Lang', '10115', 'Glas', 5],
      ['', 'Lang', '10115', 'Glas', 5],
    ];
    expect(gelesen(kopf, ...zeilen).gruppen).toEqual([1, 2, 1, 1, 3, 4]);
  });

  it('become head, addresses and positions, in the units of the order', () => {
    expect(
      entwurf('Ref.;Firma;PLZ;Ware;Gewicht (t);Länge mm;Breite', [
        'A',
        'Jäger',
        'D-28195',
        'Rohre',
        '1,205',
        2400,
        '0,8 m',
      ]),
    ).toEqual({
      absenderReferenz: 'A',
      empfaengerAdresse: { name: 'Jäger', plz: '28195', lkz: null },
      auftragspositionen: [
        {
          warengutBezeichnung: 'Rohre',
          bruttoGewicht: 1205,
          laengeCM: 240,
          breiteCM: 80,
          auftragsgefahrgueter: [],
        },
      ],
    });
  });

  it('with dangerous goods belong to the position they stand at, or to the one before', () => {
    const positionen = entwurf(
      'Ref.;Firma;Ware;Gewicht;Anzahl;Packmittel;UN-Nr.;VG;LQ',
      ['A', 'Jäger', 'Farbe', 12, 3, 'KT', 'UN 1263', 'PG 2', 'ja'],
      ['A', '', '', null, null, '', '1950', '-', 'nein'],
      ['A', '', 'Papier', 5, 1, 'KT', '-', '', ''],
    )?.auftragspositionen;
    expect(positionen).toMatchObject([
      {
        packmittelCode: 'KT',
        auftragsgefahrgueter: [
          { unnr: 'UN 1263', verpackungsgruppe: 'II', anzahl: 3, bruttoGewicht: 12, begrenztemenge: true },
          { unnr: '1950', verpackungsgruppe: null, begrenztemenge: false },
        ],
      },
      { warengutBezeichnung: 'Papier', auftragsgefahrgueter: [] },
    ]);
  });

  it('name the cell that cannot be read, and the one that says otherwise than a line before', () => {
    const { auftraege } = gelesen(
      kopf,
      ['A', 'Jäger', '28195', 'Nägel', 'viel'],
      ['A', 'Kurz', '28195', 'Holz', 2],
    );
    expect(auftraege[0]?.meldungen).toMatchObject([
      { ort: { zeile: 2, spalte: 4 }, meldung: { key: 'auftragseingang.zahl', params: { wert: 'viel' } } },
      { ort: { zeile: 3, spalte: 1 }, meldung: { key: 'auftragseingang.widerspruch', params: { zeile: 2 } } },
    ]);
  });

  it('lead from a field of the order back to the cell it came from', () => {
    const { orte } = gelesen('Ref.;Firma;Ware;Gewicht;UN', ['A', 'Jäger', 'Farbe', 1, '1263'])
      .auftraege[0] ?? {
      orte: new Map(),
    };
    const ort = (feld: string) => zellortVon(feld, orte, ab);
    expect(ort('empfaengerAdresse.name')).toEqual({ zeile: 2, spalte: 1 });
    expect(ort('auftragspositionen[0].auftragsgefahrgueter[0].gefahrgutklasse')).toEqual({
      zeile: 2,
      spalte: 4,
    });
    expect(ort('auftragspositionen[0].laengeCM')).toEqual({ zeile: 2, spalte: null });
    // What is missing is missing in its cell.
    const leere =
      gelesen('Ref.;Firma;Ware;Gewicht', ['A', null, 'Farbe', null]).auftraege[0]?.orte ?? new Map();
    expect(zellortVon('auftragspositionen[0].bruttoGewicht', leere, ab)).toEqual({ zeile: 2, spalte: 3 });
    expect(zellortVon('empfaengerAdresse.name', leere, ab)).toEqual({ zeile: 2, spalte: 1 });
    expect(ort('beladedatum')).toEqual({ zeile: 2, spalte: null });
  });
});
