import { isoZuKennung, tafelZuKennung } from '@frachtportal/domain/texte/tafeln';
import type { Texttafel } from '@frachtportal/domain/texte/text';
import type { FastifyRequest } from 'fastify';

type Anfrage = Pick<FastifyRequest, 'headers' | 'query'>;

/** The query `languageId`, else the header: a window that opens an address sends no headers of ours. */
function kennungVon({ headers, query }: Anfrage): string | undefined {
  const kennung = (query as Record<string, unknown> | undefined)?.['languageId'] ?? headers['languageid'];
  return typeof kennung === 'string' ? kennung : undefined;
}

/** The texts of the language that a request asks for. */
export const tafelVon = (anfrage: Anfrage): Texttafel => tafelZuKennung(kennungVon(anfrage));

/** The ISO code of that language. */
export const isoVon = (anfrage: Anfrage): string => isoZuKennung(kennungVon(anfrage));
