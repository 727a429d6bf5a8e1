import { Kennung, Liste, Text, Verweis, Wahrheit, Zahl } from '@frachtportal/domain/feld/dekoratoren';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ausXml, UnlesbaresXml } from './lesen.js';
import { alsXml, type Dokumentart } from './schreiben.js';

class Ding {
  @Kennung() id!: number;
  @Text({ max: 20 }) name!: string | null;
}

class Kiste {
  @Text({ max: 50 }) text!: string | null;
  @Zahl({ dezimal: 2 }) menge!: number | null;
  @Wahrheit() voll!: boolean | null;
  @Verweis(() => Ding) ding!: { id: number; name?: string | null } | null;
  @Liste(() => Ding) dinge!: Ding[];
}

const art: Dokumentart<Kiste> = { wurzel: 'kiste', namensraum: 'urn:test', klasse: Kiste };
const leer = { text: null, menge: null, voll: null, ding: null, dinge: [] };
const xml = (inhalt: string) => `<?xml version="1.0"?><kiste xmlns="urn:test">${inhalt}</kiste>`;

describe('XML gelesen', () => {
  it('gibt zurück, was geschrieben wurde', async () => {
    const kiste: Kiste = {
      text: ' <&>"\' ]]> ä\nß ',
      menge: 1.25,
      voll: false,
      ding: { id: 7, name: 'x' },
      dinge: [
        { id: 1, name: 'eins' },
        { id: 2, name: null },
      ],
    };
    expect(ausXml(art, await alsXml(art, kiste))).toEqual(kiste);
    expect(ausXml(art, await alsXml(art, leer))).toEqual(leer);
  });

  it('gibt 1.000 feindselige Texte zurück, wie sie geschrieben wurden', async () => {
    const stueck = fc.oneof(
      fc.constantFrom('&', '&amp;', '&lt;', '&#65;', '&#x41;', '&quot', ';', '<', '>', '"', "'", ']]>'),
      fc.constantFrom('<![CDATA[', '-->', '<!--', '<?xml', '%', '\t', '\n', ' ', 'ä', '€', '🚚'),
      fc.string({ maxLength: 8 }),
    );
    const texte = fc.array(stueck, { minLength: 1, maxLength: 8 }).map((teile) => teile.join(''));
    const darstellbar = texte.filter((t) => !/[^\t\n\x20-\uFFFD]/.test(t) && t !== '');
    await fc.assert(
      fc.asyncProperty(darstellbar, async (text) => {
        expect(ausXml(art, await alsXml(art, { ...leer, text }))['text']).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('versteht Zeichen als Nummer, CDATA und andere Schreibweisen', () => {
    const gelesen = ausXml(
      art,
      xml('<text>&#228;&#xDF;<![CDATA[<a&b>]]></text><menge> 12.50 </menge><voll>1</voll>'),
    );
    expect(gelesen).toMatchObject({ text: 'äß<a&b>', menge: 12.5, voll: true });
  });

  it('lässt stehen, was nicht zur Klasse passt', () => {
    expect(ausXml(art, xml('<menge>viel</menge><voll>ja</voll><fremd>1</fremd>'))).toMatchObject({
      menge: 'viel',
      voll: 'ja',
      fremd: '1',
    });
    expect(ausXml(art, xml('<dinge><anderes/></dinge>'))['dinge']).not.toBeInstanceOf(Array);
    expect(ausXml(art, xml('<text>a</text><text>b</text>'))['text']).toEqual(['a', 'b']);
  });

  it.each([
    ['kein XML', 'auftragsnummer;status'],
    ['nicht geschlossen', '<kiste xmlns="urn:test"><text>'],
    ['anderes Wurzelelement', '<auto xmlns="urn:test"/>'],
    ['anderer Namensraum', '<kiste xmlns="urn:fremd"/>'],
    ['leer', ''],
    [
      'Entitäten, die wachsen',
      '<!DOCTYPE kiste [<!ENTITY a "aaaa">]><kiste xmlns="urn:test"><text>&a;</text></kiste>',
    ],
  ])('weist ab: %s', (_art, text) => {
    expect(() => ausXml(art, text)).toThrow(UnlesbaresXml);
  });
});
