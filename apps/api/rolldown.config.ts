import { join } from 'node:path';
import type { RolldownOptions } from 'rolldown';

const ort = import.meta.dirname;

/**
 * The API and its commands, each a program of few files with the libraries inside: the start reads those instead of
 * some 3,600 modules. Made from the sources of all packages, so nothing has to be built before.
 */
export default {
  cwd: ort,
  input: {
    main: 'src/main.ts',
    pruefen: 'src/pruefen.ts',
    migrieren: 'src/migrieren.ts',
    'schluessel-wechseln': 'src/schluesselwechsel/schluessel-wechseln.ts',
    'protokoll-pruefen': 'src/protokoll-pruefen.ts',
    dokumente: 'src/dokumente.ts',
    openapi: 'src/openapi.ts',
    schnittstellen: 'src/schnittstellen.ts',
    // What the commands of the workspace take from it.
    messung: 'src/messung.ts',
    migrationen: 'src/platform/database/vorbereiten/migrationen.ts',
    's3-sicherung': 'src/features/dokumente/ablage/s3-sicherung.ts',
    // Threads; each is found beside what starts it.
    'bericht.worker': 'src/features/berichte/bericht.worker.ts',
    'nachricht.worker': 'src/features/auftragseingang/nachrichten/nachricht.worker.ts',
    'tabelle.worker': 'src/platform/dateien/tabelle.worker.ts',
  },
  platform: 'node',
  tsconfig: join(ort, 'tsconfig.json'),
  resolve: { conditionNames: ['source', 'node'] },
  external: [
    // Holds a program for the processor, starts threads from files of its own, reads files of its own.
    '@node-rs/argon2',
    'piscina',
    // Loaded where somebody follows requests, and then replaces `pg` as that is loaded.
    /^@opentelemetry\/(sdk-node|instrumentation-)/,
    'pg',
    // Never there; Nest tries for them.
    /^@nestjs\/(microservices|websockets|platform-express)/,
    /^(class-transformer|@fastify\/view|cpu-features)/,
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    // What comes first in a source comes first: without it decorators ran before `reflect-metadata` was there.
    strictExecutionOrder: true,
    keepNames: true,
    comments: false,
    // Node keeps a file with a letter beyond Latin at two bytes a letter, all of it.
    minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
} satisfies RolldownOptions;
