import { afterAll, describe, expect, it } from 'vitest';
import { mitAnfrage } from '../../platform/tenancy/anfrage-kontext.js';
import { gelesenePosition, gelesenerAuftrag } from '../auftraege/export/testing/gelesener-auftrag.js';
import { BerichtService } from './bericht.service.js';
import { keineTexte } from './berichtsauftrag.js';
import { seitentexte } from './testing/pdf-text.js';

const service = new BerichtService();
afterAll(() => service.onModuleDestroy());

const kartons = (anzahl: number) =>
  gelesenerAuftrag(1, {
    auftragspositionen: [gelesenePosition(1, { verpackungseinheit: 1, verpackungAnzahl: anzahl })],
  });

describe('Druck in einem eigenen Thread', () => {
  it('druckt beide Berichte, auch gleichzeitig', async () => {
    const [auftrag, etikett] = await Promise.all([
      service.erzeuge('speditionsauftrag', [gelesenerAuftrag(12)], {
        ...keineTexte,
        frankaturen: { 5: 'frei Haus' },
      }),
      service.erzeuge('warenetikett', [gelesenerAuftrag(1)]),
    ]);
    expect((await seitentexte(auftrag)).join()).toContain('frei Haus');
    expect((await seitentexte(etikett))[1]).toContain('NL004711-0002');
  });

  it('hört auf, wenn der Aufrufer gegangen ist, und druckt weiter für andere', async () => {
    const weg = new AbortController();
    const viele = Array.from({ length: 20 }, () => gelesenerAuftrag(400));
    const druck = mitAnfrage(
      () => service.erzeuge('speditionsauftrag', viele),
      () => weg.signal,
    );
    const abgebrochen = expect(druck).rejects.toThrow('weg');
    weg.abort(new Error('weg'));
    await abgebrochen;
    expect(await seitentexte(await service.erzeuge('warenetikett', [gelesenerAuftrag(1)]))).toHaveLength(2);
  });

  it('lehnt mehr als 2.000 Etiketten mit einer klaren Meldung ab', async () => {
    await expect(service.erzeuge('warenetikett', [kartons(2000), kartons(1)])).rejects.toMatchObject({
      status: 400,
      meldungen: [
        {
          severity: 'ERROR',
          key: 'bericht.zuVieleEtiketten',
          params: { anzahl: 2001, max: 2000 },
        },
      ],
    });
    await expect(service.erzeuge('warenetikett', [kartons(89_999_999)])).rejects.toMatchObject({
      status: 400,
    });
  });

  it('lehnt mehr Positionszeilen ab, als ein Druck verträgt', async () => {
    const viele = Array.from({ length: 21 }, () => gelesenerAuftrag(999));
    await expect(service.erzeuge('speditionsauftrag', viele)).rejects.toMatchObject({
      meldungen: [{ key: 'bericht.zuVieleZeilen' }],
    });
  });
});
