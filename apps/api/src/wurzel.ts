import { resolve } from 'node:path';

/** Of the installation. Files of the built program lie as deep below it as this one. */
export const wurzel = resolve(import.meta.dirname, '../../..');
