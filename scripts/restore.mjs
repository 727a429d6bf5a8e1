import { join } from 'node:path';
import { unterNode24 } from './lib/unter-node24.mjs';

// The other half runs in the root of the workspace; a file is meant from where the caller stands.
process.env['INIT_CWD'] ??= process.cwd();
await unterNode24(join(import.meta.dirname, 'lib/restore.mjs'));
