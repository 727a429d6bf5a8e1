import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { RECHT, SCHLUESSELRECHTE } from '../platform/auth/recht.js';
import type { Portal } from './portal.js';

/** A route as the controllers declare it. */
export interface Route {
  methode: string;
  /** As in OpenAPI: `/api/auftraege/{id}`. */
  pfad: string;
  recht: Recht | undefined;
  /** Keys with one of these open it. */
  schluesselrechte: Schluesselrecht[] | undefined;
  handler: string;
}

const metadatum = <T>(name: string, ziel: object): T | undefined => Reflect.getMetadata(name, ziel);

/** By which `@ApiExcludeController` is known. */
const ausgenommen = 'swagger/apiExcludeController';

/** Pages for people without an account, which are no calls: each has tests of its own. */
export const seiten: readonly string[] = [
  'GET /sendung',
  'POST /sendung',
  'POST /sendung/beleg',
  'GET /sendung/abbestellen/{token}',
  'POST /sendung/abbestellen/{token}',
  'GET /impressum',
  'GET /datenschutz',
  'GET /agb',
  'GET /v/{token}',
  'POST /v/{token}',
  'POST /v/{token}/beleg',
];

/** Every call of every controller in the running application. */
export function routen({ app }: Portal): Route[] {
  const klassen = [...app.get(ModulesContainer).values()]
    .flatMap((modul) => [...modul.controllers.values()].map((c) => c.metatype as Type))
    .filter((klasse) => !metadatum(ausgenommen, klasse));
  return klassen.flatMap((klasse) =>
    Object.entries(Object.getOwnPropertyDescriptors(klasse.prototype)).flatMap(([name, { value }]) => {
      const methode = typeof value === 'function' && metadatum<RequestMethod>(METHOD_METADATA, value);
      if (typeof methode !== 'number') return [];
      const teile = [metadatum<string>(PATH_METADATA, klasse), metadatum<string>(PATH_METADATA, value)];
      const pfad = ['api', ...teile]
        .map((t) => t?.replace(/^\/|\/$/g, ''))
        .filter(Boolean)
        .join('/');
      return {
        methode: RequestMethod[methode],
        pfad: `/${pfad.replace(/:(\w+)/g, '{$1}')}`,
        recht: metadatum<Recht>(RECHT, value) ?? metadatum<Recht>(RECHT, klasse),
        schluesselrechte: metadatum<Schluesselrecht[]>(SCHLUESSELRECHTE, value),
        handler: `${klasse.name}.${name}`,
      };
    }),
  );
}

/** Every path the server itself knows, whoever registered it: `GET /api/auftraege/{id}`. HEAD comes with GET. */
export function registrierte({ app }: Portal): string[] {
  const ahnen: string[] = [];
  const baum = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  return baum.split('\n').flatMap((zeile) => {
    const treffer = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(zeile);
    if (!treffer) return [];
    const [, einzug = '', stueck = '', methoden = ''] = treffer;
    const tiefe = einzug.length / 4;
    ahnen.length = tiefe;
    ahnen[tiefe] = stueck;
    const pfad = ahnen.join('').replace(/:(\w+)/g, '{$1}');
    return methoden
      .split(', ')
      .filter((m) => m && m !== 'HEAD')
      .map((m) => `${m} ${pfad}`);
  });
}

/** The operations that OpenAPI describes, in the same form. */
export function beschriebene(dokument: { paths: Record<string, object> }): string[] {
  return Object.entries(dokument.paths).flatMap(([pfad, methoden]) =>
    Object.keys(methoden).map((m) => `${m.toUpperCase()} ${pfad}`),
  );
}
