import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Schluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import { beschriebeneAngabe } from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { einstellungsname, werttext } from '../werttext';
import { Eingabe } from './Eingabe';

const service = (id: number, spezNum: number, bezkurz: string) => ({
  id,
  spezNum,
  bezkurz,
  anzeigefolge: id,
});
const maus = userEvent.setup({ delay: null });
const melde = vi.fn();

/** The input of one key, which holds what it reports. */
function Probe({ name, anfang, fehler }: { name: Schluessel; anfang: string; fehler?: string | undefined }) {
  const [wert, setWert] = useState(anfang);
  const nimm = (neu: string) => {
    melde(neu);
    setWert(neu);
  };
  return <Eingabe {...{ name, wert, fehler, onAendern: nimm, angabe: beschriebeneAngabe(name) }} />;
}

async function zeige(name: Schluessel, anfang: string, fehler?: string) {
  zeigeTeil(<Probe name={name} anfang={anfang} fehler={fehler} />);
  await waitFor(() => expect(document.querySelector('input, textarea')).not.toBeNull());
}

mitPortal(() => {
  melde.mockClear();
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true });
  antworte('get', 'auftragdefaultservice', [service(2, 48, 'Abtragen'), service(1, 5, 'Avis')]);
  antworte('get', 'waehrungen', [
    { id: 2, bezeichnungKurz: 'EUR' },
    { id: 3, bezeichnungKurz: 'CHF' },
  ]);
  antworte('get', 'terminkennzeichen', [{ id: 4, langBezeichnung: 'Fixtermin' }]);
});

describe('Services', () => {
  const text = () => screen.getByRole<HTMLInputElement>('textbox');
  const haken = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  it('werden in der Folge der Liste angeboten und als Nummern gemerkt; keiner heißt alle', async () => {
    await zeige('customServices', '');
    await maus.click(await screen.findByText('48 Abtragen'));
    await maus.click(haken('5 Avis'));
    expect([text().value, haken('48 Abtragen').checked]).toEqual(['48,5', true]);
    expect(
      screen.getAllByRole('checkbox', { hidden: true }).map((h) => h.closest('label')?.textContent),
    ).toEqual(['5 Avis', '48 Abtragen']);
    await maus.click(haken('48 Abtragen'));
    await maus.click(haken('5 Avis'));
    expect([text().value, melde.mock.lastCall]).toEqual(['', ['']]);
  });

  it('lassen sich auch tippen: die Haken folgen', async () => {
    await zeige('customServices', '5');
    await screen.findByText('5 Avis');
    await maus.type(text(), ',48');
    expect([haken('5 Avis').checked, haken('48 Abtragen').checked]).toEqual([true, true]);
  });
});

describe('Auswahl', () => {
  const wahl = () => screen.getByRole<HTMLInputElement>('combobox');

  it('aus einer Nachschlageliste merkt die Nummer und zeigt die Worte', async () => {
    await zeige('defaultWaehrung', '2');
    await waitFor(() => expect(wahl().value).toBe('EUR'));
    await maus.click(wahl());
    await maus.keyboard('CH{Tab}');
    expect(melde.mock.calls).toEqual([['3']]);
  });

  it('zeigt einen Wert, den die Liste nicht mehr kennt, statt ihn zu verschweigen', async () => {
    await zeige('defaultWaehrung', '99');
    await waitFor(() => expect(wahl().value).toBe('99'));
    await maus.click(wahl());
    await maus.tab();
    expect(melde).not.toHaveBeenCalled();
  });

  it('eines Profils sagt, was es bedeutet', async () => {
    await zeige('clientKunde', 'nur-lesen');
    const name = werttext(`${drahtPraefix}clientKunde`, 'nur-lesen');
    expect(wahl().value).toBe(name);
    const hinweis = document.querySelector('.fp-coco-hinweis');
    const erklaert = screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
    expect(hinweis?.textContent).toBe(erklaert?.textContent);
  });
});

describe('Infotext', () => {
  it('zeigt, wie er aussehen wird; was nicht erlaubt ist, sagt er und zeigt er nicht', async () => {
    await zeige('clientInfobox', '<b>Achtung</b>');
    const vorschau = () => screen.queryByRole('region');
    expect(within(vorschau() as HTMLElement).getByText('Achtung').tagName).toBe('B');
    const feld = screen.getByRole('textbox');
    await maus.clear(feld);
    expect(vorschau()).toBeNull();
    await maus.click(feld);
    await maus.paste('<img src=x>');
    expect([vorschau(), feld.getAttribute('aria-invalid')]).toEqual([null, 'true']);
  });
});

describe('Ein Fehler', () => {
  it.each<[Schluessel, string]>([
    ['dispoName', 'x'],
    ['clientInfobox', 'x'],
    ['customServices', 'x'],
    ['defaultWaehrung', '2'],
    ['regeln', ''],
  ])('an %s steht bei seiner Eingabe', async (name, anfang) => {
    await zeige(name, anfang, 'So geht es nicht.');
    expect(screen.getAllByText('So geht es nicht.').length).toBeGreaterThan(0);
  });
});

describe('Ein Wert in Worten', () => {
  it.each([
    ['client.isRegistrierung', 'true', 'an'],
    ['client.isRegistrierung', 'false', 'aus'],
    ['client.isRegistrierung', null, 'kein eigener Wert'],
    ['client.dispoName', 'Zentrale', 'Zentrale'],
    ['client.gibtesnicht', 'x', 'x'],
  ])('%s = %j heißt „%s“', (key, wert, worte) => expect(werttext(key, wert)).toBe(worte));

  it('ein Schlüssel ohne Namen heißt, wie er heißt', () => {
    expect([einstellungsname('client.gibtesnicht'), einstellungsname('client.isRegistrierung')]).toEqual([
      'gibtesnicht',
      'Registrierung',
    ]);
  });
});
