import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wurzel } from '../wurzel.js';

const angaben: unknown = JSON.parse(readFileSync(join(wurzel, 'package.json'), 'utf8'));

/** The version of the program, as the root of the workspace says it: its one source. */
export const programmversion =
  angaben && typeof angaben === 'object' && 'version' in angaben ? String(angaben.version) : '';
