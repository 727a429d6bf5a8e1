import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { nurText } from '@frachtportal/domain/texte/zeichen';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';

/** One kind of XML document: the root element, its namespace and the domain class it is made of. */
export interface Dokumentart<T extends object = object> {
  wurzel: string;
  namensraum: string;
  klasse: Klasse<T>;
}

/**
 * One object as XML: an element a field, named and ordered as the domain declares them, so that no field can be
 * forgotten. A reference carries its id as attribute, a list repeats an element named after its class inside its own;
 * what is empty is left out.
 */
export async function alsXml<T extends object>(
  { wurzel, namensraum, klasse }: Dokumentart<T>,
  objekt: T,
): Promise<string> {
  // Four megabytes that most days nobody needs.
  const { create } = await import('xmlbuilder2');
  const dokument = create({ version: '1.0', encoding: 'UTF-8' });
  fuelle(dokument.ele(namensraum, wurzel), klasse, objekt);
  // A CR that is not written as a reference would arrive as LF.
  return dokument.end({ prettyPrint: true }).replaceAll('\r', '&#xD;');
}

function fuelle(element: XMLBuilder, klasse: Klasse, objekt: object): void {
  const werte = objekt as Record<string, unknown>;
  for (const feld of felder(klasse).values()) schreibe(element, feld, werte[feld.name]);
}

function schreibe(eltern: XMLBuilder, feld: Feld, wert: unknown): void {
  if (wert === null || wert === undefined || (Array.isArray(wert) && !wert.length)) return;
  const element = eltern.ele(feld.name);
  const klasse = feld.klasse?.();
  if (!klasse) schreibeText(element, wert);
  else if (feld.art === 'verweis') schreibeVerweis(element, klasse, wert);
  else if (feld.art === 'teil') fuelle(element, klasse, wert);
  else for (const eintrag of wert as object[]) fuelle(element.ele(elementname(klasse)), klasse, eintrag);
}

function schreibeVerweis(element: XMLBuilder, klasse: Klasse, wert: object): void {
  const { id, ...rest } = wert as { id?: unknown };
  if (typeof id === 'number') element.att('id', String(id));
  fuelle(element, klasse, rest);
}

function schreibeText(element: XMLBuilder, wert: unknown): void {
  const text = nurText(Array.isArray(wert) ? wert.join(' ') : String(wert));
  // The writer takes what looks like an entity for one: a text that says `&lt;` would arrive as `<`.
  if (text) element.txt(text.replaceAll('&', '&amp;'));
}

/** The element that a list repeats: `Auftragsposition` makes `auftragsposition`. */
export function elementname({ name }: Klasse): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
