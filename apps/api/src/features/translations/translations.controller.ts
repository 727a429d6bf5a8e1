import { createHash } from 'node:crypto';
import { alsTafel, isoZuKennung } from '@frachtportal/texte/server';
import { Controller, Get, Headers } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortform } from '../../platform/http/antwort.js';
import { Ergebnis, JsonText } from '../../platform/http/ergebnis.js';

interface Fertig {
  json: string;
  etag: string;
}

/** The texts never change while the server runs, so each language is written out once. */
const fertige = new Map<string, Fertig>();

function fertig(iso: string): Fertig {
  let bekannt = fertige.get(iso);
  if (!bekannt) {
    const json = JSON.stringify(alsTafel(iso));
    bekannt = { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
    fertige.set(iso, bekannt);
  }
  return bekannt;
}

/** Texts by key, with their `{placeholders}`; needed before anyone is logged in. */
@ApiTags('translations')
@Controller('translations')
export class TranslationsController {
  @Get()
  @Recht('oeffentlich')
  @Antwortform({ type: 'object', additionalProperties: { type: 'string' } }, { etag: true })
  texte(@Headers('languageid') languageId: string | undefined) {
    const { json, etag } = fertig(isoZuKennung(languageId));
    return new Ergebnis(new JsonText(json), {
      etag,
      kopf: { 'cache-control': 'no-cache', vary: 'languageId' },
    });
  }
}
