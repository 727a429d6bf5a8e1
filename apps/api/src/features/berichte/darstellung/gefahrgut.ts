import type { Berichtsposition } from '../berichtsauftrag.js';
import { menge, zahl } from './format.js';
import { aus, klartext, verbunden } from './schrift/klartext.js';

export type Berichtsgefahrgut = Berichtsposition['auftragsgefahrgueter'][number];

/** UN numbers that name the environment themselves (ADR 5.4.1.1.18). */
const umweltbenannt = new Set(['3077', '3082']);

export function unNummer(zeile: Berichtsgefahrgut): string {
  return aus(zeile.gefahrgutklasse, 'unnr') || aus(zeile.gefahrgutUnnr, 'unnr');
}

/** UN number, name, labels, packing group and tunnel code in the unbroken order of ADR 5.4.1.1.1. */
export function bezeichnung(zeile: Berichtsgefahrgut): string {
  const klasse = zeile.gefahrgutklasse;
  const ausloeser = klartext(zeile.gefahrgutausloeser);
  const abfall = wahr(klasse, 'abfall') ? 'ABFALL' : '';
  const name = verbunden(
    ' ',
    `UN ${unNummer(zeile)}`,
    abfall,
    aus(klasse, 'bezeichnung'),
    ausloeser && `(${ausloeser})`,
  );
  const tunnel = aus(klasse, 'tunnelcode');
  return verbunden(
    ', ',
    name,
    zettel(aus(klasse, 'gefahrzettel') || aus(klasse, 'klasse')),
    aus(klasse, 'verpackungsgruppe'),
    tunnel && `(${tunnel})`,
  );
}

/** How much of it, and what else has to be said. */
export function mengen(zeile: Berichtsgefahrgut): string {
  return verbunden(
    ' · ',
    verbunden(' ', zahl(zeile.anzahl), aus(zeile.verpackung, 'langBezeichnung', 'kurzBezeichnung')),
    beschriftet('brutto', menge(zeile.bruttoGewicht, 2, 'kg')),
    beschriftet('netto', menge(zeile.nettoGewicht, 2, 'kg')),
    menge(zeile.liter, 2, 'l'),
    beschriftet('NEM', menge(zeile.nettoexplosivmasse, 3, 'kg')),
    zeile.begrenztemenge ? 'begrenzte Menge (LQ)' : '',
    umweltvermerk(zeile),
  );
}

/** What ADR 5.4.1.1.18 wants said, empty where nothing is. */
export function umweltvermerk(zeile: Berichtsgefahrgut): string {
  const umwelt = zeile.umweltgefaehrdend || wahr(zeile.gefahrgutklasse, 'umweltgefaehrdend');
  return umwelt && !umweltbenannt.has(unNummer(zeile)) ? 'UMWELTGEFÄHRDEND' : '';
}

/** "6.1+3" in the table of substances is "6.1 (3)" on paper: the subsidiary labels stand in brackets. */
function zettel(text: string): string {
  const [haupt = '', ...neben] = text.split(/[+,;]\s*/).filter(Boolean);
  return neben.length ? `${haupt} (${neben.join(', ')})` : haupt;
}

function beschriftet(label: string, wert: string): string {
  return wert && `${label} ${wert}`;
}

function wahr(objekt: unknown, name: string): boolean {
  return typeof objekt === 'object' && objekt !== null && (objekt as Record<string, unknown>)[name] === true;
}
