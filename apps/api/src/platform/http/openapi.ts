import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Umgebung } from '../../config/umgebung.js';
import { schemata } from './schema.js';

/** The OpenAPI document of all routes, with the schemas made from the domain classes. */
export function openApiDokument(app: INestApplication): OpenAPIObject {
  const grund = new DocumentBuilder()
    .setTitle('Frachtportal')
    .setVersion('1.0')
    .addBearerAuth()
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
  const schemas = Object.fromEntries([...schemata].sort(([a], [b]) => a.localeCompare(b)));
  return { ...dokument, components: { ...dokument.components, schemas: schemas as never } };
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
