import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { feld } from '@frachtportal/domain/feld/feld';
import { NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { Schluesselwechsel } from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Knopf } from '../bedienung/Knopf';
import { Meldungen } from '../dialog/Meldungen';
import { Einfeldformular } from './Einfeldformular';
import { Konfliktdialog } from './Konfliktdialog';
import { WechselDialog } from './WechselDialog';

const maus = userEvent.setup({ delay: null });
const eingabe = () => screen.getByRole<HTMLInputElement>('textbox');
const knopf = (name: string) => screen.getByRole('button', { name });
const abgelehnt = (field: string | null, text: string) =>
  new ApiFehler(400, [{ severity: 'ERROR', key: 'probe', text, field }] as never);

describe('Wechsel eines Geheimnisses', () => {
  const zeige = () => {
    const [wechsle, onSchliessen] = [vi.fn(async () => undefined), vi.fn()];
    render(
      <Meldungen>
        <WechselDialog
          klasse={Schluesselwechsel}
          titel="Erneuern"
          vorgabe={24}
          {...{ wechsle, onSchliessen }}
        />
      </Meldungen>,
    );
    return { wechsle, onSchliessen };
  };

  it('schlägt eine Frist vor; wer nur bestätigt, bekommt sie', async () => {
    const { wechsle } = zeige();
    expect([eingabe().value, document.activeElement]).toEqual(['24', eingabe()]);
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(wechsle.mock.calls).toEqual([[24]]));
  });

  it.each([
    ['0', 0],
    ['{Delete}', null],
  ])('mit %s in der Frist gilt der alte nicht weiter: gesendet wird %j', async (tasten, stunden) => {
    const { wechsle } = zeige();
    eingabe().select();
    await maus.keyboard(`${tasten}{Enter}`);
    await waitFor(() => expect(wechsle.mock.calls).toEqual([[stunden]]));
  });

  it.each(['1,5', '-1', '99999'])('eine Frist von %s gibt es nicht', async (tasten) => {
    const { wechsle } = zeige();
    eingabe().select();
    await maus.keyboard(`${tasten}{Enter}`);
    await waitFor(() => expect(eingabe().getAttribute('aria-invalid')).toBe('true'));
    expect(wechsle).not.toHaveBeenCalled();
  });
});

describe('Formular mit einem Feld', () => {
  const zeige = (sende: (wert: string) => Promise<unknown> = async () => undefined) => {
    const gesendet = vi.fn(sende);
    render(
      <Meldungen>
        <Einfeldformular
          titel="Firma"
          feld={feld(NeuerMandant, 'name')}
          autoComplete="organization"
          sende={gesendet}
          knoepfe={(laeuft) => <Knopf text="Weiter" absenden laeuft={laeuft} />}
        />
      </Meldungen>,
    );
    return gesendet;
  };

  it('sendet, was getippt ist, ohne den Rand', async () => {
    const gesendet = zeige();
    await maus.keyboard('  Nordlicht {Enter}');
    await waitFor(() => expect(gesendet.mock.calls).toEqual([['Nordlicht']]));
  });

  it('sendet nichts, wo nichts steht, sagt es am Feld und bleibt dort', async () => {
    const gesendet = zeige();
    await maus.type(eingabe(), '   ');
    await maus.click(knopf('Weiter'));
    expect(eingabe().getAttribute('aria-invalid')).toBe('true');
    expect([document.activeElement, gesendet.mock.calls]).toEqual([eingabe(), []]);
  });

  it('markiert, was abgelehnt ist: das Nächste ersetzt es', async () => {
    const gesendet = zeige();
    gesendet.mockRejectedValueOnce(abgelehnt('name', 'Die gibt es schon.'));
    await maus.keyboard('Alt{Enter}');
    await screen.findAllByText('Die gibt es schon.');
    expect([eingabe().selectionStart, eingabe().selectionEnd]).toEqual([0, 3]);
    eingabe().focus();
    await maus.keyboard('Neu{Enter}');
    await waitFor(() => expect(gesendet.mock.calls.at(-1)).toEqual(['Neu']));
    await waitFor(() => expect(screen.queryByText('Die gibt es schon.')).toBeNull());
  });

  it('sagt in einem Fenster, was nicht zum Feld gehört, und behält die Eingabe', async () => {
    zeige(() => Promise.reject(abgelehnt(null, 'Heute nicht.')));
    const feldchen = eingabe();
    await maus.keyboard('Nordlicht{Enter}');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Heute nicht.');
    expect(feldchen.value).toBe('Nordlicht');
  });

  it('sendet bei ungeduldigem Enter einmal und ist nach dem Fehlschlag wieder bereit', async () => {
    let scheitere = (_grund: unknown): void => undefined;
    const gesendet = zeige(
      () =>
        new Promise((_, nein) => {
          scheitere = nein;
        }),
    );
    await maus.keyboard('Nord{Enter}{Enter}');
    expect(gesendet).toHaveBeenCalledOnce();
    scheitere(abgelehnt('name', 'Nein.'));
    await waitFor(() => expect(knopf('Weiter').hasAttribute('disabled')).toBe(false));
  });
});

describe('Konflikt', () => {
  const zeige = () => {
    const [onLaden, onBehalten] = [vi.fn(), vi.fn()];
    render(
      <Konfliktdialog
        titel="Inzwischen geändert"
        unterschiede={[{ feld: 'ort', label: 'Ort', eigen: 'Hamburg', fremd: 'Bremen' }]}
        {...{ onLaden, onBehalten }}
      >
        Jemand war schneller.
      </Konfliktdialog>,
    );
    return { onLaden, onBehalten };
  };

  it('stellt beide Fassungen nebeneinander, jede unter ihrem Namen', () => {
    zeige();
    const zeile = screen.getByRole('row', { name: /^Ort/ });
    expect(
      within(zeile)
        .getAllByRole('cell')
        .map((z) => z.textContent),
    ).toEqual(['Hamburg', 'Bremen']);
    expect(screen.getAllByRole('columnheader').map((z) => z.textContent)).toEqual([
      'Feld',
      'Ihre Eingabe',
      'gespeichert',
    ]);
  });

  it.each(['{Enter}', '{Escape}'])('%s wirft nie weg, was man getippt hat', async (taste) => {
    const { onLaden, onBehalten } = zeige();
    await maus.keyboard(taste);
    expect([onBehalten.mock.calls.length, onLaden.mock.calls.length]).toEqual([1, 0]);
  });

  it('lädt die andere Fassung nur auf ausdrücklichen Wunsch', async () => {
    const { onLaden, onBehalten } = zeige();
    await maus.click(knopf('Gespeicherte Fassung laden'));
    expect([onBehalten.mock.calls.length, onLaden.mock.calls.length]).toEqual([0, 1]);
  });
});
