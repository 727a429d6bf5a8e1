import { fileURLToPath } from 'node:url';

/** Lets a thread resolve our `.js` imports to the `.ts` they stand for. */
const aufloesung = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, kontext, weiter) {
    try {
      return weiter(name, kontext);
    } catch (fehler) {
      if (/^\\.{1,2}\\//.test(name) && name.endsWith('.js')) return weiter(name.slice(0, -2) + 'ts', kontext);
      throw fehler;
    }
  },
});`;

/** Where a thread starts, as `Worker` takes it. */
export interface Workerquelle {
  filename: string;
  execArgv?: string[];
}

/**
 * Where a worker thread beside the file `nachbar` (its `import.meta.url`) starts. Built, that is its `.js`; in tests
 * nothing is built, and Node runs the `.ts` itself by leaving out the types, which is why worker modules import types
 * as such and use no decorators.
 */
export function workerquelle(name: string, nachbar: string): Workerquelle {
  const ausQuelltext = nachbar.endsWith('.ts');
  const filename = fileURLToPath(new URL(`./${name}.${ausQuelltext ? 'ts' : 'js'}`, nachbar));
  if (!ausQuelltext) return { filename };
  const hilfe = `data:text/javascript,${encodeURIComponent(aufloesung)}`;
  return { filename, execArgv: ['--conditions=source', '--import', hilfe] };
}
