import { fehlendeZeichen } from '@frachtportal/domain/dispo/fortras/zeichen';
import { kodiere } from '@frachtportal/edi/zeichensatz';
import { expect, it } from 'vitest';

it.each(['iso-8859-1', 'windows-1252', 'cp850'] as const)(
  'the rule and the file agree on every character of %s',
  (zeichensatz) => {
    const anders: string[] = [];
    for (let i = 0x20; i < 0x3000; i++) {
      const zeichen = String.fromCodePoint(i);
      // Spaces of all kinds are made ordinary ones before a text is written; controls are refused elsewhere.
      if (/[\s\p{Cc}\p{M}]/u.test(zeichen) || zeichen.normalize('NFC') !== zeichen) continue;
      const geht = kodiere(zeichen, zeichensatz) !== undefined;
      if (geht === Boolean(fehlendeZeichen(zeichen, zeichensatz)))
        anders.push(`${i.toString(16)} ${zeichen}`);
    }
    expect(anders).toEqual([]);
  },
);
