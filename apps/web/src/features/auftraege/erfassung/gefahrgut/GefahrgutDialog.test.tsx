import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../../testing/server';
import type { Ausgabenwahl } from './ausgaben';
import { GefahrgutDialog } from './GefahrgutDialog';
import type { Gefahrgut } from './gefahrgutregeln';

const klasse = (id: number, unnr: string, bezeichnung: string, dazu: object = {}) => ({
  id,
  unnr,
  bezeichnung,
  klasse: '3',
  klassifizierung: 'F1',
  verpackungsgruppe: 'II',
  gefahrzettel: '3',
  sondervorschrift: '243 534',
  verpackungscode: 'P001 IBC02',
  begrenzteMengeText: '1 L',
  befoerderungskategorie: 2,
  tunnelcode: 'D/E',
  abfall: false,
  umweltgefaehrdend: true,
  version: 'ADR 2025',
  ...dazu,
});
const tabelle = [
  klasse(1, '1203', 'BENZIN'),
  klasse(2, '1133', 'KLEBSTOFFE', { verpackungsgruppe: 'I', befoerderungskategorie: 1 }),
  klasse(3, '1133', 'KLEBSTOFFE', { verpackungsgruppe: 'III', befoerderungskategorie: 3 }),
];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() =>
  server.use(
    http.get('*/api/gefahrgutklasse/search', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      const name = (frage.get('bezeichnung') ?? '').toUpperCase();
      return HttpResponse.json(
        tabelle.filter((k) => k.unnr.startsWith(frage.get('unnr') ?? '') && k.bezeichnung.includes(name)),
      );
    }),
  ),
);

const stand = (version: string, gueltigVon: string, gueltigBis: string | null = null) => ({
  version,
  gueltigVon,
  gueltigBis,
  quelle: null,
  zeilen: 2,
});
const nurEine: Ausgabenwahl = { tag: '2026-11-20', moegliche: [], laedt: false };

interface Dazu {
  abfall?: boolean;
  nurLesen?: boolean;
  ausgaben?: Ausgabenwahl;
  andere?: Partial<Gefahrgutklasse>[];
}

function zeige(zeilen: Gefahrgut[] = [], dazu: Dazu = {}) {
  const onBestaetigen = vi.fn();
  const onAbbrechen = vi.fn();
  render(
    <GefahrgutDialog
      zeilen={zeilen}
      verpackungen={[
        { id: 11, kurz: 'KN', text: 'Kanister' },
        { id: 12, kurz: 'FS', text: 'Fass' },
      ]}
      abfall={dazu.abfall ?? false}
      nurLesen={dazu.nurLesen ?? false}
      ausgaben={dazu.ausgaben ?? nurEine}
      andere={dazu.andere ?? []}
      onBestaetigen={onBestaetigen}
      onAbbrechen={onAbbrechen}
    />,
  );
  return { onBestaetigen, onAbbrechen, maus: userEvent.setup({ delay: null }) };
}

const bestaetigen = () => screen.getByText('Bestätigen');
const koepfe = () =>
  [...document.querySelectorAll('[role="columnheader"]')].map((kopf) => kopf.textContent ?? '');
const zelle = (spalte: string, zeile = 0) => {
  const i = koepfe().findIndex((kopf) => kopf.replace(' *', '') === spalte);
  return document.querySelectorAll('.rdg-row')[zeile]?.querySelectorAll('[role="gridcell"]')[
    i
  ] as HTMLElement;
};
const meldungen = () =>
  [...document.querySelectorAll('.fp-raster-meldungen button')].map((m) => m.textContent);

