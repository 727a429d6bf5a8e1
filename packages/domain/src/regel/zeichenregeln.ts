import { AuftragAdresse } from '../adresse/adresse.js';
import { auftragsrollen } from '../adresse/adresstyp.js';
import { Auftrag } from '../auftrag/auftrag.js';
import { AuftragService } from '../auftrag/auftrag-teile.js';
import { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { felder, jeKlasse, type Klasse } from '../feld/feld.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** What the font of the papers has: Latin, Greek and Cyrillic with their marks, and common signs. */
const druckbar =
  /^[ -~\u00a0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01f0\u01fa-\u01ff\u0218-\u021b\u0237\u0259\u02bc\u02c6\u02c7\u02c9\u02d8-\u02dd\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u03d1\u03d2\u03d6\u0400-\u0486\u0488-\u0513\u1e00\u1e01\u1e3e\u1e3f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u203c\u2044\u2070\u2074-\u208e\u20a3\u20a4\u20a6-\u20ac\u20b1\u20b9\u20ba\u20bc\u20bd\u2105\u2113\u2116\u2122\u2126\u212e\u215b-\u215e\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25a0\u25ca\u25cb\u25cf\ufb01-\ufb04\s\p{Cc}\p{Cf}]*$/u;

/** Has a paper all characters of this text, or a question mark in the place of some? */
export function istDruckbar(text: string): boolean {
  return druckbar.test(text);
}

/** Of these papers have each, whatever stands beside it: nearly every text is looked at with this alone. */
const gewoehnlich = /^[\0-\u017f]*$/;

/** Few enough to be read in a sentence. */
const hoechstensGenannt = 5;

/** The characters of a text that papers have not, as a sentence names them; empty where they have all. */
function fremdeZeichen(text: string): string {
  if (gewoehnlich.test(text)) return '';
  const zusammengesetzt = text.normalize('NFC');
  if (istDruckbar(zusammengesetzt)) return '';
  const fremde = [...new Set(Array.from(zusammengesetzt))].filter((z) => !istDruckbar(z));
  return fremde.slice(0, hoechstensGenannt).join(' ');
}

/** What of a text is wrong, as a sentence names it; empty where nothing is. */
type Zeichenpruefung = (text: string) => string;

/** Where something was found. */
interface Fundstelle {
  feld: string;
  zeichen: string;
}

const alsFund = (zeichen: string, vor: string, name: string): Fundstelle[] =>
  zeichen ? [{ feld: `${vor}${name}`, zeichen }] : [];

/** What papers print of an entry of a list, a status or a client. */
const namen = ['langBezeichnung', 'kurzBezeichnung', 'bezkurz', 'name'];

function namenVon(verweis: object): string {
  const werte = verweis as Record<string, unknown>;
  return namen.flatMap((name) => (typeof werte[name] === 'string' ? [werte[name]] : [])).join('');
}

/** The texts that are typed in, and the names of what is chosen from lists. */
const gedruckte = jeKlasse((klasse) =>
  [...felder(klasse).values()].filter((f) => f.art === 'verweis' || (f.art === 'text' && !f.nurLesen)),
);

/** @param statt what counts in the place of a field's own value */
function pruefeObjekt(
  klasse: Klasse,
  objekt: object | null | undefined,
  vor: string,
  pruefe: Zeichenpruefung,
  statt: Record<string, unknown> = {},
): Fundstelle[] {
  if (!objekt) return [];
  const werte = objekt as Record<string, unknown>;
  const funde: Fundstelle[] = [];
  for (const { art, name } of gedruckte(klasse)) {
    const wert = statt[name] ?? werte[name];
    const text = art === 'verweis' ? wert && namenVon(wert) : wert;
    if (typeof text === 'string') funde.push(...alsFund(pruefe(text), vor, name));
  }
  return funde;
}

/** A sent position names packaging and load unit by id alone. */
const benannt = (p: Partial<Auftragsposition>, { verpackungen, lademittel }: Regelkontext) => ({
  verpackung: p.verpackung && verpackungen.find((v) => v.id === p.verpackung?.id),
  lademittel: p.lademittel && lademittel.find((l) => l.id === p.lademittel?.id),
});

/** Looks through all texts of an order, and the names of what is chosen from lists. */
export function pruefeTexte(
  auftrag: Pruefling,
  kontext: Regelkontext,
  pruefe: Zeichenpruefung,
): Fundstelle[] {
  return [
    ...pruefeObjekt(Auftrag, auftrag, '', pruefe),
    ...auftragsrollen.flatMap(({ feld }) => pruefeObjekt(AuftragAdresse, auftrag[feld], `${feld}.`, pruefe)),
    ...(auftrag.auftragServices ?? []).flatMap((s, i) => [
      ...pruefeObjekt(AuftragService, s, `auftragServices[${i}].`, pruefe),
      ...alsFund(pruefe(s.bezeichnung ?? ''), `auftragServices[${i}].`, 'bezeichnung'),
    ]),
    ...(auftrag.auftragspositionen ?? []).flatMap((p, i) => {
      const pfad = `auftragspositionen[${i}].`;
      const gefahrgut = p.auftragsgefahrgueter ?? [];
      return [
        ...pruefeObjekt(Auftragsposition, p, pfad, pruefe, benannt(p, kontext)),
        ...gefahrgut.flatMap((z, j) =>
          pruefeObjekt(Gefahrgutzeile, z, `${pfad}auftragsgefahrgueter[${j}].`, pruefe),
        ),
      ];
    }),
  ];
}

/** Chinese, emoji and the like: papers and labels show a question mark for them. */
export function zeichenOhneDruck(auftrag: Pruefling, kontext: Regelkontext): Meldung[] {
  return pruefeTexte(auftrag, kontext, fremdeZeichen).map(({ feld, zeichen }) =>
    fehler('regel.zeichenOhneDruck', feld, { zeichen }),
  );
}
