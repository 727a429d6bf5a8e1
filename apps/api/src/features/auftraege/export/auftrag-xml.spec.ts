import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { describe, expect, it } from 'vitest';
import { ausXml } from '../../../platform/xml/lesen.js';
import { auftragAlsXml, auftragsdokument } from './auftrag-xml.js';
import { gelesenerAuftrag } from './testing/gelesener-auftrag.js';

type Werte = Record<string, unknown>;

/** An order in which every field of every class holds a value of its kind. */
function alles(klasse: Klasse, tiefe = 0): Werte {
  return Object.fromEntries([...felder(klasse).values()].map((f) => [f.name, beispiel(f, tiefe)]));
}

function beispiel(f: Feld, tiefe: number): unknown {
  if (f.klasse && tiefe > 4) return null;
  if (f.art === 'liste') return [alles(f.klasse!(), tiefe + 1), alles(f.klasse!(), tiefe + 1)];
  if (f.klasse) return alles(f.klasse(), tiefe + 1);
  const werte: Partial<Record<Feld['art'], unknown>> = {
    zahl: f.dezimal ? 1.25 : 7,
    kennung: 4711,
    wahrheit: true,
    tag: '2026-05-27',
    uhrzeit: '08:30',
    zeitpunkt: '2026-05-27T09:14:03.120Z',
    worte: f.werte,
  };
  return werte[f.art] ?? ` ${f.name} ß€„“ <&>"' ]]> `;
}

describe('XML eines Auftrags [1-1.017]', () => {
  it('trägt jedes Feld des Auftrags und seiner Teile', async () => {
    const auftrag = alles(Auftrag);
    const xml = await auftragAlsXml(auftrag as never);
    expect(ausXml(auftragsdokument, xml)).toEqual(auftrag);
  });

  it('steht im Namensraum und nennt die Felder in der Reihenfolge der Domäne', async () => {
    const xml = await auftragAlsXml(gelesenerAuftrag());
    expect(xml).toContain(`<auftrag xmlns="${auftragsdokument.namensraum}">`);
    expect(xml.match(/xmlns/g)).toHaveLength(1);
    const namen = [...xml.matchAll(/^ {2}<(\w+)/gm)].map(([, name]) => name);
    expect(namen).toEqual([...felder(Auftrag).keys()].filter((n) => namen.includes(n)));
  });

  it('schreibt Verweise mit id und ihren Texten, Listen als wiederholte Elemente', async () => {
    const xml = await auftragAlsXml(gelesenerAuftrag(3));
    expect(xml).toMatch(/<terminkennzeichen id="4">\s*<langBezeichnung>Fixtermin<\/langBezeichnung>/);
    expect(xml.match(/<auftragsposition>/g)).toHaveLength(3);
    expect(xml).toMatch(/<gefahrgutzeile>\s*<laufendeNummer>1</);
  });

  it('lässt Leeres und Unerlaubtes weg', async () => {
    const xml = await auftragAlsXml(
      gelesenerAuftrag(1, { hinweis: 'a\u0000\u0007\uFFFE\uD800b\r\nc', spedfremdnr: null }),
    );
    expect(xml).toContain('<hinweis>ab&#xD;\nc</hinweis>');
    expect(xml).not.toContain('spedfremdnr');
    expect(xml).not.toContain('null');
  });
});
