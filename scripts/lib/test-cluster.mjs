// Second half of `npm run test:cluster`: what it sees is worth reading while it runs, some seven minutes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { NODE, umgebung, WURZEL } from './orte.mjs';

const api = join(WURZEL, 'apps/api');
const vitest = join(api, 'node_modules/vitest/vitest.mjs');
spawn(NODE, [vitest, 'run', '--project=cluster', ...process.argv.slice(2)], {
  cwd: api,
  env: umgebung(),
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 1));
