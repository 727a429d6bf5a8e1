import { isoZuKennung, tafelZuKennung } from '@frachtportal/domain/texte/tafeln';
import type { Texttafel } from '@frachtportal/domain/texte/text';
import type { FastifyRequest } from 'fastify';

type Anfrage = Pick<FastifyRequest, 'headers' | 'query'>;

/** The header `languageId`, or the query of that name: a window that opens an address sends no headers of ours. */
function kennungVon({ headers, query }: Anfrage): string | undefined {
  const kennung = headers['languageid'] ?? (query as Record<string, unknown> | undefined)?.['languageId'];
  return typeof kennung === 'string' ? kennung : undefined;
}

/** The texts of the language that a request asks for. */
export const tafelVon = (anfrage: Anfrage): Texttafel => tafelZuKennung(kennungVon(anfrage));

/** The ISO code of that language. */
export const isoVon = (anfrage: Anfrage): string => isoZuKennung(kennungVon(anfrage));
