import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sichererDateiname } from './dateiname.js';

describe('Der Dateiname eines Dokuments', () => {
  it.each([
    ['Lieferschein 4711.pdf', 'Lieferschein 4711.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Daten\\geheim\\Beleg.PDF', 'Beleg.PDF'],
    ['..', 'Dokument.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['', 'Dokument.pdf'],
    ['rechnung.pdf.exe', 'rechnung.pdf.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['gepj\u202efdp.pdf', 'gepjfdp.pdf'],
    ['Größe ß 中.pdf', 'Größe ß 中.pdf'],
    ['con<>:"|?*.pdf', 'con_______.pdf'],
  ])('%j wird %j', (name, erwartet) => {
    expect(sichererDateiname(name, 'application/pdf')).toBe(erwartet);
  });

  it('ist immer einer: ohne Pfad, höchstens 255 Zeichen, mit der Endung seiner Art', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'binary' }), (name) => {
        const sicher = sichererDateiname(name, 'image/jpeg');
        expect(sicher.length).toBeLessThanOrEqual(255);
        expect(sicher).not.toMatch(/[/\\\p{Cc}]|^\./u);
        expect(sicher).toMatch(/\.jpe?g$/i);
        expect(sicher.isWellFormed()).toBe(true);
      }),
    );
  });
});
