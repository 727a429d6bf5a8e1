import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { suchform } from '@frachtportal/domain/texte/suchform';

/** Most bytes of a search text; with them an index row stays below PostgreSQL's limit of 2,704. */
const hoechstensBytes = 1800;
const hoechstensZeichen = 960;

/** What an order is found by: references, names, towns, postal codes. The number is added by the database. */
export function auftragSuchtext(auftrag: Auftrag): string {
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
  let zeichen = Array.from(suchform(teile.filter(Boolean).join(' '))).slice(0, hoechstensZeichen);
  while (Buffer.byteLength(zeichen.join('')) > hoechstensBytes) zeichen = zeichen.slice(0, -50);
  return `${zeichen.join('')} `;
}
