import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Meldungen } from '../dialog/Meldungen';
import { useDomaenenformular } from './domaenenformular';
import { FormularDialog } from './FormularDialog';
import { FormFeld } from './formular';

type Speichere = (wert: NeuerMandant) => Promise<void>;

/** A window around one required field of at most 35 characters. */
function Fenster({ speichere, onSchliessen }: { speichere: Speichere; onSchliessen: () => void }) {
  const formular = useDomaenenformular<NeuerMandant>({
    klasse: NeuerMandant,
    anfang: { name: '' } as never,
    hatFeld: (pfad) => pfad === 'name',
    regeln: ({ name }) => (name === 'verboten' ? [fehler('feld.pflicht', 'anderswo')] : []),
    speichere,
  });
  return (
    <FormularDialog formular={formular} titel="Mandant" breite={400} onSchliessen={onSchliessen}>
      <FormFeld name="name" feld={feld(NeuerMandant, 'name')} pflicht />
    </FormularDialog>
  );
}

const maus = userEvent.setup({ delay: null });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mandant/ });
const knopf = (text: string) => screen.getByRole('button', { name: text });

function oeffne(speichere: Speichere = async () => {}) {
  const tat = { speichere: vi.fn(speichere), onSchliessen: vi.fn() };
  render(
    <Meldungen>
      <Fenster {...tat} />
    </Meldungen>,
  );
  return tat;
}
const abgelehnt = (status: number, field: string | null, text: string) => () =>
  Promise.reject(new ApiFehler(status, [{ severity: 'ERROR', key: 'probe', text, field }] as never));

describe('Formular', () => {
  it.each([
    ['der Knopf', () => maus.click(knopf('Speichern'))],
    ['Enter im Feld', () => maus.keyboard('{Enter}')],
    ['Strg+S', () => maus.keyboard('{Control>}s{/Control}')],
    ['Strg+Enter', () => maus.keyboard('{Control>}{Enter}{/Control}')],
  ])('%s speichert, was getippt ist', async (_was, sende) => {
    const { speichere } = oeffne();
    await maus.type(name(), 'Neu GmbH');
    await sende();
    await waitFor(() => expect(speichere).toHaveBeenCalledOnce());
    expect(speichere.mock.calls[0]?.[0]).toMatchObject({ name: 'Neu GmbH' });
  });

  it('speichert bei ungeduldigem Klicken einmal', async () => {
    let ende = () => {};
    const { speichere } = oeffne(() => new Promise((fertig) => (ende = fertig)));
    await maus.type(name(), 'Neu{Enter}{Enter}{Enter}');
    expect(speichere).toHaveBeenCalledOnce();
    ende();
    await waitFor(() => expect(knopf('Speichern').hasAttribute('disabled')).toBe(false));
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(speichere).toHaveBeenCalledTimes(2));
  });

  it('nimmt die Meldung des Servers weg, sobald ihr Feld ein anderes sagt', async () => {
    oeffne(abgelehnt(400, 'name', 'Den Namen gibt es schon.'));
    await maus.type(name(), 'Alt{Enter}');
    await screen.findAllByText('Den Namen gibt es schon.');
    await maus.type(name(), 'e');
    await waitFor(() => expect(screen.queryByText('Den Namen gibt es schon.')).toBeNull());
    expect(name().getAttribute('aria-invalid')).toBeNull();
  });

  it('sagt am Feld, was fehlt, schickt nichts und führt hin; die Meldung geht mit ihrer Ursache', async () => {
    const { speichere } = oeffne();
    await maus.click(knopf('Speichern'));
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name());
    expect(speichere).not.toHaveBeenCalled();
    await maus.type(name(), 'N');
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
  });

  it('zeigt die Ablehnung des Servers am Feld und behält die Eingabe', async () => {
    oeffne(abgelehnt(400, 'name', 'Diesen Namen gibt es schon.'));
    await maus.type(name(), 'Doppelt{Enter}');
    await screen.findAllByText('Diesen Namen gibt es schon.');
    expect([name().value, document.activeElement]).toEqual(['Doppelt', name()]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['zu keinem Feld', null],
    ['zu einem Feld, das es hier nicht gibt', 'hauptmandantId'],
  ])('meldet in einem Fenster, was %s gehört', async (_was, field) => {
    oeffne(abgelehnt(409, field, 'Inzwischen geändert.'));
    const eingabe = name();
    await maus.type(eingabe, 'x{Enter}');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Inzwischen geändert.');
    expect(eingabe.value).toBe('x');
  });

  it('meldet in einem Fenster auch die eigene Regel, deren Feld hier fehlt', async () => {
    const { speichere } = oeffne();
    await maus.type(name(), 'verboten{Enter}');
    await screen.findByRole('alertdialog');
    expect(speichere).not.toHaveBeenCalled();
  });
});

describe('Fenster', () => {
  it('schließt mit Escape, solange nichts getippt ist', async () => {
    const { onSchliessen } = oeffne();
    await maus.click(name());
    await maus.keyboard('{Escape}');
    expect(onSchliessen).toHaveBeenCalledOnce();
  });

  it('fragt mit Escape, ehe es verwirft, was getippt ist; Nein behält es', async () => {
    const { onSchliessen } = oeffne();
    await maus.type(name(), 'halb');
    await maus.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen' });
    await maus.click(knopf('Nein'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([onSchliessen.mock.calls.length, name().value]).toEqual([0, 'halb']);
  });
});
