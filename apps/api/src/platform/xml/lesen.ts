import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { XMLParser } from 'fast-xml-parser';
import { type Dokumentart, elementname } from './schreiben.js';

type Knoten = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  htmlEntities: true,
});

/** The document cannot be read at all; the message is for people. */
export class UnlesbaresXml extends Error {}

/**
 * Reads what `alsXml` writes: plain JSON in the shape of the class, every field there. Elements that the class does
 * not know stay in it under their names and a value that is not of its field's kind stays the text it is, so that
 * whoever checks the object against the class finds them.
 * @throws UnlesbaresXml when it is no well-formed XML of this kind
 */
export function ausXml({ wurzel, namensraum, klasse }: Dokumentart, xml: string): Knoten {
  // A document type could define entities that grow without end.
  if (/<!DOCTYPE/i.test(xml)) throw new UnlesbaresXml('Ein DOCTYPE ist nicht erlaubt.');
  const dokument = zerlegt(xml);
  const element = dokument[wurzel];
  if (element === undefined || Array.isArray(element))
    throw new UnlesbaresXml(`Das Wurzelelement „${wurzel}“ fehlt.`);
  if ((element as Knoten)['@xmlns'] !== namensraum)
    throw new UnlesbaresXml(`Der Namensraum „${namensraum}“ fehlt.`);
  return objekt(klasse, element);
}

function zerlegt(xml: string): Knoten {
  try {
    return parser.parse(xml, true) as Knoten;
  } catch (ursache) {
    throw new UnlesbaresXml(
      `Kein wohlgeformtes XML: ${ursache instanceof Error ? ursache.message : ursache}`,
    );
  }
}

function objekt(klasse: Klasse, element: unknown): Knoten {
  const kinder = istKnoten(element) ? element : {};
  const bekannt = felder(klasse);
  const fremd = Object.entries(kinder).filter(([name]) => !/^[@#]/.test(name) && !bekannt.has(name));
  return Object.fromEntries([
    ...[...bekannt.values()].map((f) => [f.name, wert(f, kinder[f.name])]),
    ...fremd,
  ]);
}

function wert(feld: Feld, element: unknown): unknown {
  const klasse = feld.klasse?.();
  if (feld.art === 'liste' && klasse) return liste(klasse, element);
  if (element === undefined) return feld.art === 'worte' ? [] : null;
  if (!klasse) return einfach(feld, istKnoten(element) ? element['#text'] : element);
  const id = istKnoten(element) ? element['@id'] : undefined;
  return { ...objekt(klasse, element), ...(id === undefined ? {} : { id: zahl(id) }) };
}

function liste(klasse: Klasse, element: unknown): unknown {
  if (!istKnoten(element)) return [];
  const name = elementname(klasse);
  const fremd = Object.keys(element).find((n) => !/^[@#]/.test(n) && n !== name);
  // No list any more, so that the check of the class refuses it.
  if (fremd) return { [fremd]: element[fremd] };
  const kinder = element[name] ?? [];
  return (Array.isArray(kinder) ? kinder : [kinder]).map((k) => objekt(klasse, k));
}

function einfach(feld: Feld, text: unknown): unknown {
  if (feld.art === 'zahl' || feld.art === 'kennung') return zahl(text);
  if (feld.art === 'worte') return String(text).trim().split(/\s+/);
  if (feld.art === 'wahrheit') return wahrheiten.get(text) ?? text;
  return text;
}

const wahrheiten = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function zahl(text: unknown): unknown {
  return typeof text === 'string' && /^\s*[-+]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text;
}

function istKnoten(wert: unknown): wert is Knoten {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert);
}
