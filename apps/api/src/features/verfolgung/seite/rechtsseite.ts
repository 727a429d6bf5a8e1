import type { Rechtstext } from '@frachtportal/domain/mandant/rechtstexte';
import html from 'html-template-tag';
import { type Rahmen, seite } from './rahmen.js';

/** A text of law, as the forwarder has written it: a blank line begins a paragraph, `# ` a heading. */
export function rechtsseite(art: Rechtstext, text: string, rahmen: Rahmen): string {
  const titel = rahmen.sage(`mandant.auftritt.${art}`);
  const bloecke = text.split(/\n\s*\n/).map((block) => block.trim());
  const inhalt = html`<h1>${titel}</h1>
<section>$${bloecke.filter(Boolean).map(absatz).join('\n')}</section>`;
  return seite(titel, inhalt, rahmen);
}

function absatz(block: string): string {
  const [erste = '', ...rest] = block.split('\n');
  if (!erste.startsWith('# ')) return html`<p>$${umgebrochen([erste, ...rest])}</p>`;
  const darunter = rest.length ? html`<p>$${umgebrochen(rest)}</p>` : '';
  return html`<h2>${erste.slice(2)}</h2>$${darunter}`;
}

const umgebrochen = (zeilen: string[]) => zeilen.map((z) => html`${z}`).join('<br>');
