import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { standardkonfiguration as k } from '@frachtportal/domain/konfiguration/konfiguration';
import * as regelwerk from '@frachtportal/domain/regel/befunde';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { oeffnePositionen } from '../positionen/positionsregeln';
import { unterschiede } from '../speichern/unterschiede';
import { alsAuftrag, alsKopie, ausAuftrag, istLeereAdresse, neuerAuftrag } from './formularwerte';
import { feldname, nochGueltig, pruefe, verteile } from './pruefung';

const umgebung = {
  konfiguration: k,
  laender: [],
  verpackungen: [],
  lademittel: [],
  heute: '2026-12-01',
  heutige: [],
  vorher: null,
  metro: false,
  regelwerk,
  fortras: null,
};
const angaben = { heute: '2026-11-20', abholung: '2026-11-20', mandantId: 3, landId: 1 };

/** As the server answers: with ids, computed fields and full references. */
function gespeichert(): Auftrag {
  const auftrag = einAuftrag().mitGefahrgut().mitLademittel(2).mitService(48, 'true').build();
  const [position] = auftrag.auftragspositionen;
  return Object.assign(auftrag, {
    id: 77,
    spedeigennr: 'NL-26-000077',
    partnerreferenz: 'P-1',
    spotpreisnr: 'S-1',
    kalkulationsFolgeId: 9,
    status: { id: 1, kurzBezeichnung: 'erfasst Internet' },
    terminkennzeichen: { id: 4, langBezeichnung: 'Fixtermin', awSperre: false },
    neutralerAbsenderAdresse: eineAdresse('Neutral GmbH').build(),
    auftragspositionen: [
      Object.assign(position as object, {
        auftptNum: 501,
        lademittel: { id: 1, langBezeichnung: 'Europalette' },
        volumenCBM: 1.92,
        lademeter: 0.8,
        stellplaetze: 2,
        berechnet: ['volumenCBM', 'stellplaetze', 'lademeter'],
      }),
    ],
  }) as unknown as Auftrag;
}

describe('neuer Auftrag', () => {
  const { werte } = neuerAuftrag(k, angaben);
  it('hat die Vorgaben der Domäne [1-1.014 1-9.012,013,015]', () => {
    expect(werte).toMatchObject({
      datum: '2026-11-20',
      beladedatum: '2026-11-20',
      entladedatum: '2026-11-23',
      frankatur: 5,
      verkehrsart: 1,
      nachnahmeWaehrung: { id: k.defaultWaehrung },
      mandant: { id: 3 },
      absenderAdresse: { name: null, land: { id: 1 } },
    });
  });
  it('lässt leere Adressen und eine Währung ohne Betrag weg', () => {
    const auftrag = alsAuftrag(werte, []);
    expect(auftrag.absenderAdresse).toBeNull();
    expect(auftrag.nachnahmeWaehrung).toBeNull();
    expect(auftrag).not.toHaveProperty('status');
  });
  it('ohne Verkehrsart, wo eine verlangt ist', () =>
    expect(neuerAuftrag({ ...k, isVerkehrsartPflichtfeld: true }, angaben).werte.verkehrsart).toBe(-1));
});

describe('gespeicherter Auftrag', () => {
  it('kommt mit allem, was hier keine Felder hat, wieder heraus', () => {
    const { werte, positionen } = ausAuftrag(gespeichert());
    const auftrag = alsAuftrag(werte, positionen);
    expect(auftrag.terminkennzeichen).toEqual({ id: 4 });
    expect(auftrag.neutralerAbsenderAdresse?.name).toBe('Neutral GmbH');
    expect(auftrag.auftragZusLademittel).toEqual([
      { anzFolge: 1, anzahl: 2, lademittel: { id: 1 }, eigentuemer: { id: 1 } },
    ]);
    expect(auftrag.auftragServices).toEqual([{ spez_num: 48, wert: 'true' }]);
    expect(auftrag.auftragspositionen?.[0]?.auftragsgefahrgueter).toHaveLength(1);
    expect(pruefe({ auftrag, roh: gespeichert() }, { ...umgebung, vorher: gespeichert() })).toEqual([]);
  });
  it('öffnet Berechnetes wieder, Eingegebenes nicht', () => {
    const [p] = oeffnePositionen(gespeichert().auftragspositionen, k);
    expect(p).toMatchObject({ volumenCBM: null, lademeter: null, stellplaetze: null });
    const [eigene] = oeffnePositionen([einePosition().mit({ lademeter: 3.5 }).build()], k);
    expect(eigene?.lademeter).toBe(3.5);
  });
});

