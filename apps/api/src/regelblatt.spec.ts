import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { regelblatt } from './regelblatt.js';

it('docs/regeln.md describes the rules as they are (npm run generate)', () => {
  const datei = resolve(import.meta.dirname, '../../../docs/regeln.md');
  expect(readFileSync(datei, 'utf8')).toBe(regelblatt());
});
