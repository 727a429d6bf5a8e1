const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * What every workspace's tests share. The condition `source` lets them run on the packages' TypeScript, so nothing has
 * to be built first. The times are for what never ends: a busy machine is slow, not wrong.
 */
export const gemeinsam = {
  ssr: { resolve: { conditions } },
  resolve: { conditions },
};

export const fristen = { testTimeout: 60_000, hookTimeout: 180_000 };
