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
  // Tables, their pages and searches; the forms do without them.
  {
    name: 'tabelle',
    test: /components.(tabelle.(Tabelle|TabellenKarten|Blaetterleiste|seitenfenster|spalten|tabelle)|Suchtext)\.|auftraege.Mandantfilter\.|LinearProgress|icons-material.(FirstPage|LastPage|Navigate(Before|Next))\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Small things, each shared with few others: a file of their own would be little but overhead.
  {
    name: 'kleinteile',
    test: new RegExp(
      [
        /components.Reiter|useWechsel|listenort|lib.(eingabe|kennung)/,
        /domain.src.(adresse.(plz|adresse|adresstyp)|auftrag.ganzzahl)/,
        /domain.src.stammdaten.(ladeeinheiten|sendungsstatus)/,
        /icons-material.(Add|DeleteOutlined|EditOutlined|FileDownloadOutlined|Search|SwitchAccountOutlined)/,
      ]
        .map(({ source }) => `(${source})\\.`)
        .join('|'),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'gemeinsam', minShareCount: 8, test: /./ },
];
