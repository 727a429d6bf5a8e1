// What results of tests depend on beside the files of this checkout.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WURZEL } from './orte.mjs';

/** The day, as tests reckon from today; the machine; its browser; and the real examples that may lie beside us. */
export function stand() {
  const aussen = [
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    process.env['FRACHTPORTAL_SHARED'] ?? join(WURZEL, '../shared'),
  ];
  const alter = aussen.map((ort) => (existsSync(ort) ? statSync(ort).mtimeMs : 0));
  return [new Date().toDateString(), process.platform, process.arch, ...alter].join(' ');
}
