import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Statusmarke } from '../anzeige/Statusmarke';
import { FormSchalter } from '../formular/formular';
import { Schalter } from './Schalter';
import { Umschalter } from './Umschalter';
import { Menueknopf } from './Werkzeugleiste';

it('ein Schalter schaltet mit Klick auf seine Worte und mit der Leertaste', async () => {
  const onAendern = vi.fn();
  const { rerender } = render(<Schalter label="Avis" wert={null} onAendern={onAendern} />);
  await userEvent.click(screen.getByText('Avis'));
  expect(onAendern).toHaveBeenLastCalledWith(true);
  rerender(<Schalter label="Avis" wert onAendern={onAendern} />);
  const feld = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Avis' });
  expect(feld.checked).toBe(true);
  feld.focus();
  await userEvent.keyboard(' ');
  expect(onAendern).toHaveBeenLastCalledWith(false);
});

it('wer nur liest, schaltet nicht', async () => {
  const onAendern = vi.fn();
  render(<Schalter label="Avis" wert onAendern={onAendern} nurLesen />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  await userEvent.click(screen.getByText('Avis'), { pointerEventsCheck: 0 });
  expect(onAendern).not.toHaveBeenCalled();
});

function Formular() {
  const form = useForm({ defaultValues: { agb: false } });
  const lehneAb = () => form.setError('agb', { message: 'Bitte zustimmen.' }, { shouldFocus: true });
  return (
    <FormProvider {...form}>
      <FormSchalter name="agb" label="AGB" />
      <button type="button" onClick={lehneAb}>
        Senden
      </button>
    </FormProvider>
  );
}

it('im Formular sagt er, was an ihm falsch ist, und bekommt den Fokus', async () => {
  render(<Formular />);
  const feld = screen.getByRole('checkbox', { name: 'AGB' });
  expect([feld.getAttribute('aria-invalid'), feld.getAttribute('aria-describedby')]).toEqual([null, null]);
  await userEvent.click(screen.getByText('Senden'));
  const meldung = screen.getByText('Bitte zustimmen.');
  expect(feld.getAttribute('aria-describedby')).toBe(meldung.id);
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(feld);
});

it('jede Möglichkeit eines Umschalters ist ein Halt von Tab; die gewählte ist gedrückt', async () => {
  const onWahl = vi.fn();
  const moeglich = [
    { wert: 'suche', text: 'Adresse suchen', icon: <svg aria-hidden="true" /> },
    { wert: 'neu', text: 'Neue Adresse' },
  ];
  render(<Umschalter name="Art" wert="suche" moeglich={moeglich} onWahl={onWahl} />);
  const gruppe = screen.getByRole('group', { name: 'Art' });
  const knoepfe = screen.getAllByRole('button');
  expect(gruppe.contains(knoepfe[0] as Node)).toBe(true);
  expect(knoepfe.map((k) => k.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(screen.getByRole('button', { name: 'Adresse suchen' })).toBe(knoepfe[0]);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(knoepfe[1]);
  await userEvent.keyboard('{Enter}');
  expect(onWahl).toHaveBeenCalledWith('neu');
});

it('eine Marke sagt ihren Stand in Worten, das Bild ist Beiwerk', () => {
  render(<Statusmarke ton="ok" text="zugestellt" />);
  expect(screen.getByText('zugestellt').getAttribute('title')).toBe('zugestellt');
  expect(screen.queryByRole('img')).toBeNull();
});

it('ein Menü öffnet an seinem Knopf, Escape gibt den Fokus zurück, Enter tut das Gewählte', async () => {
  const onClick = vi.fn();
  const eintraege = [
    { text: 'CSV', onClick },
    { text: 'XML', onClick: vi.fn(), deaktiviert: true },
  ];
  render(<Menueknopf text="Export" eintraege={eintraege} />);
  const knopf = screen.getByRole('button', { name: 'Export' });
  expect(knopf.getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(knopf);
  expect((await screen.findByRole('menuitem', { name: 'XML' })).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(knopf);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});
