import { defineConfig } from 'orval';

/** The typed client: one plain function a route, answering `{data, status, headers}`; errors throw in the mutator. */
export default defineConfig({
  frachtportal: {
    input: { target: './openapi.json' },
    output: {
      client: 'fetch',
      mode: 'single',
      target: './src/generated/frachtportal.ts',
      clean: true,
      urlEncodeParameters: true,
      override: {
        mutator: { path: './src/mutator.ts', name: 'aufruf', extension: '.js' },
        fetch: { includeHttpResponseReturnType: true, forceSuccessResponse: true },
      },
    },
  },
});
