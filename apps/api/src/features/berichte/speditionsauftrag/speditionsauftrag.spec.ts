import { describe, expect, it } from 'vitest';
import {
  geleseneAdresse,
  geleseneGefahrgutzeile,
  gelesenePosition,
  gelesenerAuftrag,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { seite } from '../darstellung/seite.js';
import { drucke } from '../drucken/drucker.js';
import { seitentexte, textstellen } from '../testing/pdf-text.js';
import { speditionsauftrag } from './speditionsauftrag.js';

const texte = {
  zeitzone: 'Europe/Berlin',
  frankaturen: { 5: 'frei Haus' },
  verkehrsarten: { 1: 'Stückgut national' },
  koepfe: { 3: { name: 'Nordlicht Spedition GmbH', zeilen: ['Hafenstraße 12', 'D-28195 Bremen'] } },
};

async function seiten(...auftraege: Berichtsauftrag[]): Promise<string[]> {
  return seitentexte(await drucke(speditionsauftrag(auftraege, texte)));
}

describe('Speditionsauftrag', () => {
  it('nennt Kopf, Nummer, Adressen, Termine, Referenzen, Positionen, Summen und Unterschriften', async () => {
    const [blatt, ...weitere] = await seiten(gelesenerAuftrag(2));
    expect(weitere).toHaveLength(0);
    for (const erwartet of [
      'Nordlicht Spedition GmbH',
      'D-28195 Bremen',
      'Speditionsauftrag NL004711',
      '27.05.2026, kunde',
      'Getränke Böttcher e.K.',
      'F-67000 Straßburg',
      'Müller & Söhne Maschinenbau GmbH',
      'An der Weißen Brücke 129 b',
      'Frau Özdemir, Tel. +49 89 99998630',
      '28.05.2026, 08:00–12:00 Uhr',
      '29.05.2026, 07:00–11:00 Uhr',
      'Best. 450049651',
      'frei Haus',
      'Stückgut national',
      'Fixtermin',
      '24 Karton',
      '2 Europalette',
      '120 × 80 × 145',
      '1.250,50',
      'UN 1830 SCHWEFELSÄURE mit mehr als 51 % Säure, 8, II, (E)',
      'zu Pos. 2 · 19 Kanister · brutto 188,59 kg · 170,54 l',
      'Summe: 4 Packstücke',
      '5,568',
      '2.501,00',
      'Anlieferung nur 7–11 Uhr Hebebühne erforderlich',
      'Empfänger (Ware erhalten)',
      'Seite 1 von 1',
    ]) {
      expect(blatt).toContain(erwartet);
    }
  });

  it('druckt alle Adressrollen, Nachnahme, Tauschgeräte, zusätzliche Lademittel und Services, die da sind', async () => {
    const text = (
      await seiten(
        gelesenerAuftrag(1, {
          abweichendeAbholerAdresse: geleseneAdresse({ name: 'Lager Nord' }),
          abweichendeEmpfaengerAdresse: geleseneAdresse({ name: 'Baustelle Süd' }),
          neutralerAbsenderAdresse: geleseneAdresse({ name: 'Neutral GmbH' }),
          abweichendeRechnungsempfaengerAdresse: geleseneAdresse({ name: 'Zahler A' }),
          rechnungsempfaengerAdresse: geleseneAdresse({ name: 'Zahler E' }),
          nachnahmeempfaengerAdresse: geleseneAdresse({ name: 'Nachnahmebank' }),
          nachnahmeBetrag: 1234.5,
          nachnahmeWaehrung: { id: 1, bezeichnungKurz: 'CHF' },
          iban: 'DE89 3704 0044 0532 0130 00',
          tauschpaletteA: 4,
          auftragZusLademittel: [
            { anzahl: 2, lademittel: { langBezeichnung: 'Gitterbox' }, eigentuemer: { name: 'Spediteur' } },
          ],
          auftragServices: [
            { spez_num: 6, bezeichnung: 'Hebebühne', typ: 'Logisch', wert: 'true', active: true },
            { spez_num: 5, bezeichnung: 'Avis telefonisch', typ: 'Text', wert: 'Herr Weiß', active: true },
            { spez_num: 8, bezeichnung: 'Avis am', typ: 'Datum', wert: '2026-11-23T14:30', active: true },
            { spez_num: 48, bezeichnung: 'Abtragen', typ: 'Logisch', wert: 'false', active: false },
          ],
        }),
      )
    ).join(' ');
    for (const name of [
      'Lager Nord',
      'Baustelle Süd',
      'Neutral GmbH',
      'Zahler A',
      'Zahler E',
      'Nachnahmebank',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).toContain('1.234,50 CHF IBAN DE89 3704 0044 0532 0130 00');
    expect(text).toContain('4 × PA Europalette');
    expect(text).toContain('2 × Gitterbox (Eigentümer: Spediteur)');
    expect(text).toContain('Services Hebebühne Avis telefonisch: Herr Weiß Avis am: 23.11.2026 14:30');
    expect(text).not.toContain('Abtragen');
  });

  it.each([
    [1, 1],
    [12, 2],
    [60, 4],
  ])(
    'hat mit %i Positionen %i Seiten, auf jeder den Tabellenkopf und ihre Nummer',
    async (anzahl, erwartet) => {
      const blaetter = await seiten(gelesenerAuftrag(anzahl));
      expect(blaetter).toHaveLength(erwartet);
      blaetter.forEach((blatt, i) => {
        expect(blatt).toContain(`Seite ${i + 1} von ${erwartet}`);
        if (/K-4711/.test(blatt)) expect(blatt).toContain('Pos. Verpackung Lademittel Inhalt');
        if (i > 0) expect(blatt).toContain('Speditionsauftrag NL004711 · Straßburg – Breddenberg');
      });
      const alles = blaetter.join(' ');
      for (let i = 1; i <= anzahl; i++) expect(alles.split(`K-4711/${i} `)).toHaveLength(2);
      expect(alles).toContain(`Summe: ${2 * anzahl} Packstücke`);
    },
  );

  it('beginnt für jeden Auftrag eine Seite und zählt seine Seiten für sich', async () => {
    const blaetter = await seiten(
      gelesenerAuftrag(1, { spedeigennr: 'NL1' }),
      gelesenerAuftrag(40, { spedeigennr: 'NL2' }),
      gelesenerAuftrag(1, { spedeigennr: 'NL3' }),
    );
    expect(blaetter.map((b) => /Auftrag (NL\d).*(Seite \d von \d)/.exec(b)?.slice(1).join(' '))).toEqual([
      'NL1 Seite 1 von 1',
      'NL2 Seite 1 von 3',
      'NL2 Seite 2 von 3',
      'NL2 Seite 3 von 3',
      'NL3 Seite 1 von 1',
    ]);
  });

  it('zeigt Umlaute, Anführungszeichen, Zeilenumbrüche und ein führendes Gleichheitszeichen, wie sie sind', async () => {
    const auftrag = gelesenerAuftrag(1, {
      hinweis: '=HYPERLINK("x")\n„Größe“ ’ẞ’ 5 m² × 3 m³ – 10 €\n<b>&amp;</b>',
      dispohinweis: '"Anführung"; \'einfach\'',
    });
    const [text] = await seiten(auftrag);
    expect(text).toContain('=HYPERLINK("x") „Größe“ ’ẞ’ 5 m² × 3 m³ – 10 € <b>&amp;</b>');
    expect(text).toContain('"Anführung"; \'einfach\'');
  });

  it('hält die breitesten Texte in ihren Spalten', async () => {
    const w = 'W'.repeat(35);
    const adresse = geleseneAdresse({ name: w, zeile2: w, strasse: w, ort: w, kontakt: 'W'.repeat(100) });
    const position = gelesenePosition(1, {
      warengutBezeichnung: w,
      zeichenNummer: w,
      bruttoGewicht: 89_999_999.99,
      auftragsgefahrgueter: [geleseneGefahrgutzeile({ gefahrgutausloeser: 'W'.repeat(70) })],
    });
    const auftrag = gelesenerAuftrag(1, {
      absenderAdresse: adresse,
      empfaengerAdresse: adresse,
      absenderReferenz: w,
      hinweis: 'W'.repeat(4000),
      auftragspositionen: [position],
    });
    const pdf = await drucke(speditionsauftrag([auftrag], texte));
    const raender = (await textstellen(pdf)).filter((t) => /W/.test(t.text)).map((t) => t.rechts);
    expect(raender.length).toBeGreaterThan(100);
    expect(Math.max(...raender)).toBeLessThanOrEqual(seite.breite - seite.rand + 0.5);
    const text = (await seitentexte(pdf)).join(' ').replace(/Speditionsauftrag NL004711 · W+ – W+/g, '');
    const gegeben = 2 * (4 * 35 + 100) + 35 + 4000 + 2 * 35 + 70;
    expect(text.replace(/[^W]/g, '').length).toBeGreaterThanOrEqual(gegeben);
  });

  it('nimmt aus dem Auftrag nur Texte: ein Objekt an ihrer Stelle ist kein Knoten des Dokuments', async () => {
    const knoten = { image: '/etc/hostname', text: 'eingeschleust' };
    const auftrag = gelesenerAuftrag(1, {
      hinweis: knoten,
      spedfremdnr: knoten,
      terminkennzeichen: { id: 1, langBezeichnung: knoten },
      absenderAdresse: geleseneAdresse({ name: knoten, ort: [knoten] }),
      auftragspositionen: [gelesenePosition(1, { warengutBezeichnung: knoten, bruttoGewicht: knoten })],
    });
    expect((await seiten(auftrag)).join(' ')).not.toContain('eingeschleust');
  });
});