it('eine Kopie verliert genau Kennung, Nummer, Status, Partnerreferenz, Kalkulation, Spotpreis und Positionskennungen [1-4.028-035]', () => {
  const vorher = alsAuftrag(ausAuftrag(gespeichert()).werte, ausAuftrag(gespeichert()).positionen);
  const kopie = alsKopie(gespeichert(), '2026-12-01');
  expect(kopie.positionen[0]).not.toHaveProperty('auftptNum');
  expect(vorher.auftragspositionen?.[0]).toHaveProperty('auftptNum', 501);
  const nachher = alsAuftrag(kopie.werte, kopie.positionen);
  expect(nachher).toEqual({
    ...vorher,
    auftragspositionen: vorher.auftragspositionen?.map(({ auftptNum: _, ...p }) => p),
    copyId: 77,
    partnerreferenz: null,
    spotpreisnr: null,
    datum: '2026-12-01',
  });
});

it.each([
  [{ name: '' }, true],
  [{ land: { id: 1 }, lkz: 'D' }, true],
  [{ ort: 'Bremen' }, false],
  [null, true],
])('leere Adresse %j', (adresse, leer) =>
  expect(istLeereAdresse(adresse as Partial<AuftragAdresse>)).toBe(leer),
);

describe('Meldungen', () => {
  const auftrag = alsAuftrag(neuerAuftrag(k, angaben).werte, [{ bruttoGewicht: 5 }]);
  it('der Regeln kommen an Felder und Zellen', () => {
    const befund = verteile(pruefe({ auftrag, roh: auftrag }, umgebung), [31], (pfad) =>
      pfad.endsWith('.name'),
    );
    expect([...befund.felder.keys()]).toEqual(['absenderAdresse.name', 'empfaengerAdresse.name']);
    expect(befund.zellen).toEqual([
      { schluessel: 31, feld: 'warengutBezeichnung', text: 'Feld ist ein Pflichtfeld. Bitte ausfüllen.' },
    ]);
    expect(befund.uebrige).toEqual([]);
  });
  it.each([
    ['empfaengerAdresse.plz', 'Empfänger · PLZ'],
    ['auftragspositionen[1].bruttoGewicht', 'Pos. 2 · Gewicht'],
    ['auftragspositionen[0].auftragsgefahrgueter[2].anzahl', 'Pos. 1 · Gefahrgut Nr. 3 · Anzahl'],
    ['auftragZusLademittel[0].lademittel', 'zusätzliche Lademittel Nr. 1 · Lademittel'],
    ['auftragServices[3].wert', 'Services Nr. 4 · Beschreibung'],
    ['unbekannt', 'unbekannt'],
  ])('%s heißt %s', (pfad, name) => expect(feldname(pfad)).toBe(name));

  it('ohne Feld auf dem Bildschirm gehen nicht verloren', () => {
    const meldung = { severity: 'ERROR' as const, key: 'x', text: 'x', field: 'zollvermerk' };
    expect(verteile([meldung], [], () => false).uebrige).toEqual([meldung]);
  });
  it('des Servers gelten, bis sich ihr Feld ändert', () => {
    const meldung = {
      severity: 'ERROR' as const,
      key: 'x',
      text: 'x',
      field: 'auftragspositionen[0].bruttoGewicht',
    };
    expect(nochGueltig([meldung], auftrag, { ...auftrag, hinweis: 'neu' })).toEqual([meldung]);
    const andere = { ...auftrag, auftragspositionen: [{ bruttoGewicht: 6 }] } as Partial<Auftrag>;
    expect(nochGueltig([meldung], auftrag, andere)).toEqual([]);
  });
});

describe('Unterschiede zweier Fassungen', () => {
  const sende = (auftrag: Auftrag) => {
    const { werte, positionen } = ausAuftrag(auftrag);
    return alsAuftrag(werte, oeffnePositionen(positionen, k));
  };
  it('gleiche haben keine', () =>
    expect(unterschiede(sende(gespeichert()), sende(gespeichert()))).toEqual([]));
  it('stehen in Worten da', () => {
    const fremd = gespeichert();
    Object.assign(fremd, { hinweis: 'Tor 3', beladedatum: '2026-03-04', frankatur: 4 });
    Object.assign(fremd.auftragspositionen[0] as object, { bruttoGewicht: 12 });
    const benenne = (feld: string, id: number) => (feld === 'frankatur' ? `Frankatur ${id}` : undefined);
    const gefunden = unterschiede(sende(gespeichert()), sende(fremd), benenne);
    expect(gefunden.map((u) => ({ ...u, label: t(u.label) }))).toEqual([
      { feld: 'beladedatum', label: 'Abholdatum', eigen: '03.03.2026', fremd: '04.03.2026' },
      { feld: 'frankatur', label: 'Frankatur (Rechnung)', eigen: 'Frankatur 5', fremd: 'Frankatur 4' },
      { feld: 'hinweis', label: 'Hinweis', eigen: '–', fremd: 'Tor 3' },
      {
        feld: 'auftragspositionen',
        label: 'Auftragspositionen',
        eigen: '2 × Maschinenteile 480,50 kg',
        fremd: '2 × Maschinenteile 12,00 kg',
      },
    ]);
  });
});
