// The command line of a script; what it does not know is answered with how it is called.
import { parseArgs } from 'node:util';
import { Hinweis } from './ausgabe.mjs';

/** `{ values, positionals }`, as node:util reads them. @param hilfe said where `--hilfe` or something wrong stands */
export function gelesen(args, hilfe, optionen) {
  const options = { ...optionen, hilfe: { type: 'boolean', default: false } };
  let ergebnis;
  try {
    // npm and pnpm may hand on the `--` that separates their own options.
    ergebnis = parseArgs({ args: args.filter((a) => a !== '--'), options, allowPositionals: true });
  } catch (grund) {
    throw new Hinweis(`${grund.message}\n\n${hilfe}`);
  }
  if (ergebnis.values.hilfe) throw new Hinweis(hilfe);
  return ergebnis;
}
