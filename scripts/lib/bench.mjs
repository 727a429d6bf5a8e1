// Second half of `npm run bench`, under the Node of the workspace: what is measured is what is built.
import { bauen } from './bauen.mjs';

const web = process.argv.includes('--browser') ? ['--filter=@frachtportal/web'] : [];
await bauen('--filter=@frachtportal/api', '--filter=@frachtportal/testkit', ...web);
await import('../../apps/bench/src/main.ts');