describe('Gefahrgut hinzufügen', () => {
  it('hat Titel, Größe, Hinweis und alle Spalten [1-2.121-142,145,146]', () => {
    zeige([], { abfall: true });
    expect(screen.getByRole('heading').textContent).toBe('Gefahrgut hinzufügen');
    const papier = document.querySelector('[role="dialog"]') as HTMLElement;
    expect([papier.style.width, papier.style.height]).toEqual(['1400px', '690px']);
    expect(koepfe()).toEqual([
      'Nr.',
      'UNNR *',
      'Gefahrgutbezeichnung *',
      'Auslöser',
      'Anzahl *',
      'Verpackung *',
      'Netto-Gewicht',
      'Brutto-Gewicht *',
      'Liter',
      'Explosivmasse',
      'Begrenzte Menge',
      'Sondervorschrift (SV)',
      'Vpcode.',
      'Gefahrzettel',
      'Klasse',
      'Klassif.',
      'Umweltgefährdend',
      'Abfall',
      'Version',
      'Beförderungskategorie',
      'Tunnelcode',
      'Verpackungsgruppe',
      'Punkte 1.1.3.6',
    ]);
    screen.getByText(/^Die Eingabe eines Buchstabens öffnet die Liste Verpackung/);
  });

  it('wird mit der Tastatur gefüllt: Ziffer, Buchstabe, Mengen; die Klasse füllt den Rest [1-2.134-138,141,143,144,148]', async () => {
    const { maus, onBestaetigen } = zeige();
    await maus.keyboard('1203');
    const eintrag = await screen.findByRole('option');
    expect(eintrag.textContent).toBe('1203 BENZIN · Klasse 3 · VG II · F1 · LQ 1 L');
    await waitFor(() => expect(eintrag.getAttribute('aria-selected')).toBe('true'));
    await maus.keyboard('{Tab}');
    expect(zelle('Gefahrgutbezeichnung').textContent).toBe('BENZIN');
    for (const [spalte, wert] of [
      ['Sondervorschrift (SV)', '243 534'],
      ['Vpcode.', 'P001 IBC02'],
      ['Gefahrzettel', '3'],
      ['Klasse', '3'],
      ['Klassif.', 'F1'],
      ['Version', 'ADR 2025'],
      ['Beförderungskategorie', '2'],
      ['Tunnelcode', 'D/E'],
      ['Verpackungsgruppe', 'II'],
    ] as const)
      expect([spalte, zelle(spalte).textContent]).toEqual([spalte, wert]);
    await maus.keyboard('{Tab}{Tab}10{Tab}kan{Tab}{Tab}165,5{Tab}200,25{Tab}');
    expect(zelle('Verpackung').textContent).toBe('KN Kanister');
    expect(zelle('Punkte 1.1.3.6').textContent).toBe('600,75');
    screen.getByText(/gilt für das beladene Fahrzeug/);
    await maus.click(bestaetigen());
    expect(onBestaetigen).toHaveBeenCalledTimes(1);
    expect(onBestaetigen.mock.calls[0]?.[0]).toMatchObject([
      {
        laufendeNummer: 1,
        gefahrgutUnnr: { id: 1, unnr: '1203' },
        gefahrgutklasse: { id: 1, bezeichnung: 'BENZIN' },
        anzahl: 10,
        verpackung: { id: 11 },
        bruttoGewicht: 165.5,
        liter: 200.25,
        umweltgefaehrdend: true,
      },
    ]);
  });

  describe('bietet die Ausgaben an, die am Tag der Abholung gelten', () => {
    const adr2027 = stand('ADR 2027', '2027-01-01');
    const adr2025 = stand('ADR 2025', '2025-01-01', '2027-06-30');
    const ausgaben = { tag: '2027-03-01', moegliche: [adr2027, adr2025], laedt: false };
    const gefragt: string[] = [];
    beforeEach(() => {
      gefragt.length = 0;
      server.use(
        http.get('*/api/gefahrgutklasse/search', ({ request }) => {
          const { searchParams } = new URL(request.url);
          gefragt.push(`${searchParams.get('version')} ${searchParams.get('tag')}`);
          const neu = searchParams.get('version') === 'ADR 2027';
          return HttpResponse.json([klasse(neu ? 2 : 1, '1203', 'BENZIN', neu ? adr2027 : adr2025)]);
        }),
      );
    });

    it('zuerst die neuere, mit einem Umschalter die bisherige, und nimmt keine gemischten', async () => {
      const { maus } = zeige([], { ausgaben });
      const wahl = within(screen.getByRole('group', { name: 'Ausgabe des ADR', hidden: true }));
      expect([...screen.getByLabelText('Ausgabe des ADR').children].map((k) => k.textContent)).toEqual([
        'ADR 2027',
        'ADR 2025 (bis 30.06.2027)',
      ]);
      await maus.keyboard('1203');
      await screen.findByRole('option');
      await maus.keyboard('{Tab}');
      expect(zelle('Version').textContent).toBe('ADR 2027');
      await maus.click(wahl.getByText('ADR 2025 (bis 30.06.2027)'));
      await maus.click(zelle('UNNR', 1));
      await maus.keyboard('1203');
      await screen.findByRole('option');
      await maus.keyboard('{Tab}');
      expect(zelle('Version', 1).textContent).toBe('ADR 2025');
      expect([...new Set(gefragt)].sort()).toEqual(['ADR 2025 2027-03-01', 'ADR 2027 2027-03-01']);
      await maus.click(bestaetigen());
      expect(meldungen()).toContain(
        'Nr. 2 · UNNR – Ein Auftrag verwendet nur eine Ausgabe des ADR: UN 1203 ist aus ADR 2025, andere Zeilen sind aus ADR 2027.',
      );
    });

    it('zuerst die, aus der die anderen Positionen sind', () => {
      zeige([], { ausgaben, andere: [{ id: 1, unnr: '1203', ...adr2025 }] });
      expect(screen.getByText('ADR 2025 (bis 30.06.2027)').getAttribute('aria-pressed')).toBe('true');
    });

    it('ohne Wahl, wo nur eine gilt', () => {
      zeige([], { ausgaben: { ...ausgaben, moegliche: [adr2027] } });
      expect(screen.queryByLabelText('Ausgabe des ADR')).toBeNull();
    });
  });

  it('nimmt bei mehreren Zeilen einer UN-Nummer keine von selbst, wer mit Tab weitergeht', async () => {
    const { maus } = zeige();
    await maus.keyboard('1133');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await maus.keyboard('{Tab}');
    await waitFor(() =>
      expect(meldungen()).toEqual(['Nr. 1 · UNNR – Bitte einen der angebotenen Werte wählen.']),
    );
    await maus.keyboard('{Shift>}{Tab}{/Shift}1133');
    await screen.findAllByRole('option');
    await maus.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(zelle('Verpackungsgruppe').textContent).toBe('III');
    expect(meldungen()).toEqual([]);
  });

  it('Enter nimmt auch dann die erste der angebotenen Zeilen', async () => {
    const { maus } = zeige();
    await maus.keyboard('1133');
    await screen.findAllByRole('option');
    await maus.keyboard('{Enter}');
    expect(zelle('UNNR').textContent).toBe('1133');
    expect(zelle('Verpackungsgruppe').textContent).toBe('I');
    expect(meldungen()).toEqual([]);
  });

  it('findet nach dem Namen und leert mit der Klasse auch die UNNR [1-3.127]', async () => {
    const { maus } = zeige();
    await maus.keyboard('{Tab}benz');
    await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true'));
    await maus.keyboard('{Enter}');
    expect(zelle('UNNR').textContent).toBe('1203');
    await maus.keyboard('{Shift>}{Tab}{/Shift}{Delete}');
    expect(zelle('UNNR').textContent).not.toContain('1203');
  });

  it('schlägt nach, was schneller getippt als beantwortet ist', async () => {
    const { maus } = zeige();
    await maus.keyboard('1203{Tab}{Tab}');
    await waitFor(() => expect(zelle('Gefahrgutbezeichnung').textContent).toBe('BENZIN'));
    expect(meldungen()).toEqual([]);
  });

  const benzin = { gefahrgutUnnr: { id: 1 }, gefahrgutklasse: klasse(1, '1203', 'BENZIN') };
  const voll = { ...benzin, anzahl: 4, verpackung: { id: 11 }, bruttoGewicht: 10, nettoGewicht: 8 };
  const pflicht = 'Feld ist ein Pflichtfeld. Bitte ausfüllen.';
  it.each<[string, Gefahrgut, string[]]>([
    [
      'fehlende Angaben',
      { anzahl: 1, liter: 1 },
      [
        `UNNR – ${pflicht}`,
        `Gefahrgutbezeichnung – ${pflicht}`,
        `Verpackung – ${pflicht}`,
        `Brutto-Gewicht – ${pflicht}`,
      ],
    ],
    ['fehlende Anzahl', { ...voll, anzahl: null }, [`Anzahl – ${pflicht}`]],
    [
      'weder Netto noch Liter',
      { ...voll, nettoGewicht: null },
      ['Netto-Gewicht – Bitte füllen Sie Nettogewicht oder Liter aus.'],
    ],
    [
      'Netto und Liter',
      { ...voll, liter: 3 },
      ['Netto-Gewicht – Bitte füllen Sie entweder Nettogewicht oder Liter aus.'],
    ],
    [
      'Netto über Brutto',
      { ...voll, nettoGewicht: 10.01 },
      ['Netto-Gewicht – Nettogewicht darf nicht größer sein als Bruttogewicht.'],
    ],
    ['zu viele Stellen', { ...voll, bruttoGewicht: 10.123 }, [expect.stringMatching(/^Brutto-Gewicht – /)]],
  ])('bleibt offen und nennt am Feld: %s [1-5.002-012]', async (_, zeile, erwartet) => {
    const { maus, onBestaetigen } = zeige([zeile]);
    expect(meldungen()).toEqual([]);
    await maus.click(bestaetigen());
    expect(meldungen().map((m) => m?.replace('Nr. 1 · ', ''))).toEqual(erwartet);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(onBestaetigen).not.toHaveBeenCalled();
  });

  it('führt zur ersten falschen Zelle von links, auch wenn mit Strg+Enter bestätigt wird', async () => {
    const { maus, onBestaetigen } = zeige([{ ...voll, anzahl: null, verpackung: null, bruttoGewicht: null }]);
    await maus.click(zelle('Auslöser'));
    await maus.keyboard('{Control>}{Enter}{/Control}');
    expect(meldungen()).toHaveLength(3);
    expect(document.activeElement).toBe(zelle('Anzahl'));
    expect(onBestaetigen).not.toHaveBeenCalled();
  });

  it('löscht die markierte Zeile mit Entf, lässt die leere stehen und nummeriert neu [1-4.060 1-5.001]', async () => {
    const { maus, onBestaetigen } = zeige([
      { ...voll, anzahl: 1 },
      { ...voll, anzahl: 2 },
    ]);
    expect(document.querySelectorAll('.rdg-row')).toHaveLength(3);
    await maus.click(zelle('Nr.'));
    await maus.keyboard('{Delete}');
    expect(document.querySelectorAll('.rdg-row')).toHaveLength(2);
    await maus.click(bestaetigen());
    expect(onBestaetigen.mock.calls[0]?.[0]).toMatchObject([{ laufendeNummer: 1, anzahl: 2 }]);
  });

  it('verwirft mit Abbrechen; Escape fragt vorher, wenn etwas geändert ist [1-2.147]', async () => {
    const { maus, onAbbrechen, onBestaetigen } = zeige([voll]);
    await maus.keyboard('{Escape}');
    expect(onAbbrechen).toHaveBeenCalledTimes(1);
    await maus.click(zelle('Nr.'));
    await maus.keyboard('{Delete}{Escape}');
    await screen.findByText(/nicht bestätigt/);
    await maus.click(screen.getByText('Nein'));
    await maus.click(screen.getByText('Abbrechen'));
    expect(onAbbrechen).toHaveBeenCalledTimes(2);
    expect(onBestaetigen).not.toHaveBeenCalled();
  });

  it('der Knopf sagt, was zu tun ist, wenn nichts geschieht [1-2.149]', async () => {
    const { maus } = zeige();
    await maus.hover(bestaetigen());
    await screen.findByText('Keine Reaktion? Sind alle Pflichtfelder gefüllt? -> nach rechts scrollen...');
  });

  it('zeigt ohne Bearbeitungsrecht nur', () => {
    zeige([voll], { nurLesen: true });
    expect(screen.queryByText('Bestätigen')).toBeNull();
    expect(document.querySelectorAll('.rdg-row')).toHaveLength(1);
    screen.getByText('Schließen', { selector: 'button' });
  });
});
