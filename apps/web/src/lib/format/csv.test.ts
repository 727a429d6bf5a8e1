import { expect, it } from 'vitest';
import { alsCsv } from './csv';

it('schreibt keine Formel', () => {
  expect(alsCsv([['=1+1', '+49 421', null, 5]])).toBe(`"'=1+1";"'+49 421";"";"5"\r\n`);
});
