import { describe, expect, it } from 'vitest';
import { gelesenerAuftrag } from '../../auftraege/export/testing/gelesener-auftrag.js';
import { type Ablieferung, keineTexte } from '../berichtsauftrag.js';
import { drucke } from '../drucken/drucker.js';
import { seitentexte } from '../testing/pdf-text.js';
import { unterschriftPng } from '../testing/unterschrift.js';
import { abliefernachweis } from './abliefernachweis.js';

const unterschrift = `data:image/png;base64,${unterschriftPng().toString('base64')}`;
const ablieferung: Ablieferung = {
  zugestelltAm: '2026-05-29T08:42:00.000Z',
  nurTag: false,
  quittiert: 'Fr. Özdemir',
  ereignisort: 'Breddenberg',
  kommentar: '1 Karton beschädigt',
  signatur: unterschrift,
  belegname: null,
};

async function seiten(positionen: number, werte: Partial<Ablieferung> = {}): Promise<string[]> {
  const texte = { ...keineTexte, ablieferungen: { 4711: { ...ablieferung, ...werte } } };
  return seitentexte(await drucke(abliefernachweis([gelesenerAuftrag(positionen)], texte)));
}

describe('Abliefernachweis', () => {
  it('nennt, wann, wo und an wen zugestellt wurde, mit Unterschrift, Adressen und Ware', async () => {
    const [blatt, ...weitere] = await seiten(1);
    expect(weitere).toEqual([]);
    for (const erwartet of [
      'Abliefernachweis NL004711',
      '29.05.2026, 10:42 Uhr',
      'Breddenberg',
      'Fr. Özdemir',
      '1 Karton beschädigt',
      'Getränke Böttcher e.K.',
      'Kälteanlagen-Ersatzteile',
      'Summe: 2 Packstücke',
      'Seite 1 von 1',
    ]) {
      expect(blatt).toContain(erwartet);
    }
    expect(blatt).not.toContain('liegt nicht als Bild vor');
  });

  it.each([
    [12, 2],
    [60, 4],
  ])('hat mit %i Positionen %i Seiten mit Tabellenkopf und Seitenzahl', async (anzahl, erwartet) => {
    const blaetter = await seiten(anzahl);
    expect(blaetter).toHaveLength(erwartet);
    blaetter.forEach((blatt, i) => {
      expect(blatt).toContain(`Seite ${i + 1} von ${erwartet}`);
      if (/K-4711/.test(blatt)) expect(blatt).toContain('Pos. Verpackung Lademittel Inhalt');
      if (i > 0) expect(blatt).toContain('Abliefernachweis NL004711 · Straßburg – Breddenberg');
    });
    for (let i = 1; i <= anzahl; i++) expect(blaetter.join(' ').split(`K-4711/${i} `)).toHaveLength(2);
  });

  it('sagt, wo kein Bild der Unterschrift vorliegt, und nimmt keines, das keines ist', async () => {
    for (const signatur of [
      null,
      '/etc/hostname',
      'https://example.com/x.png',
      'data:text/html;base64,PGI+',
    ]) {
      expect((await seiten(1, { signatur })).join()).toContain('liegt nicht als Bild vor');
    }
  });

  it('zeigt den Beleg als Bild auf einer eigenen Seite, sonst seinen Namen', async () => {
    expect(await seiten(1, { belegname: 'pod.png', belegbild: unterschrift })).toHaveLength(2);
    expect((await seiten(1, { belegname: 'pod.tif' })).join()).toContain(
      'Beleg: pod.tif (liegt beim Auftrag)',
    );
  });
});
