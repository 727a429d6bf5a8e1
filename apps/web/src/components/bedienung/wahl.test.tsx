import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deutsch, gemerkteSprache, sprich, useSprache } from '../../lib/sprache';
import { Filterchip } from './Filterchip';
import { Knopf } from './Knopf';
import { Lesekreiswahl } from './Lesekreiswahl';
import { Reiter } from './Reiter';
import { Sprachwahl } from './Sprachwahl';
import { tastenworte } from './tastenworte';
import { Menueknopf, Werkzeugleiste } from './Werkzeugleiste';

const maus = userEvent.setup({ delay: null });
const gedrueckt = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

function Chip() {
  const [an, setAn] = useState(false);
  return <Filterchip text="nur offene" an={an} onSchalten={() => setAn(!an)} />;
}

describe('Filterchip', () => {
  it('schaltet mit Klick und Leertaste und sagt, ob er an ist', async () => {
    render(<Chip />);
    await maus.click(screen.getByRole('button', { name: 'nur offene' }));
    expect(gedrueckt('nur offene')).toBe('true');
    await maus.keyboard(' ');
    expect(gedrueckt('nur offene')).toBe('false');
  });

  it.each(['{Delete}', '{Backspace}'])('%s lässt ihn los, schaltet ihn aber nie ein', async (taste) => {
    render(<Chip />);
    await maus.tab();
    await maus.keyboard(taste);
    expect(gedrueckt('nur offene')).toBe('false');
    await maus.keyboard('{Enter}');
    expect(gedrueckt('nur offene')).toBe('true');
    await maus.keyboard(taste);
    expect(gedrueckt('nur offene')).toBe('false');
  });
});

it.each([
  [true, 'intern', 'für den Kunden', false],
  [false, 'für den Kunden', 'intern', true],
])(
  'wer es lesen soll (intern: %s), steht fest, und das andere ist einen Klick weit',
  async (intern, an, aus, neu) => {
    const onWahl = vi.fn();
    render(<Lesekreiswahl intern={intern} onWahl={onWahl} />);
    expect([gedrueckt(an), gedrueckt(aus)]).toEqual(['true', 'false']);
    await maus.click(screen.getByRole('button', { name: aus }));
    expect(onWahl).toHaveBeenCalledExactlyOnceWith(neu);
  },
);

function Seite() {
  useSprache();
  return (
    <>
      <Sprachwahl />
      <Knopf text="allgemein.abbrechen" />
    </>
  );
}

describe('Sprache', () => {
  afterEach(() => sprich(deutsch));

  it('gewählt gilt sie sofort, auch für Vorleser und beim nächsten Besuch', async () => {
    render(<Seite />);
    expect(gedrueckt('Deutsch')).toBe('true');
    await maus.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('button', { name: 'Cancel' });
    expect([gedrueckt('English'), document.documentElement.lang]).toEqual(['true', 'en']);
    expect(localStorage.getItem('sprache')).not.toBe(String(deutsch));
  });

  it('Tasten heißen, wie sie auf der Tastatur dieser Sprache stehen', async () => {
    expect(['Strg + S', 'Alt + N', 'Entf'].map(tastenworte)).toEqual(['Strg + S', 'Alt + N', 'Entf']);
    render(<Seite />);
    await maus.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('button', { name: 'Cancel' });
    expect(['Strg + S', 'Alt + N', 'Entf'].map(tastenworte)).toEqual(['Ctrl + S', 'Alt + N', 'Del']);
  });
});

describe('Menü', () => {
  const eintraege = [
    { text: 'CSV', onClick: vi.fn(), taste: 'Alt + C' },
    { text: 'PDF', onClick: vi.fn(), deaktiviert: true },
    { text: 'XML', onClick: vi.fn() },
  ];

  it('die Pfeile gehen durch die Einträge, der Knopf sagt, dass es offen ist; danach ist es zu', async () => {
    render(
      <Werkzeugleiste titel="Werkzeuge">
        <Menueknopf text="Export" eintraege={eintraege} />
      </Werkzeugleiste>,
    );
    const knopf = within(screen.getByRole('region', { name: 'Werkzeuge' })).getByRole('button');
    expect(knopf.getAttribute('aria-expanded')).toBe('false');
    await maus.click(knopf);
    await screen.findByRole('menu');
    expect(knopf.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menuitem', { name: /^CSV/ }).textContent).toBe('CSVAlt + C');
    await maus.keyboard('{ArrowUp}{Enter}');
    expect(eintraege.map((e) => e.onClick.mock.calls.length)).toEqual([0, 0, 1]);
    expect([screen.queryByRole('menu'), knopf.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });
});

describe('Reiter', () => {
  const zeige = (mehr: object) =>
    render(
      <Reiter
        name="Auftrag"
        reiter={[{ schluessel: 'kommentare', titel: 'Kommentare', ...mehr }]}
        aktiv="kommentare"
        onWechsel={() => undefined}
      >
        Inhalt
      </Reiter>,
    );

  it.each([
    ['wie viel in ihm steht', { anzahl: 3 }, /^Kommentare 3$/],
    ['auch, dass davon etwas neu ist', { anzahl: 3, neu: true }, /^Kommentare 3\s*ungelesen$/],
    ['nichts, wo nichts steht', { anzahl: 0, fehler: 0 }, /^Kommentare$/],
  ])('sagt %s', (_was, mehr, name) => {
    zeige(mehr);
    screen.getByRole('tab', { name });
  });
});

describe('Knopf', () => {
  it('sagt nicht zweimal, für wie viele er ist', () => {
    render(<Knopf text="Drucken" zahl={3} />);
    expect(screen.getByRole('button', { name: 'Drucken' }).textContent).toBe('Drucken3');
  });

  it('schickt nur ab, wo er dazu da ist', async () => {
    const sende = vi.fn((e: { preventDefault: () => void }) => e.preventDefault());
    render(
      <form onSubmit={sende}>
        <Knopf text="Abbrechen" />
        <Knopf text="Absenden" absenden />
      </form>,
    );
    await maus.click(screen.getByText('Abbrechen'));
    expect(sende).not.toHaveBeenCalled();
    await maus.click(screen.getByText('Absenden'));
    await waitFor(() => expect(sende).toHaveBeenCalledOnce());
  });

  it('wo eine Taste dasselbe tut, hält Tab nicht an', async () => {
    render(
      <>
        <Knopf text="Löschen" ohneTab />
        <Knopf text="Weiter" />
      </>,
    );
    await maus.tab();
    expect(document.activeElement?.textContent).toBe('Weiter');
  });
});

describe('Die gemerkte Sprache', () => {
  it.each(['', 'xx', '99999'])('ist Deutsch, wo „%s“ gemerkt ist', (gemerkt) => {
    localStorage.setItem('sprache', gemerkt);
    expect(gemerkteSprache()).toBe(deutsch);
  });

  it('eine, die es nicht gibt, wird nicht gesprochen', async () => {
    await sprich(99_999);
    expect([gemerkteSprache(), document.documentElement.lang]).toEqual([deutsch, 'de']);
  });
});
