import { defineConfig } from 'orval';

interface Schema {
  properties?: Record<string, { readOnly?: boolean }>;
}

interface Dokument {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components?: { schemas?: Record<string, Schema> };
}

/**
 * What the client need not know: errors are thrown and no answer, and what the server would ignore in a body is not
 * sent.
 */
function vereinfacht<T>(dokument: T): T {
  const { paths = {}, components } = dokument as Dokument;
  for (const wege of Object.values(paths)) {
    for (const { responses } of Object.values(wege)) delete responses?.['default'];
  }
  for (const { properties = {} } of Object.values(components?.schemas ?? {})) {
    for (const [name, feld] of Object.entries(properties)) if (feld.readOnly) delete properties[name];
  }
  return dokument;
}

/**
 * The typed client: one plain function a route, answering `{data, status, headers}`; errors throw in the mutator. A file
 * for each part of the API, so that a page loads only those it calls.
 */
export default defineConfig({
  frachtportal: {
    input: { target: './openapi.json', override: { transformer: vereinfacht } },
    output: {
      // orval's own generator; each call says which part of its path is missing, instead of asking for "undefined".
      client: ({ fetch }) => ({
        ...fetch,
        async client(ruf, optionen, ...rest) {
          const { operationName, params } = ruf;
          const route = params.reduce(
            (weg, { name }) =>
              weg.replace(`\${${name}}`, () => `\${pfadteil(${name}, '${name}', '${operationName}')}`),
            optionen.route,
          );
          const erzeugt = await fetch.client(ruf, { ...optionen, route }, ...rest);
          const dazu = { name: 'pfadteil', values: true, importPath: '../pfadteil.js' };
          return params.length ? { ...erzeugt, imports: [...erzeugt.imports, dazu] } : erzeugt;
        },
      }),
      mode: 'tags',
      target: './src/generated/frachtportal.ts',
      clean: true,
      override: {
        enumGenerationType: 'union',
        mutator: { path: './src/mutator.ts', name: 'aufruf', extension: '.js' },
        fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true },
      },
    },
  },
});
