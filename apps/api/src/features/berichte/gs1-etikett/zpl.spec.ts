import { sscc } from '@frachtportal/domain/packstueck/sscc';
import { expect, it } from 'vitest';
import {
  geleseneAdresse,
  gelesenerAuftrag,
  mitNummern,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import { bilder, gelesene } from '../testing/zpl-lesen.js';
import { etikettformate } from '../warenetikett/masse.js';
import { gs1Zpl } from './zpl.js';

const nummern = [7, 8, 9, 10].map((n) => sscc('9521234', n));

it.each(etikettformate)(
  'each label %s is drawn with the number of its piece, which a reader of barcodes reads as GS1',
  async (format) => {
    const zpl = gs1Zpl([mitNummern(gelesenerAuftrag(2), nummern)], format).join('');
    expect(await gelesene(zpl)).toEqual(nummern.map((nummer) => [[`(00)${nummer}`, 'GS1']]));
  },
);

it('is plain ASCII, and what looks like a command in a name is none', async () => {
  const name = 'A^XZ~JA_5E\\& Łódź €';
  const auftrag = mitNummern(
    gelesenerAuftrag(1, { empfaengerAdresse: geleseneAdresse({ name, ort: 'Łódź^FS^XA' }) }),
    nummern,
  );
  const zpl = gs1Zpl([auftrag]).join('');
  expect(zpl).toMatch(/^[\x20-\x7e\n]*$/);
  expect(zpl).toContain('^FDA_5EXZ_7EJA_5F5E_5C& _C5_81_C3_B3d_C5_BA _E2_82_AC^FS');
  for (const [befehl, anzahl] of [
    ['^XA', 2],
    ['^XZ', 2],
    ['^CI28', 2],
    ['~', 0],
  ] as const)
    expect(zpl.split(befehl).length - 1, befehl).toBe(anzahl);
  expect(await bilder(zpl)).toHaveLength(2);
});
