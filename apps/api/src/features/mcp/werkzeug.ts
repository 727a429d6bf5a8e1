import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import type { CallToolResult, JsonSchemaType } from '@modelcontextprotocol/server';

/** What whoever calls has sent, and how they are spoken to. */
export interface Aufruf {
  angaben: Record<string, unknown>;
  sage: Uebersetzer;
  /** The language of papers. */
  iso: string;
}

/** A tool as the Model Context Protocol knows it: what a model is told of it, and what it does. */
export interface Werkzeug {
  name: string;
  titel: string;
  beschreibung: string;
  /** Shape of what is sent; what it means is checked by the same code as over REST. */
  eingabe: JsonSchemaType;
  /** As the REST calls ask for it. */
  recht: Recht;
  /** A right of the key beside `agent`; a key without it does not see the tool. */
  schluesselrecht?: Schluesselrecht;
  /** Changes nothing. */
  liest: boolean;
  /** @throws Fachfehler as over REST */
  tue(aufruf: Aufruf): Promise<Ergebnis>;
}

/** An object, or a file beside it. */
export interface Ergebnis {
  wert: Record<string, unknown>;
  datei?: { uri: string; mimeType: string; blob: string };
}

/** As the protocol answers: for programs as an object, for models as its text. */
export function alsAntwort({ wert, datei }: Ergebnis): CallToolResult {
  const text = { type: 'text', text: JSON.stringify(wert) } as const;
  const anlage = datei ? [{ type: 'resource', resource: datei } as const] : [];
  return { content: [text, ...anlage], structuredContent: wert };
}

/** Of an object these properties, all known and no others. */
export const objekt = (
  properties: Record<string, JsonSchemaType>,
  required: string[] = [],
): JsonSchemaType => ({ type: 'object', properties, required, additionalProperties: false });
