import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { felder } from '@frachtportal/domain/feld/feld';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import type { Buchadresse, Kunde } from './demo-mandanten.repository.js';
import { erfindePositionen } from './positionen.js';
import type { Ware } from './sortiment.js';
import type { Tage } from './verlauf/zeitplan.js';
import type { Zufall } from './zufall.js';

export interface Umstaende {
  kunde: Kunde;
  /** The goods that this client ships. */
  waren: readonly Ware[];
  /** People of no client's address book, for what is typed in by hand. */
  fremde: readonly Buchadresse[];
  tage: Tage;
  nummer: number;
}

const hinweise = [
  'Anlieferung nur 7–11 Uhr\nHebebühne erforderlich',
  'Bitte an Tor 3 melden, Stichwort "Übermut"',
  'Palettentausch Zug um Zug',
  '=> Achtung: Ware nicht stapeln!',
  'Avis an Frau Özdemir, Tel. 040 66969-139',
  'Zufahrt über Straße „Am Großen Kamp“; 7,5 t beachten',
  "Fahrer bitte in Halle 4 melden;\nSchlüssel bei Herrn O'Neill",
  'Retoure: Mängelrüge 4711/ß',
];
const dispohinweise = [
  'nicht stapelbar',
  'Fixtermin beachten!',
  'Fahrer mit ADR-Schein',
  'Lkw max. 12 t',
  'Rampe 2',
];

/** Service numbers with the values they take. */
const services: [number, (zufall: Zufall) => string | null][] = [
  [5, () => 'Frau Groß, 0221 4710-711'],
  [6, () => 'true'],
  [7, () => 'true'],
  [9, (zufall) => String(zufall.ganz(1, 3))],
  [13, () => 'true'],
  [48, () => 'true'],
  [49, () => 'true'],
  [151, () => 'true'],
];

/** A service that only one client has: its number, and whose it is. */
export const eigenerService = { nummer: 777, kunde: 'mueller' };
const jederWievielte = 10;

const fixtermin = 4;
const bexTermin = 50;
const stueckgut = { national: 1, grenze: 4 };

/** An order as a client's clerk would capture it. */
export function erfindeAuftrag(u: Umstaende, zufall: Zufall): Auftrag {
  const { kunde, tage } = u;
  const absender = kunde.key === kunde.haupt ? zufall.eines(kunde.buch) : kunde.eigene;
  const empfaenger = zufall.prozent(12) ? vonHand(zufall.eines(u.fremde)) : ausBuch(zufall.eines(kunde.buch));
  const positionen = erfindePositionen(u.waren, zufall);
  const bauer = einAuftrag()
    .von(ausBuch(absender))
    .an(empfaenger)
    .mitPositionen(...positionen)
    .mit({
      datum: tage.erfassung,
      beladedatum: tage.abholung,
      entladedatum: tage.zustellung,
      ...referenzen(u, zufall),
      ...kennzeichen(
        { absender, empfaenger, gefaehrlich: positionen.some((p) => p.auftragsgefahrgueter), kunde },
        zufall,
      ),
      ...hinweisfelder(zufall),
      ...(zufall.prozent(15) ? { beladezeitVon: '08:00', beladezeitBis: '14:00' } : {}),
      ...(zufall.prozent(12) ? { entladezeitVon: '07:00', entladezeitBis: '12:30' } : {}),
      nachnahmeBetrag: zufall.manchmal(5, () => zufall.ganz(5000, 480_000) / 100),
      abweichendeAbholerAdresse: zufall.manchmal(4, () => ausBuch(zufall.eines(kunde.buch))),
    });
  if (zufall.prozent(6)) bauer.mitLademittel(zufall.ganz(1, 8), zufall.eines([1, 5]), zufall.ganz(1, 3));
  for (const [nummer, wert] of zufall.gemischt(services).slice(0, zufall.eines([0, 0, 0, 0, 1, 2]))) {
    bauer.mitService(nummer, wert(zufall));
  }
  if (kunde.key === eigenerService.kunde && u.nummer % jederWievielte === 0) {
    bauer.mitService(eigenerService.nummer);
  }
  return bauer.build();
}

function referenzen({ tage, nummer }: Umstaende, zufall: Zufall): Partial<Auftrag> {
  return {
    absenderReferenz: `L${tage.erfassung.slice(2, 4)}-${String(nummer).padStart(6, '0')}`,
    empfaengerreferenz: zufall.manchmal(60, () => `Best. 4500${zufall.ganz(10_000, 99_999)}`),
    partnerreferenz: zufall.manchmal(15, () => `P/${zufall.ganz(1000, 9999)}`),
  };
}

interface Lage {
  absender: Buchadresse;
  empfaenger: AuftragAdresse;
  gefaehrlich: boolean;
  kunde: Kunde;
}

function kennzeichen({ absender, empfaenger, gefaehrlich, kunde }: Lage, zufall: Zufall): Partial<Auftrag> {
  const grenze = absender.land.id !== empfaenger.land?.id;
  const termin = zufall.eines([1, 1, 1, 1, 2, 3, fixtermin, 5, 8, ...(gefaehrlich ? [] : [bexTermin])]);
  return {
    frankatur: zufall.eines([5, 5, 5, 5, 5, 5, 1, 4, grenze ? 15 : 5]),
    verkehrsart: grenze ? stueckgut.grenze : stueckgut.national,
    terminkennzeichen: zufall.manchmal(70, () => ({ id: termin })),
    zustellkennzeichen: zufall.manchmal(40, () => ({ id: zufall.eines([1, 1, 2, 3]) })),
    anlieferkennzeichen: zufall.manchmal(25, () => ({ id: zufall.ganz(1, 2) })),
    sperrigkeit: zufall.manchmal(20, () => ({ id: zufall.eines([1, 1, 2, 6]) })),
    metrokennung: kunde.key === 'metropol' ? zufall.ganz(1, 6) : null,
  };
}

function hinweisfelder(zufall: Zufall): Partial<Auftrag> {
  return {
    hinweis: zufall.manchmal(30, () => zufall.eines(hinweise)),
    dispohinweis: zufall.manchmal(15, () => zufall.eines(dispohinweise)),
  };
}

/** Chosen in the address book: the order remembers which entry it was. */
function ausBuch(adresse: Buchadresse): AuftragAdresse {
  const zeilen = Object.entries(adresse).filter(
    ([name]) => felder(AuftragAdresse).get(name)?.nurLesen === false,
  );
  return Object.assign(new AuftragAdresse(), Object.fromEntries(zeilen));
}

/** Typed in: the lines alone. */
function vonHand(adresse: Buchadresse): AuftragAdresse {
  return Object.assign(ausBuch(adresse), { id: null, fremdnummer: null, mailTrackTrace: null });
}
