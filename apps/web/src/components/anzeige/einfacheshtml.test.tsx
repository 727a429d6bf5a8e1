import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EinfachesHtml } from './EinfachesHtml';

const zeige = (html: string) => render(<EinfachesHtml html={html} />).container.firstElementChild as Element;

it('zeigt die einfachen Marken als das, was sie sind', () => {
  const text = zeige('<p>Bitte <b>vor 12 Uhr</b> melden.</p><ul><li>Tor 3</li></ul>');
  expect(text.querySelector('p b')?.textContent).toBe('vor 12 Uhr');
  expect(screen.getAllByRole('listitem').map((e) => e.textContent)).toEqual(['Tor 3']);
});

it('ein Verweis öffnet ein eigenes Fenster, das von diesem nichts weiß', () => {
  zeige('<a href="https://beispiel.de/agb">AGB</a>');
  const verweis = screen.getByRole('link', { name: 'AGB' });
  expect(['href', 'target', 'rel'].map((name) => verweis.getAttribute(name))).toEqual([
    'https://beispiel.de/agb',
    '_blank',
    'noopener noreferrer',
  ]);
});

it.each([
  ['ein Skript', '<script>alert(1)</script>'],
  ['ein Bild mit Handlung', '<img src=x onerror=alert(1)>'],
  ['eine Handlung an einer einfachen Marke', '<b onclick="alert(1)">x</b>'],
  ['ein Ziel, das ein Skript ist', '<a href="javascript:alert(1)">x</a>'],
  ['ein verschleiertes Ziel', '<a href=" java&#10;script:alert(1)">x</a>'],
  ['ein fremder Rahmen', '<iframe src="https://beispiel.de"></iframe>'],
  ['eine Gestaltung', '<p style="position:fixed;inset:0">x</p>'],
])('%s kommt nie als Element auf die Seite', (_was, html) => {
  const text = zeige(html);
  expect(
    text.querySelector('script, img, iframe, [onclick], [onerror], [style], a[href*="script" i]'),
  ).toBeNull();
});
