import { join } from 'node:path';
import { unterNode24 } from './lib/unter-node24.mjs';

await unterNode24(join(import.meta.dirname, 'lib/test-abend.mjs'));
