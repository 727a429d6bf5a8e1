import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { meldungsbereich, type Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { deutsch, isoZuKennung, uebersetzerZu } from '@frachtportal/texte/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

type Anfrage = Pick<FastifyRequest, 'headers' | 'query'>;

/** A message as it leaves: with its sentence. */
export type GesagteMeldung = Meldung & { text: string };

/** The query `languageId`, else the header: a window that opens an address sends no headers of ours. */
function kennungVon({ headers, query }: Anfrage): string | undefined {
  const kennung = (query as Record<string, unknown> | undefined)?.['languageId'] ?? headers['languageid'];
  return typeof kennung === 'string' ? kennung : undefined;
}

/** The ISO code of the language that a request asks for. */
export const isoVon = (anfrage: Anfrage): string => isoZuKennung(kennungVon(anfrage));

/** Says texts in that language. */
export const uebersetzerVon = (anfrage: Anfrage): Uebersetzer => uebersetzerZu(isoVon(anfrage));

/** Both as parameters of a call. */
export const Sprachkuerzel = createParamDecorator((_: unknown, kontext: ExecutionContext) =>
  isoVon(kontext.switchToHttp().getRequest<FastifyRequest>()),
);
export const Sprecher = createParamDecorator((_: unknown, kontext: ExecutionContext) =>
  uebersetzerVon(kontext.switchToHttp().getRequest<FastifyRequest>()),
);

/** A message with its sentence. On the wire its values are German words, and keys of other messages are the contract's. */
export function gesagt(m: Meldung, sage: Uebersetzer): GesagteMeldung {
  const params = Object.entries(m.params ?? {}).map(([name, wert]) => [
    name,
    typeof wert === 'string' ? drahtwert(wert) : wert,
  ]);
  return { ...m, text: meldungstext(m, sage), ...(m.params && { params: Object.fromEntries(params) }) };
}

const drahtwert = (wert: string) =>
  wert.startsWith(meldungsbereich) ? wert.slice(meldungsbereich.length) : deutsch(wert);
