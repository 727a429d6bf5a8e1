import { defineConfig } from 'orval';

type Dokument = { paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>> };

/** What an error looks like concerns others: here it is thrown and no answer. */
function ohneFehlerantworten<T>(dokument: T): T {
  for (const wege of Object.values((dokument as Dokument).paths ?? {})) {
    for (const { responses } of Object.values(wege)) delete responses?.['default'];
  }
  return dokument;
}

/**
 * The typed client: one plain function a route, answering `{data, status, headers}`; errors throw in the mutator. A file
 * for each part of the API, so that a page loads only those it calls.
 */
export default defineConfig({
  frachtportal: {
    input: { target: './openapi.json', override: { transformer: ohneFehlerantworten } },
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
        mutator: { path: './src/mutator.ts', name: 'aufruf', extension: '.js' },
        fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true },
      },
    },
  },
});
