/**
 * What every workspace's tests share. The condition `source` lets them run on the packages' TypeScript,
 * so nothing has to be built first.
 */
export const gemeinsam = {
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
};
