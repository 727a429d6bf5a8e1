import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftrag as Auftragsklasse } from '@frachtportal/domain/auftrag/auftrag';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { stueckzahl } from '@frachtportal/domain/auftrag/position/packeinheit';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';

/** Orders as the API answers them: every field there, references as whole objects. */

type Werte = Record<string, unknown>;

function leer(klasse: Klasse): Werte {
  return Object.fromEntries([...felder(klasse).values()].map((f) => [f.name, f.art === 'liste' ? [] : null]));
}

export function gelesenePosition(
  laufendePosition: number,
  werte: Werte = {},
): Auftrag['auftragspositionen'][number] {
  return {
    ...leer(Auftragsposition),
    laufendePosition,
    warengutBezeichnung: 'Kälteanlagen-Ersatzteile',
    verpackungseinheit: 2,
    verpackungAnzahl: 24,
    verpackung: { id: 1, kurzBezeichnung: 'KT', langBezeichnung: 'Karton' },
    lademittelAnzahl: 2,
    lademittel: { id: 1, kurzBezeichnung: 'EU', langBezeichnung: 'Europalette' },
    bruttoGewicht: 1250.5,
    laengeCM: 120,
    breiteCM: 80,
    hoeheCM: 145,
    volumenCBM: 2.784,
    lademeter: 0.8,
    stellplaetze: 2,
    anzahlStellplaetze: 2,
    zeichenNummer: `K-4711/${laufendePosition}`,
    mitGefahrguetern: false,
    ...werte,
  } as never;
}

export function geleseneGefahrgutzeile(
  werte: Werte = {},
): Auftrag['auftragspositionen'][number]['auftragsgefahrgueter'][number] {
  return {
    ...leer(Gefahrgutzeile),
    laufendeNummer: 1,
    gefahrgutUnnr: { id: 7, unnr: '1830' },
    gefahrgutklasse: {
      id: 7,
      unnr: '1830',
      bezeichnung: 'SCHWEFELSÄURE mit mehr als 51 % Säure',
      klasse: '8',
      verpackungsgruppe: 'II',
      gefahrzettel: '8',
      tunnelcode: 'E',
      abfall: false,
      umweltgefaehrdend: false,
    },
    anzahl: 19,
    verpackung: { id: 4, langBezeichnung: 'Kanister' },
    bruttoGewicht: 188.59,
    liter: 170.54,
    ...werte,
  } as never;
}

export function geleseneAdresse(werte: Werte = {}): AuftragAdresse {
  return {
    ...leer(AuftragAdresse),
    name: 'Müller & Söhne Maschinenbau GmbH',
    zeile2: 'Wareneingang Tor 3',
    strasse: 'An der Weißen Brücke',
    hausnummer: '129',
    zusatz: 'b',
    land: { id: 1, lkz: 'D', bezeichnung: 'Deutschland' },
    lkz: 'D',
    plz: '26897',
    ort: 'Breddenberg',
    kontakt: 'Frau Özdemir',
    telefon: '+49 89 99998630',
    ...werte,
  } as never;
}

/** One order with the given number of positions, every third of them dangerous. */
export function gelesenerAuftrag(positionen = 1, werte: Werte = {}): Auftrag {
  return {
    ...leer(Auftragsklasse),
    id: 4711,
    spedeigennr: 'NL004711',
    spedfremdnr: 'F-2026/118',
    partnerreferenz: 'P 99-1',
    absenderReferenz: 'L100002',
    empfaengerreferenz: 'Best. 450049651',
    datum: '2026-05-27',
    datumerfasst: '2026-05-27T09:14:03.120Z',
    beladedatum: '2026-05-28',
    beladezeitVon: '08:00',
    beladezeitBis: '12:00',
    entladedatum: '2026-05-29',
    entladezeitVon: '07:00',
    entladezeitBis: '11:00',
    terminkennzeichen: { id: 4, langBezeichnung: 'Fixtermin' },
    frankatur: 5,
    verkehrsart: 1,
    absenderAdresse: geleseneAdresse({
      name: 'Getränke Böttcher e.K.',
      ort: 'Straßburg',
      plz: '67000',
      lkz: 'F',
    }),
    empfaengerAdresse: geleseneAdresse(),
    auftragspositionen: Array.from({ length: positionen }, (_, i) =>
      gelesenePosition(
        i + 1,
        i % 3 === 1 ? { mitGefahrguetern: true, auftragsgefahrgueter: [geleseneGefahrgutzeile()] } : {},
      ),
    ),
    mandant: { id: 3, name: 'Getränke Böttcher' },
    status: { id: 1, kurzBezeichnung: 'erfasst Internet' },
    erfasser: { name: 'kunde' },
    hinweis: 'Anlieferung nur 7–11 Uhr\nHebebühne erforderlich',
    dispohinweis: 'Bitte Ladungssicherung prüfen',
    sumPackstueckAnzahl: 2 * positionen,
    sumLademittelAnzahl: 2 * positionen,
    sumVerpackungAnzahl: 24 * positionen,
    sumBruttoGewicht: 1250.5 * positionen,
    mitGefahrguetern: positionen > 1,
    ...werte,
  } as never;
}

/** The order with numbers for its pieces, position by position. */
export function mitNummern(auftrag: Auftrag, nummern: readonly string[]): Auftrag {
  const rest = [...nummern];
  const auftragspositionen = auftrag.auftragspositionen.map((p) => ({
    ...p,
    packstuecke: rest.splice(0, stueckzahl(p)).map((sscc, i) => ({ nummer: i + 1, sscc })),
  }));
  return { ...auftrag, auftragspositionen };
}
