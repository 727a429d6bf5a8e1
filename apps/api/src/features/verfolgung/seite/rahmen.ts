import type { Auftrittsbild } from '@frachtportal/domain/mandant/auftritt';
import { rechtstexte } from '@frachtportal/domain/mandant/rechtstexte';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import html from 'html-template-tag';
import { kopffarbe, stil } from './stil.js';

/** Who shows a page, and to whom. */
export interface Rahmen {
  sage: Uebersetzer;
  iso: string;
  /** The forwarder; without one the portal itself. */
  spediteur: string;
  /** How it shows itself. */
  auftritt: Auftrittsbild;
  /** Where the page is to be had in the other language; nothing in it would have to be escaped. */
  ort: string;
}

/** Languages in which the public pages are to be had. */
export const seitensprachen = ['de', 'en'] as const;

const kompass =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="none" stroke="currentColor" stroke-width="2"/><path d="M14 4l3 10h-6z" fill="currentColor"/><path d="M14 24l-3-10h6z" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>';

/** A whole page around what it is about. Both texts of `html` are escaped; `inhalt` is HTML already. */
export function seite(
  titel: string,
  inhalt: string,
  { sage, iso, spediteur, auftritt, ort }: Rahmen,
): string {
  const sprachen = seitensprachen
    .map((s) => {
      const hier = s === iso ? ' aria-current="true"' : '';
      return html`<a href="$${ort}$${ort.includes('?') ? '&amp;' : '?'}sprache=$${s}" lang="${s}" hreflang="${s}"$${hier}>${s.toUpperCase()}</a>`;
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
<style>$${stil}</style>$${auftritt.farbe ? `<style>${kopffarbe(auftritt.farbe)}</style>` : ''}
</head>
<body>
<header><div>$${zeichen(auftritt)}<b>${spediteur}</b><nav aria-label="${sage('verfolgung.seite.sprache')}">$${sprachen}</nav></div></header>
<main>
$${inhalt}
</main>
$${fuss(auftritt, sage)}</body>
</html>
`;
}

/** The forwarder's logo, else the sign of the portal; its name stands beside it. */
const zeichen = ({ logo }: Auftrittsbild) => (logo ? html`<img src="$${logo}" alt="">` : kompass);

/** Where stands what a forwarder must tell everybody. */
function fuss(auftritt: Auftrittsbild, sage: Uebersetzer): string {
  const da = rechtstexte.filter((art) => auftritt[art]);
  if (!da.length) return '';
  const wege = da.map(
    (art) =>
      html`<a href="/${art}?von=$${String(auftritt.mandantId)}">${sage(`mandant.auftritt.${art}`)}</a>`,
  );
  return html`<footer>$${wege.join('')}</footer>
`;
}
