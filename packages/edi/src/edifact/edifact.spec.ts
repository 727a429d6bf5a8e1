import { describe, expect, it } from 'vitest';
import { liesAustausch } from './austausch.js';
import { contrl } from './contrl.js';
import { type Segment, zerlege } from './segmente.js';
import { tagUndZeit } from './termine.js';

const zerlegt = (text: string) => {
  const segmente: Segment[] = [];
  return { fehler: zerlege(text, '?', (segment) => segmente.push(segment)), segmente };
};

describe('Segmente', () => {
  it('are the same wherever the text is cut while it is read', () => {
    // Every release character stands once on each side of the border between two pieces.
    for (let vorn = 16_360; vorn < 16_390; vorn++) {
      const text = `UNB+${'x'.repeat(vorn - 4)}?+??y?:'\r\nFTX+AAA'`;
      const { segmente, fehler } = zerlegt(text);
      expect([fehler, segmente.length]).toEqual([null, 2]);
      expect(segmente[0]?.elemente[0]?.[0]?.slice(-4)).toBe('+?y:');
    }
  });

  it('before a fault are given', () => {
    const { segmente, fehler } = zerlegt("UNB+1'BGM+2'xyz");
    expect([segmente.map((s) => s.name), fehler?.segment, fehler?.grund]).toEqual([
      ['UNB', 'BGM'],
      3,
      'zeichen',
    ]);
    expect(zerlegt("UNB+1'BGM+2").fehler).toMatchObject({ segment: 2, grund: 'fehlt' });
  });
});

it('an interchange of ten megabytes is read to its end', () => {
  const anzahl = 18_000;
  const werk = '++Werk Nord GmbH+Industriestrasse 12+Hamburg++20457+DE';
  const ware = ['GID+1+1:EU+40:KT', 'FTX+AAA+++Schrauben und Muttern', 'MEA+WT+G+KGM:310.25'];
  const inhalt = ['BGM+610+1+9', 'DTM+137:20261201:102', `NAD+CZ+K-1::92${werk}`, `NAD+CN+K-2::92${werk}`];
  inhalt.push(...ware, ...ware, ...ware, ...ware, ...ware);
  const nachrichten = Array.from({ length: anzahl }, (_, i) =>
    [`UNH+${i + 1}+IFTMIN:D:96A:UN`, ...inhalt, `UNT+${inhalt.length + 2}+${i + 1}`].join("'"),
  );
  const alles = ['UNB+UNOC:3+A+B+261201:0815+R', ...nachrichten, `UNZ+${anzahl}+R`, ''].join("'");
  expect(alles.length).toBeGreaterThan(9_000_000);
  // Of each message only what is made of it is held.
  const gelesen = liesAustausch(Buffer.from(alles), ({ segmente, fehler }) => [segmente.length, ...fehler]);
  expect(gelesen).toMatchObject({ umschlag: { fehler: null } });
  const jede = [inhalt.length + 2];
  expect('nachrichten' in gelesen && gelesen.nachrichten).toEqual(Array(anzahl).fill(jede));
});

it('a date is one in its form', () => {
  expect(tagUndZeit('20261202', '102')).toEqual({
    tag: '2026-12-02',
    zeit: null,
    bisTag: null,
    bisZeit: null,
  });
  expect(tagUndZeit('2612020830', '201')).toMatchObject({ tag: '2026-12-02', zeit: '08:30' });
  expect(tagUndZeit('202612020830-202612021200', '719')).toMatchObject({ zeit: '08:30', bisZeit: '12:00' });
  for (const [text, form] of [
    ['20261302', '102'],
    ['20261202', '203'],
    ['202612022460', '203'],
    ['20261202-', '718'],
  ])
    expect(tagUndZeit(text ?? '', form ?? '')).toBeUndefined();
});

it('an answer protects what it repeats', () => {
  const text = "UNB+UNOC:3+A?+B:14+C?:D+261201:0815+R?'1'UNZ+0+R?'1'";
  const gelesen = liesAustausch(Buffer.from(text, 'latin1'), () => undefined);
  if ('grund' in gelesen) throw new Error(gelesen.grund);
  expect(gelesen.umschlag).toMatchObject({
    absender: ['A+B', '14'],
    referenz: "R'1",
    fehler: { grund: 'leer' },
  });
  const antwort = contrl(gelesen.umschlag, '7', '2026-12-01T09:30').split('\r\n');
  expect(antwort[0]).toBe("UNB+UNOC:3+C?:D+A?+B:14+261201:0930+7'");
  expect(antwort[2]).toBe("UCI+R?'1+A?+B:14+C?:D+4+32+UNZ+2'");
});
