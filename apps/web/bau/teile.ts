/**
 * What is loaded together. Left alone, the bundler makes a file of every set of modules that the same pages share: a
 * hundred small ones, each a request of its own and each compressed by itself.
 */
export const teile = [
  // All that stands before the login page shows.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // Forms with rules; the lists do without them.
  {
    name: 'formular',
    test: /react-hook-form|components.(formular|domaenenformular|FormularDialog)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Small things of the lists, each shared with few others.
  {
    name: 'listenteile',
    test: /components.(Suchtext|Reiter)\.|auftraege.Mandantfilter\.|useWechsel\.|listenort\./,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'gemeinsam', minShareCount: 8, test: /./ },
];
