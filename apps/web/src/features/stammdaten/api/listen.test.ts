import type { Land } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { an, antworte, gesendet, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { gefahrgutverpackungen, gefahrgutvorschlaege } from './gefahrgut';
import { landname, landOptionen, listenabfrage } from './listen';

const land = (id: number, lkz: string, skey: number, awSperre = false) =>
  ({ id, lkz, skey, awSperre }) as Land;
const laender = [
  land(1, 'FIN', 40),
  land(2, 'CH', 30),
  land(3, 'F', 50),
  land(4, 'D', 10),
  land(5, 'A', 20),
  land(6, 'B', 60, true),
];

mitPortal(() => {
  angemeldetAls({ edit: true });
  antworte('get', 'gefahrgutklasse/*', []);
  antworte('get', 'frankaturen', [{ id: 4 }]);
  antworte('get', 'verpackungen/ggvs', [{ id: 9 }]);
});

describe('Länder', () => {
  it('die üblichen stehen vorn, die anderen nach ihrem Zeichen, damit F vor FIN kommt', () => {
    expect(landOptionen(laender).map((o) => o.text)).toEqual(['D', 'A', 'CH', 'B', 'F', 'FIN']);
  });

  it('ein gesperrtes bleibt als solches erkennbar', () => {
    expect(
      landOptionen(laender)
        .filter((o) => o.gesperrt)
        .map((o) => o.text),
    ).toEqual(['B']);
  });

  it.each([
    [4, 'D'],
    [99, ''],
  ])('%i heißt „%s“', (id, name) => expect(landname(laender)(id)).toBe(name));
});

describe('Nachschlagelisten', () => {
  it.each([
    ['des Mandanten', 7, '7'],
    ['aller', null, null],
  ])('werden als die %s gefragt und für jeden einzeln behalten', async (_wessen, mandant, frage) => {
    const abfragen = new QueryClient();
    for (let n = 0; n < 2; n++)
      expect(await abfragen.fetchQuery(listenabfrage('frankaturen', mandant))).toEqual([{ id: 4 }]);
    expect(an('GET frankaturen').map((g) => g.frage.get('mandant'))).toEqual([frage]);
    await abfragen.fetchQuery(listenabfrage('frankaturen', 8));
    expect(an('GET frankaturen')).toHaveLength(2);
  });

  it('Verpackungen für Gefahrgut sind eigene', async () => {
    expect(await new QueryClient().fetchQuery(gefahrgutverpackungen(7))).toEqual([{ id: 9 }]);
    expect(Object.fromEntries(gesendet[0]?.frage ?? [])).toMatchObject({ isGGVS: 'true', mandant: '7' });
  });
});

describe('Gefahrgut suchen', () => {
  it.each([
    ['1203', { unnr: '1203' }],
    ['UN 1203', { unnr: '1203' }],
    ['un1203', { unnr: '1203' }],
    [' Benzin ', { bezeichnung: 'Benzin' }],
    ['3-Methyl', { bezeichnung: '3-Methyl' }],
  ])('„%s“ fragt nach %j', async (text, frage) => {
    await gefahrgutvorschlaege(text, null);
    const { languageId: _, ...gefragt } = Object.fromEntries(gesendet[0]?.frage ?? []);
    expect(gefragt).toEqual(frage);
  });

  it.each(['12034', 'UN 12034'])('„%s“ ist keine Nummer und keine Stoffbezeichnung', async (text) => {
    expect(await gefahrgutvorschlaege(text, null)).toEqual([]);
    expect(gesendet).toEqual([]);
  });

  it('in einer Ausgabe und an ihrem Tag, wo beide feststehen', async () => {
    await gefahrgutvorschlaege('Benzin', { tag: '2026-11-23', version: 'ADR 2025' });
    expect(Object.fromEntries(gesendet[0]?.frage ?? [])).toMatchObject({
      tag: '2026-11-23',
      version: 'ADR 2025',
    });
  });
});
