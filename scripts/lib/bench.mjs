// Second half of `pnpm bench`, under the Node of the workspace: what is measured is what is built.
import { bauen } from './bauen.mjs';

await bauen('--filter=@frachtportal/api', '--filter=@frachtportal/testkit');
await import('../../apps/bench/src/main.ts');
