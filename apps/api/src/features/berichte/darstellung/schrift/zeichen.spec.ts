import { istDruckbar, zeichenOhneDruck } from '@frachtportal/domain/regel/zeichenregeln';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { expect, it } from 'vitest';
import { klartext } from './klartext.js';
import { hatZeichen } from './schrift.js';

it('what the rule takes for printable the font has, and no paper shows anything else for it', () => {
  const falsche: string[] = [];
  for (let punkt = 0x21; punkt <= 0x1f9ff; punkt++) {
    if (punkt >= 0xd800 && punkt <= 0xdfff) continue;
    const zeichen = String.fromCodePoint(punkt);
    if (/[\s\p{Cc}\p{Cf}]/u.test(zeichen) || !istDruckbar(zeichen)) continue;
    if (!hatZeichen(punkt) || klartext(zeichen) === '') falsche.push(punkt.toString(16));
  }
  expect(falsche).toEqual([]);
});

it('what is entered and becomes a question mark is named at its field', () => {
  const auftrag = einAuftrag()
    .mitPositionen(einePosition().mit({ zeichenNummer: 'A 漢字 → 🙂' }).build())
    .mit({ hinweis: 'Ärger mit Łódź, 5 € – „Übergröße“' })
    .build();
  expect(zeichenOhneDruck(auftrag)).toEqual([
    expect.objectContaining({
      key: 'regel.zeichenOhneDruck',
      field: 'auftragspositionen[0].zeichenNummer',
      params: { zeichen: '漢 字 → 🙂' },
    }),
  ]);
  expect(klartext('A 漢字 → 🙂')).toBe('A ?? ? ?');
});
