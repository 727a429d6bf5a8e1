import { createHash } from 'node:crypto';
import { tafelZuKennung } from '@frachtportal/domain/texte/tafeln';
import type { Texttafel } from '@frachtportal/domain/texte/text';
import { Controller, Get, Headers } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Ergebnis, JsonText } from '../../platform/http/ergebnis.js';

interface Fertig {
  json: string;
  etag: string;
}

/** The texts never change while the server runs, so each language is written out once. */
const fertige = new WeakMap<Texttafel, Fertig>();

function fertig(tafel: Texttafel): Fertig {
  let bekannt = fertige.get(tafel);
  if (!bekannt) {
    const json = JSON.stringify(tafel);
    bekannt = { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
    fertige.set(tafel, bekannt);
  }
  return bekannt;
}

/** Texts by key, with their `{placeholders}`; needed before anyone is logged in. */
@ApiTags('translations')
@Controller('translations')
export class TranslationsController {
  @Get()
  @Recht('oeffentlich')
  @ApiResponse({ status: 200, schema: { type: 'object', additionalProperties: { type: 'string' } } })
  texte(@Headers('languageid') languageId: string | undefined) {
    const { json, etag } = fertig(tafelZuKennung(languageId));
    return new Ergebnis(new JsonText(json), {
      etag,
      kopf: { 'cache-control': 'no-cache', vary: 'languageId' },
    });
  }
}
