import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../../../testing/anzeigen';
import { antworte } from '../../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(() => import('./Suchvorschlaege'));

beforeEach(() =>
  antworte(
    'get',
    'sendungsstati/anzeigestati-list',
    ['in Zustellung', 'zugestellt', 'abgeholt'].map((kurzBezeichnung, i) => ({
      id: i + 1,
      kurzBezeichnung,
      bezeichnung: kurzBezeichnung,
      anzeigefolge: i,
    })),
  ),
);

const maus = userEvent.setup({ delay: null });
const feld = () => screen.getByLabelText<HTMLInputElement>('Suche');
const vorschlaege = async () => within(await screen.findByLabelText('Nur suchen in'));
const chip = (text: string) => screen.findByText(text, { selector: '[aria-pressed="true"]' });

async function zeige(adresse = '') {
  const fragen = mitListe([eineZeile(1)]);
  const seite = zeigeSeite(`${liste}${adresse}`);
  await screen.findByText('NL-26-000001');
  return { ...seite, letzte: () => fragen.at(-1)?.get('query') };
}

describe('Suchen nur in', () => {
  it('macht aus dem letzten Wort einen Chip; der Rest bleibt, und es wird weiter getippt', async () => {
    const { ort } = await zeige();
    await maus.type(feld(), 'müller hamb');
    await maus.click(await screen.findByText('Ort: hamb'));
    await chip('Ort: hamb');
    expect([feld().value, document.activeElement]).toEqual(['müller ', feld()]);
    await waitFor(() => expect(ort()).toBe(`${liste}?suche=ort%3Ahamb+m%C3%BCller+`));
    await maus.keyboard('kiel');
    await waitFor(() => expect(ort()).toBe(`${liste}?suche=ort%3Ahamb+m%C3%BCller+kiel`));
    expect(feld().value).toBe('müller kiel');
  });

  it('gibt mit Enter die Treffer frei und bietet beim nächsten Buchstaben wieder an', async () => {
    await zeige();
    await maus.type(feld(), 'hamb');
    await screen.findByText('Ort: hamb');
    await maus.keyboard('{Enter}');
    expect(screen.queryByText('Ort: hamb')).toBeNull();
    await maus.keyboard('u');
    await screen.findByText('Ort: hambu');
  });

  it('ein getippter Vorsatz wird mit dem Leerzeichen ein Chip und kostet keinen Buchstaben dahinter', async () => {
    const { letzte } = await zeige();
    await maus.type(feld(), 'plz:2 ref:L26{Enter}kiel');
    await chip('PLZ: 2');
    await chip('Referenz: L26');
    expect(feld().value).toBe('kiel');
    await waitFor(() => expect(letzte()).toBe('plz:2 ref:L26 kiel'));
  });

  it('Chips stehen nach dem Laden da; Klick, Entf und Rücktaste lassen sie los', async () => {
    const { ort } = await zeige('?suche=plz%3A2+un%3A1203+ort%3A%22bad+homburg%22+x');
    await maus.click(await chip('PLZ: 2'));
    await waitFor(() => expect(ort()).toBe(`${liste}?suche=un%3A1203+ort%3A%22bad+homburg%22+x`));
    (await chip('UNNR: 1203')).focus();
    await maus.keyboard('{Delete}');
    await waitFor(() => expect(ort()).toBe(`${liste}?suche=ort%3A%22bad+homburg%22+x`));
    expect(document.activeElement).toBe(feld());
    await maus.keyboard('{End}{Backspace}');
    expect(screen.queryByText('Ort: bad homburg')).not.toBeNull();
    await maus.keyboard('{Backspace}');
    await waitFor(() => expect(ort()).toBe(liste));
  });
});

describe('status:', () => {
  it('bietet die Anzeigestatus an, engt sie beim Tippen ein, und Enter nimmt den ersten', async () => {
    const { letzte } = await zeige();
    await maus.type(feld(), 'status:');
    await (await vorschlaege()).findByText('abgeholt');
    await maus.keyboard('zu');
    await waitFor(async () => expect((await vorschlaege()).queryByText('abgeholt')).toBeNull());
    await maus.keyboard('{Enter}');
    await chip('Status: in Zustellung');
    await waitFor(() => expect(letzte()).toBe('status:"in Zustellung" '));
    expect([feld().value, document.activeElement]).toEqual(['', feld()]);
  });

  it('mit Pfeilen geht es durch sie hin und zurück ins Feld', async () => {
    await zeige();
    await maus.type(feld(), 'status:');
    const erster = await (await vorschlaege()).findByText('in Zustellung');
    await maus.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(erster);
    await maus.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(feld());
    await maus.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('zugestellt');
    await maus.keyboard('{Escape}');
    expect([feld().value, document.activeElement]).toEqual(['status:', feld()]);
    await maus.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await chip('Status: zugestellt');
  });
});
