import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { AuftragLademittel, AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import fc from 'fast-check';

type Werte = Record<string, unknown>;

/** What a form holds: the fields, and the goods, which live in a grid. */
export interface Formularstand {
  werte: Werte;
  positionen: Werte[];
}

/** Ids a user can choose, by the name of the field that takes them. */
export type Auswahl = Readonly<Record<string, readonly number[]>>;

const rollen = [
  'absenderAdresse',
  'empfaengerAdresse',
  'abweichendeAbholerAdresse',
  'neutralerAbsenderAdresse',
  'abweichendeRechnungsempfaengerAdresse',
  'nachnahmeempfaengerAdresse',
  'rechnungsempfaengerAdresse',
] as const;

/** Fields whose content is looked up, not checked: only what can be chosen stands in them. */
const vorbehalten = new Set(['mandant', 'lkz', 'vorlageAuftragId', 'copyId', 'spez_num', 'wert']);

/** A change of one field, somewhere in the form. */
interface Eingriff {
  ort: 'kopf' | 'adresse' | 'position' | 'gefahrgut' | 'lademittel' | 'service';
  nummer: number;
  feld: string;
  wert: unknown;
}

const klassen = {
  kopf: Auftrag,
  adresse: AuftragAdresse,
  position: Auftragsposition,
  gefahrgut: Gefahrgutzeile,
  lademittel: AuftragLademittel,
  service: AuftragService,
} satisfies Record<Eingriff['ort'], Klasse>;

const texte = (feld: Feld): unknown[] => {
  const max = feld.max ?? 200;
  const umbrueche = feld.umbrueche ?? 0;
  const eigene: Record<string, unknown[]> = {
    iban: ['DE89 3704 0044 0532 0130 00', 'DE00 3704 0044 0532 0130 00', 'AT61', '??'],
    bic: ['COBADEFFXXX', 'cobadeff', 'XX', '12345678'],
  };
  return [
    ...(eigene[feld.name] ?? []),

    null,
    '',
    '   ',
    'x',
    'Straße 7',
    'Ä'.repeat(max),
    'x'.repeat(max + 1),
    '😀'.repeat(Math.ceil(max / 2)),
    'a\0b',
    '\ud800',
    'a\nb',
    'a\n'.repeat(umbrueche),
    '\n'.repeat(umbrueche + 1),
  ];
};

function zahlen({ name, von = 0, bis = 0, dezimal = 0 }: Feld, auswahl: Auswahl): unknown[] {
  const waehlbar = auswahl[name];
  if (waehlbar) return [...waehlbar.slice(0, 3), null, 0, von - 1, bis + 1, 1.5];
  const schritt = 10 ** -dezimal;
  return [
    null,
    0,
    von,
    bis,
    von - schritt,
    bis + schritt,
    bis / 2,
    schritt,
    schritt / 10,
    1,
    7,
    12.25,
    999_999.99,
  ];
}

const tage = [
  null,
  '',
  '2026-11-20',
  '2026-11-23',
  '2026-12-25',
  '2026-02-30',
  '1969-12-31',
  '9999-12-31',
  'morgen',
];
const zeiten = [null, '', '08:00', '07:30', '17:15', '24:00', '7:5'];

function werteFuer(feld: Feld, auswahl: Auswahl): unknown[] {
  switch (feld.art) {
    case 'text':
      return texte(feld);
    case 'zahl':
      return zahlen(feld, auswahl);
    case 'tag':
      return tage;
    case 'uhrzeit':
      return zeiten;
    case 'wahrheit':
      return [null, true, false];
    case 'verweis':
      return [null, { id: 0 }, { id: 3_000_000_000 }, ...(auswahl[feld.name] ?? []).map((id) => ({ id }))];
    case 'kennung':
      return [null, ...(auswahl['adresse'] ?? [])];
    default:
      return [null];
  }
}

/** Beside the telling values whatever may be typed. */
function beliebig({ art, max = 20, name, bis = 0 }: Feld, auswahl: Auswahl): fc.Arbitrary<unknown>[] {
  if (art === 'text') return [fc.string({ maxLength: max + 2, unit: 'grapheme' })];
  if (art !== 'zahl' || auswahl[name]) return [];
  return [fc.double({ min: -10, max: bis + 10, noNaN: true }), fc.integer({ min: -10, max: 100_000 })];
}

function eingriff(auswahl: Auswahl): fc.Arbitrary<Eingriff> {
  const orte = fc.constantFrom(...(Object.keys(klassen) as Eingriff['ort'][]));
  return orte.chain((ort) => {
    const frei = [...felder(klassen[ort]).values()].filter(
      (f) => !f.nurLesen && f.art !== 'teil' && f.art !== 'liste' && !vorbehalten.has(f.name),
    );
    if (frei.length === 0) return fc.constant({ ort, nummer: 0, feld: '', wert: null });
    return fc
      .record({ nummer: fc.nat(6), feld: fc.constantFrom(...frei) })
      .chain(({ nummer, feld }) =>
        fc
          .oneof(fc.constantFrom(...werteFuer(feld, auswahl)), ...beliebig(feld, auswahl))
          .map((wert) => ({ ort, nummer, feld: feld.name, wert })),
      );
  });
}

function gueltigePosition(auswahl: Auswahl, mitGefahrgut: boolean): Werte {
  const [lademittel] = auswahl['lademittel'] ?? [];
  const [verpackung] = auswahl['verpackung'] ?? [];
  const [klasse] = auswahl['gefahrgutklasse'] ?? [];
  const masse = { laengeCM: 120, breiteCM: 80, hoeheCM: 100 };
  const zeile = {
    gefahrgutUnnr: { id: klasse },
    gefahrgutklasse: { id: klasse },
    anzahl: 2,
    verpackung: { id: verpackung },
    bruttoGewicht: 20,
    nettoGewicht: 18,
  };
  return {
    warengutBezeichnung: 'Maschinenteile',
    bruttoGewicht: 300.5,
    ...masse,
    lademittel: { id: lademittel },
    lademittelAnzahl: 2,
    auftragsgefahrgueter: mitGefahrgut ? [zeile] : [],
  };
}

/**
 * Forms as users leave them: a captured order with a handful of fields changed to what is right, at a border, beyond
 * it, or no value of that kind at all.
 */
export function formularstaende(leer: () => Werte, auswahl: Auswahl): fc.Arbitrary<Formularstand> {
  const anschrift = (name: string) => ({ name, strasse: 'Hafenstraße', plz: '28195', ort: 'Bremen' });
  const kern = fc.record({
    vollstaendig: fc.boolean(),
    positionen: fc.integer({ min: 0, max: 3 }),
    gefahrgut: fc.boolean(),
    lademittel: fc.integer({ min: 0, max: 2 }),
    service: fc.option(fc.constantFrom(...(auswahl['spez_num'] ?? []))),
    eingriffe: fc.array(eingriff(auswahl), { maxLength: 5 }),
  });
  return kern.map((k) => {
    const werte = leer();
    const [land] = auswahl['land'] ?? [];
    const adresse = (rolle: string) => (werte[rolle] ?? {}) as Werte;
    if (k.vollstaendig) {
      for (const rolle of rollen.slice(0, 2)) {
        werte[rolle] = { ...adresse(rolle), ...anschrift('Nordlicht'), land: { id: land } };
      }
      Object.assign(werte, { beladedatum: '2026-11-20', entladedatum: '2026-11-24', verkehrsart: 1 });
    }
    werte['auftragZusLademittel'] = Array.from({ length: k.lademittel }, (_, i) => ({
      anzFolge: i + 1,
      anzahl: 3,
      lademittel: { id: auswahl['lademittel']?.[0] },
    }));
    werte['auftragServices'] = k.service == null ? [] : [{ spez_num: k.service, wert: 'true' }];
    const positionen = Array.from({ length: k.positionen }, (_, i) =>
      gueltigePosition(auswahl, k.gefahrgut && i === 0),
    );
    const stand = { werte, positionen };
    for (const e of k.eingriffe) wendeAn(stand, e);
    return stand;
  });
}

function wendeAn({ werte, positionen }: Formularstand, { ort, nummer, feld, wert }: Eingriff): void {
  const waehle = (liste: unknown): Werte | undefined => {
    const zeilen = (liste ?? []) as Werte[];
    return zeilen.length > 0 ? zeilen[nummer % zeilen.length] : undefined;
  };
  const rolle = rollen[nummer % rollen.length] as string;
  const position = waehle(positionen);
  const ziele: Record<Eingriff['ort'], () => Werte | undefined> = {
    kopf: () => werte,
    adresse: () => {
      werte[rolle] = { ...(werte[rolle] as Werte) };
      return werte[rolle] as Werte;
    },
    position: () => position,
    gefahrgut: () => waehle(position?.['auftragsgefahrgueter']),
    lademittel: () => waehle(werte['auftragZusLademittel']),
    service: () => undefined,
  };
  const ziel = ziele[ort]();
  if (ziel) ziel[feld] = wert;
}
