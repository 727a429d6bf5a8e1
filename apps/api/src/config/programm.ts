import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const angaben: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8'),
);

/** The version of the program, as the root of the workspace says it: its one source. */
export const programmversion =
  angaben && typeof angaben === 'object' && 'version' in angaben ? String(angaben.version) : '';
