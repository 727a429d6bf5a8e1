/** The walls of the house (docs/adr, architecture): every rule here fails the build. */

const TESTS = '\\.(spec|test)\\.tsx?$|/testing/|/vitest-global-setup\\.ts$';

/** Files through which one feature of the API may talk to another. */
const API_OBERFLAECHE = '\\.(module|service|entity|read-model)\\.ts$';

/** The same in the web app: its queries and its pages. */
const WEB_OBERFLAECHE = '^apps/web/src/features/[^/]+/(api/|[A-Z][A-Za-z]*\\.tsx$)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'kein-kreis',
      comment: 'Wer im Kreis einbindet, lässt sich nicht einzeln verstehen und nicht einzeln testen.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'alles-auffindbar',
      severity: 'error',
      from: {},
      // What a module of the build tool answers is no file; where it serves a file of a package is its answer too.
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]wasm[?]url$' },
    },
    {
      name: 'packages-kennen-keine-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-kennen-einander-nicht',
      comment: 'Web und Browserabläufe sprechen mit der API nur über den erzeugten Klienten.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-nur-domain-und-api-client',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/', pathNot: '^packages/(domain|api-client|texte)/' },
    },
    {
      name: 'web-ohne-node',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-steht-allein',
      comment: 'Die Domäne läuft in Browser und Server: kein Nest, kein TypeORM, kein React, kein Node.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: '^packages/(domain/src/|texte/src/katalog.ts)|node_modules/(class-validator|date-easter)/',
      },
    },
    {
      name: 'edi-steht-allein',
      comment:
        'Aus Text werden Sätze mit benannten Feldern und zurück: kein Nest, keine Datenbank, keine Domäne.',
      severity: 'error',
      from: { path: '^packages/edi/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/edi/src/|node_modules/(iconv-lite|edifact)/' },
    },
    {
      name: 'domain-kennt-nur-schluessel',
      comment: 'Von den Texten kennt die Domäne die Schlüssel als Typ, keinen Katalog.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^packages/texte/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-feature-nur-ueber-oberflaeche',
      comment: 'Die Demodaten füllen alle Features und stehen deshalb über dieser Grenze.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: [TESTS, '^apps/api/src/features/demo/'] },
      to: { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', API_OBERFLAECHE] },
    },
    {
      name: 'web-feature-nur-ueber-oberflaeche',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/web/src/features/', pathNot: ['^apps/web/src/features/$1/', WEB_OBERFLAECHE] },
    },
    {
      name: 'technik-kennt-keine-features',
      severity: 'error',
      from: { path: '^apps/(api/src/(platform|config)|web/src/(components|lib))/', pathNot: TESTS },
      to: { path: '^apps/(api|web)/src/(features|app)/' },
    },
    {
      name: 'testkit-nur-in-tests',
      comment: 'Was das laufende Portal braucht, liegt in packages/betrieb.',
      severity: 'error',
      from: {
        path: '^(apps/(api|web)|packages/(domain|edi|api-client|betrieb))/',
        pathNot: [TESTS, '\\.config\\.ts$'],
      },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'web-feature-kennt-die-schale-nicht',
      comment: 'Was Schale und Features brauchen (Pfade, Rechte, Sitzung), steht in lib.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTS },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'typeorm-nur-am-rand',
      severity: 'error',
      from: { pathNot: '\\.(entity|repository|read-model)\\.ts$|^apps/api/src/platform/database/' },
      to: { path: 'node_modules/typeorm/' },
    },
    {
      name: 'anweisungen-nur-am-rand',
      comment: 'SQL steht in Repositories und Lesemodellen.',
      severity: 'error',
      from: {
        pathNot: [TESTS, '\\.(repository|read-model)\\.ts$|^apps/api/src/(platform/database/|messung\\.ts$)'],
      },
      to: { path: '^apps/api/src/platform/database/anweisung\\.ts$' },
    },
    {
      name: 'tabelle-nur-im-raster',
      comment: 'Das Datengitter hat eine Hülle; alle anderen benutzen diese.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/src/components/raster/' },
      to: { path: 'node_modules/react-data-grid/' },
    },
    {
      name: 'keine-entwicklungspakete-im-betrieb',
      severity: 'error',
      from: { path: '^(apps/(api|web)|packages/(domain|edi|api-client|texte))/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'niemand-bindet-tests-ein',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '\\.(spec|test)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Also not what the comparison with the generated client puts beside the packages for a moment.
    exclude: { path: '(^|/)(dist|ergebnisse|coverage)/|^packages/\\.|^apps/api/\\.programm-' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
