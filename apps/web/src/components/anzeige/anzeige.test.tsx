import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { erstelleAbfragen } from '../../lib/abfragen/abfragen';
import { Knopf } from '../bedienung/Knopf';
import { Karte } from './Karte';
import { KeinRecht } from './KeinRecht';
import { Ladegrenze } from './Ladegrenze';
import { Lesekreis } from './Lesekreis';
import { Seitenkopf } from './Seitenkopf';
import { Statusmarke, type Statuston } from './Statusmarke';
import { Zeichen, zeichen } from './Zeichen';

const maus = userEvent.setup({ delay: null });

const lies = vi.fn<(was: string) => Promise<string>>();
function Inhalt({ was }: { was: string }) {
  const { data } = useSuspenseQuery({ queryKey: [was], queryFn: () => lies(was), retry: false });
  return <p>{data}</p>;
}
function Seite() {
  const [abfragen] = useState(() => erstelleAbfragen(() => undefined));
  const [was, setWas] = useState('A');
  return (
    <QueryClientProvider client={abfragen}>
      <Knopf text="Anderer" onClick={() => setWas('B')} />
      <Ladegrenze
        was={was}
        geruest={<p>Gerüst</p>}
        nichtGeladen={({ resetErrorBoundary }) => (
          <Knopf text="Noch einmal" onClick={() => resetErrorBoundary()} />
        )}
      >
        <Inhalt was={was} />
      </Ladegrenze>
    </QueryClientProvider>
  );
}

describe('Ladegrenze', () => {
  // What goes wrong here is meant to: React need not tell.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('hält den Platz, bis gelesen ist', async () => {
    lies.mockResolvedValue('Auftrag A');
    render(<Seite />);
    screen.getByText('Gerüst');
    await screen.findByText('Auftrag A');
    expect(screen.queryByText('Gerüst')).toBeNull();
  });

  it('lässt noch einmal lesen, was nicht zu lesen war', async () => {
    lies.mockRejectedValueOnce(new Error('fort')).mockResolvedValue('Auftrag A');
    render(<Seite />);
    await maus.click(await screen.findByText('Noch einmal'));
    await screen.findByText('Auftrag A');
  });

  it('ein anderer beginnt von vorn, auch wenn der vorige nicht zu lesen war', async () => {
    lies.mockImplementation(async (was) => {
      if (was === 'A') throw new Error('fort');
      return `Auftrag ${was}`;
    });
    render(<Seite />);
    await screen.findByText('Noch einmal');
    await maus.click(screen.getByText('Anderer'));
    await screen.findByText('Auftrag B');
    expect(screen.queryByText('Noch einmal')).toBeNull();
  });
});

it('eine Seite heißt im Fenster des Browsers und in ihrer Überschrift gleich', async () => {
  render(<Seitenkopf titel="Adressen" neben="Stand 8 Uhr" erklaerung="Wozu sie da ist." />);
  screen.getByRole('heading', { level: 1, name: 'Adressen' });
  screen.getByText('Wozu sie da ist.');
  await waitFor(() => expect(document.title).toBe('Adressen · Frachtportal'));
});

it('wer eine Seite ohne Recht öffnet, liest das und weiß, wo er ist', () => {
  render(<KeinRecht titel="Konfigurator" />);
  screen.getByRole('heading', { name: 'Konfigurator' });
  screen.getByText('Für diese Aktion fehlt die Berechtigung.');
});

it('eine Karte ohne sichtbaren Titel ist für Vorleser trotzdem benannt', () => {
  render(<Karte name="Summen">12 kg</Karte>);
  expect(screen.getByRole('region', { name: 'Summen' }).textContent).toBe('12 kg');
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each<Statuston>(['neutral', 'info', 'ok', 'warn', 'err'])(
  'der Ton %s hat eine eigene Form, nicht nur eine Farbe',
  (ton) => {
    const formen = (['neutral', 'info', 'ok', 'warn', 'err'] as const).map((t) => {
      const { container, unmount } = render(<Statusmarke ton={t} text="Stand" />);
      const form = container.querySelector('path')?.getAttribute('d');
      unmount();
      return [t, form] as const;
    });
    const eigene = new Map(formen).get(ton);
    expect(formen.filter(([, form]) => form === eigene)).toHaveLength(1);
  },
);

it.each([
  [true, 'intern'],
  [false, 'für den Kunden'],
])('für wen etwas ist (intern: %s), steht in Worten da', (intern, worte) => {
  const { container } = render(<Lesekreis intern={intern} />);
  expect(container.textContent).toBe(worte);
});

it('ein Zeichen ist Beiwerk, solange es keinen Namen hat', () => {
  const { rerender } = render(<Zeichen pfad={zeichen.haken} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Zeichen pfad={zeichen.haken} titel="zugestellt" />);
  screen.getByRole('img', { name: 'zugestellt' });
});
