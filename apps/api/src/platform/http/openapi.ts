import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Umgebung } from '../../config/umgebung.js';
import { RECHT_BESCHRIEBEN, SCHLUESSELRECHTE_BESCHRIEBEN } from '../auth/recht.js';
import { meldungsliste } from './antwort.js';
import { schemata } from './schema.js';

const beschreibung = `Kennungen sind Zahlen, Tage \`JJJJ-MM-TT\`, Zeitpunkte ISO 8601 in UTC, Uhrzeiten \`HH:mm\`.
Ein Verweis wird als \`{"id": n}\` gesendet und als Kurzform beantwortet; \`frankatur\`, \`verkehrsart\` und
\`metrokennung\` sind Kennungen. \`page\` zählt von 0. Der Kopf \`languageId\` wählt die Sprache der Texte
(\`/api/registrierung/sprachen\` nennt sie, sonst deutsch). \`x-recht\` nennt das nötige Recht,
\`x-schluesselrechte\` die Rechte eines API-Schlüssels, die den Aufruf öffnen; ohne diese Angabe öffnet ihn keiner. Ein
Schlüssel kommt als \`Authorization: Bearer fp_…\` oder im Kopf \`X-API-Key\`. Wo eine Liste von Kennungen wirkt, nennt der Kopf
\`abgelehnt\` die, bei denen es nicht ging. Ein Fehler ist eine Liste von Meldungen; 400 ungültig, 401
ohne Meldung: Token erneuern, 403 Recht fehlt, 404 nicht da oder nicht sichtbar, 409 Zustand oder Stand veraltet, 413 zu
groß, 429 zu viele Versuche.`;

/** The OpenAPI document of all routes, with the schemas made from the domain classes. */
export function openApiDokument(app: INestApplication): OpenAPIObject {
  const grund = new DocumentBuilder()
    .setTitle('Frachtportal')
    .setDescription(beschreibung)
    .setVersion('1.0')
    .addBearerAuth({ type: 'http', description: 'Zugangstoken einer Anmeldung oder API-Schlüssel (fp_…)' })
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-API-Key' }, 'schluessel')
    .addSecurityRequirements('bearer')
    .build();
  const dokument = SwaggerModule.createDocument(app, grund, {
    operationIdFactory: (controller, methode) => {
      const name = controller.replace(/Controller$/, '');
      return (
        name.charAt(0).toLowerCase() + name.slice(1) + methode.charAt(0).toUpperCase() + methode.slice(1)
      );
    },
  });
  for (const wege of Object.values(dokument.paths)) {
    for (const ruf of Object.values(wege)) ergaenze(ruf as Ruf);
  }
  const schemas = Object.fromEntries([...schemata].sort(([a], [b]) => a.localeCompare(b)));
  return { ...dokument, components: { ...dokument.components, schemas: schemas as never } };
}

interface Ruf {
  responses: Record<string, object>;
  security?: Record<string, string[]>[];
  [RECHT_BESCHRIEBEN]?: string;
  [SCHLUESSELRECHTE_BESCHRIEBEN]?: string[];
}

/** What follows for every call from how all are built: its errors, and what opens it. */
function ergaenze(ruf: Ruf): void {
  ruf.responses['default'] = {
    description: 'Abgelehnt oder gescheitert: was dem Benutzer zu sagen ist',
    content: { 'application/json': { schema: meldungsliste } },
  };
  if (ruf[RECHT_BESCHRIEBEN] === 'oeffentlich') ruf.security = [{}, { bearer: [] }];
  else if (ruf[SCHLUESSELRECHTE_BESCHRIEBEN]) ruf.security = [{ bearer: [] }, { schluessel: [] }];
}

/** `/api/openapi.json`, and the page `/api/docs` where it is switched on. */
export function dokumentiere(app: INestApplication, umgebung: Umgebung): void {
  SwaggerModule.setup('api/docs', app, () => openApiDokument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    ui: umgebung.API_DOCS,
    raw: ['json'],
    customSiteTitle: 'Frachtportal API',
  });
}
