import { describe, expect, it } from 'vitest';
import { einAuftrag } from '../../testing/builder.js';
import { freitexte, textzeilen } from './freitexte.js';

describe('Texte einer Sendung', () => {
  it('are broken between words, and a word only where it fits into no field', () => {
    const wort = 'x'.repeat(75);
    expect(textzeilen(`eins zwei\n  drei   vier \n\n${wort} fünf`)).toEqual([
      'eins zwei',
      'drei vier',
      'x'.repeat(70),
      `${'x'.repeat(5)} fünf`,
    ]);
    const lang = Array.from({ length: 40 }, (_, i) => `Wort${i}`).join(' ');
    const zeilen = textzeilen(lang);
    expect(zeilen.join(' ')).toBe(lang);
    expect(Math.max(...zeilen.map((z) => z.length))).toBeLessThanOrEqual(70);
  });

  it('tell what has no field of its own, and the day of delivery only where no appointment tells it', () => {
    const auftrag = einAuftrag().mit({ absenderReferenz: 'A-1', tauschpaletteA: 3, entladezeitBis: '12:00' });
    expect(freitexte(auftrag.build())).toEqual([
      { art: '000', text: 'Absenderreferenz: A-1' },
      { art: '000', text: 'Tausch von: 3 Europaletten' },
      { art: '001', text: 'Zustellung: – 12:00' },
    ]);
    const ohne = auftrag.mit({ terminkennzeichen: null, entladezeitVon: '08:00' }).build();
    expect(freitexte(ohne).at(-1)).toEqual({ art: '001', text: 'Zustellung: am 05.03.2026 08:00 – 12:00' });
  });

  it('name the recipient where goods go somewhere else', () => {
    const { empfaengerAdresse } = einAuftrag().build();
    const auftrag = einAuftrag().mit({ abweichendeEmpfaengerAdresse: empfaengerAdresse }).build();
    expect(freitexte(auftrag).at(-1)?.text).toBe(
      'Empfänger: Großhandel Jäger OHG, Hafenstraße 12a, D 28195 Bremen',
    );
  });
});
