import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { warenworte } from '@frachtportal/domain/auftrag/wiederholung/warenworte';
import { suchform } from '@frachtportal/domain/texte/suchform';

/** Most bytes of a search text; with them an index row stays below PostgreSQL's limit of 2,704. */
const hoechstensBytes = 1800;
const hoechstensZeichen = 960;

/** The two texts an order is found by. */
interface Suchtexte {
  /** References, names, towns, postal codes; the number is added by the database. Every search reads it. */
  suchtext: string;
  /** Goods, marks, delivery notes, and what the first has no room for. Read where the first finds nothing. */
  warentext: string;
}

export function auftragSuchtexte(auftrag: Auftrag): Suchtexte {
  const teile = [
    auftrag.absenderReferenz,
    auftrag.empfaengerreferenz,
    auftrag.spedfremdnr,
    auftrag.partnerreferenz,
  ];
  for (const { feld } of auftragsrollen) {
    const adresse = auftrag[feld];
    if (adresse) teile.push(adresse.name, adresse.fremdnummer, adresse.plz, adresse.ort);
  }
  const alles = Array.from(inSuchform(teile));
  let platz = Math.min(alles.length, hoechstensZeichen);
  while (Buffer.byteLength(alles.slice(0, platz).join('')) > hoechstensBytes) platz -= 50;
  // The word that is cut stands whole in the second text.
  const rest =
    platz < alles.length ? alles.slice(Math.max(0, alles.lastIndexOf(' ', platz) + 1)).join('') : '';
  const waren = warenworte(auftrag.auftragspositionen);
  return { suchtext: `${alles.slice(0, platz).join('')} `, warentext: `${rest} ${waren}`.trim() };
}

const inSuchform = (teile: (string | null | undefined)[]) => suchform(teile.filter(Boolean).join(' '));
