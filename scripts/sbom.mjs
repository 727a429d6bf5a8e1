import { join } from 'node:path';
import { unterNode24 } from './lib/unter-node24.mjs';

process.env['INIT_CWD'] ??= process.cwd();
await unterNode24(join(import.meta.dirname, 'lib/sbom.mjs'));
