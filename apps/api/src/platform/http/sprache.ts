import { tafelZuKennung } from '@frachtportal/domain/texte/tafeln';
import type { Texttafel } from '@frachtportal/domain/texte/text';
import type { FastifyRequest } from 'fastify';

/** The texts of the language that the header `languageId` asks for. */
export function tafelVon({ headers }: Pick<FastifyRequest, 'headers'>): Texttafel {
  const kennung = headers['languageid'];
  return tafelZuKennung(typeof kennung === 'string' ? kennung : undefined);
}
