import { Land } from '@frachtportal/domain/stammdaten/land';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BenutzerEntity } from '../../features/benutzer/benutzer.entity.js';
import { MandantEntity } from '../../features/mandanten/mandant.entity.js';
import { PartnercodeEntity } from '../../features/stammdaten/partnercode.entity.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Datenbank } from './datenbank.js';

let portal: Portal;
let db: Datenbank;
beforeAll(async () => {
  portal = await startePortal();
  db = portal.app.get(Datenbank);
});
afterAll(() => portal.schliessen());

describe('The rows of some clients', () => {
  const eigene = () => db.bestand(BenutzerEntity, [portal.welt.nordKunde]);
  const idVon = (name: string) => portal.welt.benutzer[name]?.id ?? 0;

  it('are read, others are not there', async () => {
    expect((await eigene().eine({ id: idVon('kunde') }))?.name).toBe('kunde');
    expect(await eigene().eine({ id: idVon('dispo') })).toBeNull();
    const namen = (await eigene().viele({}, { name: 'ASC' })).map((b) => b.name);
    expect(namen).toContain('kunde');
    expect(namen).not.toContain('dispo');
    expect(await db.bestand(BenutzerEntity, []).viele({}, {})).toEqual([]);
  });

  it('are changed and deleted, others stay, also where the client is asked for by name', async () => {
    const fremde = { id: idVon('dispo'), mandantId: portal.welt.nord };
    expect(await eigene().aendere(fremde, { email: 'x@example.com' })).toBe(0);
    expect(await eigene().loesche(fremde)).toBe(0);
    expect(await eigene().aendere({ id: idVon('kunde') }, { rowsInGrid: 77 })).toBe(1);
    const zeilen = await portal.db.sql('SELECT rows_in_grid AS zeilen FROM benutzer WHERE id = $1', [
      idVon('kunde'),
    ]);
    expect(zeilen).toEqual([{ zeilen: 77 }]);
  });

  it('get new ones, which belong to their client whatever is sent, and to one client only', async () => {
    const codes = (mandanten: number[]) => db.bestand(PartnercodeEntity, mandanten);
    const neu = { partner: 'P', liste: 'frankatur', eintragId: 1, code: 'X' } as const;
    const id = await codes([portal.welt.nord]).lege({ ...neu, mandantId: portal.welt.alpen });
    expect((await codes([portal.welt.nord]).eine({ id }))?.code).toBe('X');
    for (const mandanten of [[], [portal.welt.nord, portal.welt.alpen]])
      await expect(codes(mandanten).lege(neu)).rejects.toThrow('gehört genau einem Mandanten');
  });

  it('are kept from others until the transaction ends', async () => {
    await db.transaktion(async () => {
      expect(await eigene().gesperrt({ id: idVon('dispo') })).toBeNull();
      expect((await eigene().gesperrt({ id: idVon('kunde') }))?.name).toBe('kunde');
      const frei = 'SELECT name FROM benutzer WHERE id = $1 FOR UPDATE SKIP LOCKED';
      expect(await db.quelle.query(frei, [idVon('kunde')])).toEqual([]);
      expect(await db.quelle.query(frei, [idVon('dispo')])).toHaveLength(1);
    });
  });

  it('of clients themselves are these clients', async () => {
    const mandanten = await db.bestand(MandantEntity, [portal.welt.alpen]).viele({}, {});
    expect(mandanten.map((m) => m.id)).toEqual([portal.welt.alpen]);
  });

  it('are changed in the surrounding transaction', async () => {
    const gescheitert = db.transaktion(async () => {
      await eigene().aendere({ id: idVon('kunde') }, { rowsInGrid: 5 });
      throw new Error('nein');
    });
    await expect(gescheitert).rejects.toThrow('nein');
    expect((await eigene().eine({ id: idVon('kunde') }))?.rowsInGrid).not.toBe(5);
  });
});

describe('A common table', () => {
  it('is none whose rows belong to clients, and the other way round', async () => {
    expect(await db.gemeinsam(Land).countBy({ lkz: 'D' })).toBe(1);
    expect(() => db.gemeinsam(BenutzerEntity)).toThrow('benutzer gehört Mandanten');
    expect(() => db.gemeinsam(MandantEntity)).toThrow('mandant gehört Mandanten');
    expect(() => db.bestand(Land, [1])).toThrow('land gehört keinem Mandanten');
  });
});
