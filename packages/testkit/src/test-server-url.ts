import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The server that `vitest-global-setup` started for this run. */
export function testServerUrl(): string {
  return inject('postgresUrl');
}
