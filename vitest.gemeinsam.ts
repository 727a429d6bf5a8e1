export const bedingungen = ['source', 'module', 'node', 'development|production'];

/** By which of the ways that a package offers it is loaded: by tests, and by what is set up once for all of them. */
export const geladenAls = (conditions: string[]) => ({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  environments: { __vitest__: { resolve: { conditions } } },
});

/**
 * What every workspace's tests share. The condition `source` lets them run on the packages' TypeScript, so nothing has
 * to be built first. The times are for what never ends: a busy machine is slow, not wrong.
 */
export const gemeinsam = geladenAls(bedingungen);

export const fristen = { testTimeout: 180_000, hookTimeout: 180_000 };
