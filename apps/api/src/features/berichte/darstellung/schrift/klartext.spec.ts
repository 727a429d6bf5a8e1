import { describe, expect, it } from 'vitest';
import { aus, klartext, verbunden, zeilentext } from './klartext.js';

describe('Text für das Papier', () => {
  it.each([
    ['  Müller &\tSöhne \n GmbH ', 'Müller & Söhne GmbH'],
    ['=1+1', '=1+1'],
    ['ßẞü€–’„“²³×', 'ßẞü€–’„“²³×'],
    ['u\u0308', 'ü'],
    ['a\u0000b\u0007c\u200bd\ufeff', 'abcd'],
    ['漢字 🙂', '?? ?'],
    ['x\ud800y', 'x?y'],
    [12.5, '12.5'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
  ])('%j wird %j', (wert, text) => expect(klartext(wert).replace('\ufffd', '?')).toBe(text));

  it.each([[{ image: '/etc/hostname' }], [['a']], [true], [() => 'x'], [new String('x')]])(
    'nichts als Texte und Zahlen kommt durch: %s',
    (wert) => {
      expect(klartext(wert)).toBe('');
      expect(zeilentext(wert)).toBe('');
    },
  );

  it('behält die Zeilen mehrzeiliger Texte', () => {
    expect(zeilentext('a \r\nb\r\n\rc\u2028d')).toBe('a\nb\n\nc\nd');
    expect(zeilentext('a\n'.repeat(1000), 3)).toBe('a\na\na');
  });

  it('liest Felder von Verweisen und verbindet, was nicht leer ist', () => {
    expect(aus({ lang: '', kurz: 'KT' }, 'lang', 'kurz')).toBe('KT');
    expect(aus(null, 'lang')).toBe('');
    expect(verbunden(', ', 'a', '', null, 3)).toBe('a, 3');
  });
});
