import type { Uebersetzer } from '@frachtportal/texte/katalog';
import html from 'html-template-tag';
import { stil } from './stil.js';

/** Who shows a page, and to whom. */
export interface Rahmen {
  sage: Uebersetzer;
  iso: string;
  /** The forwarder; without one the portal itself. */
  spediteur: string;
  /** Path of the page, with nothing in it that would have to be escaped: there it is to be had in the other language. */
  ort: string;
}

/** Languages in which the public pages are to be had. */
export const seitensprachen = ['de', 'en'] as const;

const kompass =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="none" stroke="currentColor" stroke-width="2"/><path d="M14 4l3 10h-6z" fill="currentColor"/><path d="M14 24l-3-10h6z" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>';

/** A whole page around what it is about. Both texts of `html` are escaped; `inhalt` is HTML already. */
export function seite(titel: string, inhalt: string, { sage, iso, spediteur, ort }: Rahmen): string {
  const sprachen = seitensprachen
    .map((s) => {
      const hier = s === iso ? ' aria-current="true"' : '';
      return html`<a href="$${ort}?sprache=$${s}" lang="${s}" hreflang="${s}"$${hier}>${s.toUpperCase()}</a>`;
    })
    .join('');
  return html`<!doctype html>
<html lang="${iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="referrer" content="no-referrer">
<title>${titel} · ${spediteur}</title>
<style>$${stil}</style>
</head>
<body>
<header><div>$${kompass}<b>${spediteur}</b><nav aria-label="${sage('verfolgung.seite.sprache')}">$${sprachen}</nav></div></header>
<main>
$${inhalt}
</main>
</body>
</html>
`;
}
