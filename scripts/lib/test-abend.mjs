// Second half of `npm run test:abend`: the journey of an evening, with a hundred orders each way.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bauen } from './bauen.mjs';
import { NODE, umgebung, WURZEL } from './orte.mjs';

await bauen();
const e2e = join(WURZEL, 'apps/e2e');
const playwright = join(e2e, 'node_modules/@playwright/test/cli.js');
spawn(NODE, [playwright, 'test', 'src/abend', '--retries=0'], {
  cwd: e2e,
  env: { ...umgebung(), ABEND_AUFTRAEGE: process.env['ABEND_AUFTRAEGE'] ?? '100' },
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 1));
