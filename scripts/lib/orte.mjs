// Where things are, and the environment in which the workspace's own tools are found first.
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const WURZEL = resolve(import.meta.dirname, '../..');
const BIN = join(WURZEL, 'node_modules/.bin');
export const NODE = join(WURZEL, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The API, as Node runs it: room for new objects and a bounded heap, so that it clears up in time (docs/leistung.md). */
export const API = [
  ...JSON.parse(readFileSync(join(WURZEL, 'apps/api/node-argumente.json'), 'utf8')),
  join(WURZEL, 'apps/api/dist/main.js'),
];

/** Path of a tool of the workspace. */
export const werkzeug = (name) => join(BIN, process.platform === 'win32' ? `${name}.CMD` : name);

/** The tools find each other through PATH; none of them asks, reports home or looks for updates. */
export function umgebung(zusaetze = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    DO_NOT_TRACK: '1',
    SCARF_ANALYTICS: 'false',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    npm_config_update_notifier: 'false',
    ...zusaetze,
  };
}
