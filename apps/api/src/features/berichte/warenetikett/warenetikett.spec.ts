import { describe, expect, it } from 'vitest';
import {
  geleseneAdresse,
  gelesenePosition,
  gelesenerAuftrag,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { drucke } from '../drucken/drucker.js';
import { seitentexte } from '../testing/pdf-text.js';
import { warenetikett } from './warenetikett.js';

async function etiketten(...auftraege: Berichtsauftrag[]): Promise<string[]> {
  return seitentexte(await drucke(warenetikett(auftraege)));
}

describe('Warenetikett', () => {
  it('druckt je Packstück eine Seite mit Absender, Empfänger, Zählung, Gewicht, Termin, Referenz und Nummer', async () => {
    const seiten = await etiketten(gelesenerAuftrag(2));
    expect(seiten).toHaveLength(4);
    const [erste, , dritte] = seiten;
    for (const erwartet of [
      'Absender Getränke Böttcher e.K.',
      'F-67000 Straßburg',
      'Müller & Söhne Maschinenbau GmbH',
      'D-26897 Breddenberg',
      'Packstück 1 / 4',
      'Position 1 1 von 2',
      '1.250,50 kg',
      '29.05.2026 07:00–11:00 Uhr',
      'Kälteanlagen- Ersatzteile · K-4711/1',
      'L100002',
      'Best. 450049651',
      'NL004711-0001',
    ]) {
      expect(erste).toContain(erwartet);
    }
    expect(erste).not.toContain('ADR');
    expect(dritte).toContain('ADR UN 1830');
    expect(dritte).toContain('NL004711-0003');
  });

  it('nennt statt des Absenders den neutralen, und den Abholort nur, wo der Auftrag es will', async () => {
    const abholer = geleseneAdresse({ name: 'Lager Nord' });
    const [ohne] = await etiketten(gelesenerAuftrag(1, { abweichendeAbholerAdresse: abholer }));
    expect(ohne).toContain('Getränke Böttcher');
    const [mit] = await etiketten(
      gelesenerAuftrag(1, { abweichendeAbholerAdresse: abholer, abweichendeBeladung: true }),
    );
    expect(mit).toContain('Lager Nord');
    const [neutral] = await etiketten(
      gelesenerAuftrag(1, { neutralerAbsenderAdresse: geleseneAdresse({ name: 'Neutral GmbH' }) }),
    );
    expect(neutral).toContain('Neutral GmbH');
    expect(neutral).not.toContain('Böttcher');
  });

  it('geht an den abweichenden Empfänger, wo es einen gibt', async () => {
    const [seite] = await etiketten(
      gelesenerAuftrag(1, {
        abweichendeEmpfaengerAdresse: geleseneAdresse({ name: 'Baustelle Süd', ort: 'Görlitz' }),
      }),
    );
    expect(seite).toContain('Baustelle Süd');
    expect(seite).toContain('D-26897 Görlitz');
  });

  it('bleibt auch mit den breitesten Texten bei einer Seite je Packstück und läuft über mehrere Aufträge', async () => {
    const w = 'W'.repeat(35);
    const adresse = geleseneAdresse({
      name: w,
      zeile2: w,
      zeile3: w,
      strasse: w,
      hausnummer: 'W'.repeat(10),
      lkz: 'WWW',
      plz: 'W'.repeat(9),
      ort: w,
      ortsteil: w,
    });
    const voll = gelesenerAuftrag(1, {
      spedeigennr: 'W'.repeat(20),
      absenderAdresse: adresse,
      empfaengerAdresse: adresse,
      absenderReferenz: w,
      empfaengerreferenz: w,
      auftragspositionen: [
        gelesenePosition(1, { warengutBezeichnung: w, zeichenNummer: w, bruttoGewicht: 89_999_999.99 }),
      ],
    });
    const seiten = await etiketten(voll, gelesenerAuftrag(1));
    expect(seiten).toHaveLength(4);
    expect(seiten[1]).toContain(`${'W'.repeat(20)}-0002`);
    expect(seiten[2]).toContain('NL004711-0001');
  });
});
