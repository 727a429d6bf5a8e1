import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unterNode24 } from './lib/unter-node24.mjs';

if (process.argv.includes('--version')) {
  console.log(JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version);
  process.exit(0);
}
await unterNode24(join(import.meta.dirname, 'lib/start.mjs'));
