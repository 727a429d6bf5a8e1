import { join } from 'node:path';

/** Threads begin in files that lie beside the built program. */
let programmordner = import.meta.dirname;

/** For tests: they run from the sources, and have the program built elsewhere. */
export function legeProgrammordnerFest(ordner: string): void {
  programmordner = ordner;
}

/** The file in which a thread begins, by its name in apps/api/rolldown.config.ts. */
export const fadendatei = (name: string): string => join(programmordner, `${name}.js`);
