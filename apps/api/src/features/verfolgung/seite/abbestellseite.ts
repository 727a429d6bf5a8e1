import html from 'html-template-tag';
import { type Rahmen, seite } from './rahmen.js';

/** Asks whether somebody wants no more mails, or says that none come any more. */
export function abbestellseite(rahmen: Rahmen, was: 'frage' | 'fertig'): string {
  const { sage, ort, iso } = rahmen;
  const knopf =
    was === 'frage'
      ? html`<form method="post" action="$${ort}?sprache=$${iso}"><button>${sage('verfolgung.seite.abbestellen')}</button></form>`
      : '';
  const titel = sage(`verfolgung.seite.abbestellen.${was}`);
  const inhalt = html`<p class="nr">${sage('verfolgung.seite.titel')}</p>
<h1>${titel}</h1>
<section><p>${sage(`verfolgung.seite.abbestellen.${was}Erklaerung`)}</p></section>
$${knopf}`;
  return seite(titel, inhalt, rahmen);
}
