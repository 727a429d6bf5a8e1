import type { Phase } from '@frachtportal/domain/auftrag/liste/phase';
import { phasenzeichen } from '@frachtportal/domain/auftrag/liste/phasenzeichen';
import type { Wegschritt } from '@frachtportal/domain/verfolgung/weg';
import html from 'html-template-tag';
import type { Sendung } from '../verfolgung.service.js';
import { gewichtsangabe, tagesangabe, zeitangabe } from './angaben.js';
import { type Rahmen, seite } from './rahmen.js';

/** What a form sends on so that the next page opens too. */
const verborgen = (felder: Record<string, string | undefined>) =>
  Object.entries(felder)
    .flatMap(([name, wert]) =>
      wert === undefined ? [] : [html`<input type="hidden" name="${name}" value="${wert}">`],
    )
    .join('');

/** A shipment. `weiter` opens its paper, as it opened this page. */
export function sendungsseite(
  s: Sendung,
  rahmen: Rahmen,
  weiter: Record<string, string | undefined>,
): string {
  const { sage } = rahmen;
  const titel = sage('verfolgung.seite.sendung', { nummer: s.nummer });
  const geplant = s.weg.geplant && plan(s.weg.geplant, rahmen);
  const inhalt = html`<p class="nr">${titel}</p>
<h1>${sage(s.weg.titel)}</h1>
$${geplant ? html`<p class="wann">${sage('verfolgung.seite.geplant')}: ${geplant}</p>` : ''}
<section aria-label="${sage('verfolgung.seite.verlauf')}"><ol>
$${s.weg.schritte.map((schritt) => wegpunkt(schritt, s.zeitzone, rahmen)).join('\n')}
$${geplant ? html`<li class="offen"><b>${sage('verfolgung.seite.geplant')}</b><span>${geplant}</span></li>` : ''}
</ol></section>
<section aria-label="${titel}"><dl>$${angaben(s, rahmen)}</dl></section>
$${s.bloecke.map((b) => block(b, rahmen)).join('\n')}
$${s.beleg ? beleg(rahmen, weiter) : ''}
$${anruf(s.spediteur?.telefon, rahmen)}`;
  return seite(titel, inhalt, rahmen);
}

function wegpunkt(
  { titel, phase, zeitpunkt, nurTag, ort, quittiert }: Wegschritt,
  zone: string,
  { sage, iso }: Rahmen,
): string {
  const wann = [zeitangabe(zeitpunkt, { nurTag, zone, iso }), ort].filter(Boolean).join(' · ');
  const wer = quittiert
    ? html`<br><span>${sage('verfolgung.seite.quittiert', { name: quittiert })}</span>`
    : '';
  return html`<li class="${phase}">$${zeichen(phase)}<b>${sage(titel)}</b><span>${wann}</span>$${wer}</li>`;
}

const zeichen = (phase: Phase) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${phasenzeichen[phase]}"/></svg>`;

function plan({ tag, von, bis }: NonNullable<Sendung['weg']['geplant']>, { sage, iso }: Rahmen): string {
  const fenster =
    von && bis
      ? sage('verfolgung.seite.uhr', { von, bis })
      : (von && sage('verfolgung.seite.ab', { von })) || (bis && sage('verfolgung.seite.bis', { bis }));
  return [tagesangabe(tag, iso), fenster].filter(Boolean).join(', ');
}

function angaben({ referenz, packstuecke, gewicht }: Sendung, { sage, iso }: Rahmen): string {
  const stuecke =
    packstuecke === 1
      ? sage('verfolgung.seite.einPackstueck')
      : sage('verfolgung.seite.packstuecke', { anzahl: packstuecke ?? 0 });
  const umfang = [packstuecke ? stuecke : '', gewicht ? gewichtsangabe(gewicht, iso) : '']
    .filter(Boolean)
    .join(' · ');
  const zeilen = { 'verfolgung.seite.referenz': referenz, 'verfolgung.seite.umfang': umfang };
  return Object.entries(zeilen)
    .flatMap(([name, wert]) => (wert ? [html`<dt>${sage(name)}</dt><dd>${wert}</dd>`] : []))
    .join('');
}

function block({ titel, zeilen }: Sendung['bloecke'][number], { sage }: Rahmen): string {
  const saetze = zeilen
    .map(({ name, wert }) => html`<p>${name ? `${sage(name)}: ` : ''}${wert}</p>`)
    .join('');
  return html`<section><h2>${sage(titel)}</h2>$${saetze}</section>`;
}

const beleg = ({ sage, ort, iso }: Rahmen, weiter: Record<string, string | undefined>) =>
  html`<form class="nackt" method="post" action="$${ort}/beleg?sprache=$${iso}">$${verborgen(weiter)}<button class="still">${sage('verfolgung.seite.beleg')}</button></form>`;

function anruf(telefon: string | null | undefined, { sage }: Rahmen): string {
  if (!telefon) return '';
  const nummer = telefon.replaceAll(/[^+\d]/g, '');
  return html`<a class="knopf" href="tel:$${nummer}">${sage('verfolgung.seite.anrufen', { telefon })}</a>`;
}

/** Asks for the recipient's postcode, and where no link says it for the number too. */
export function fragenseite(rahmen: Rahmen, nummer?: string): string {
  const { sage, ort, iso } = rahmen;
  const nummernfeld =
    nummer === undefined
      ? ''
      : html`<label for="nr">${sage('verfolgung.seite.nummer')}</label><input id="nr" name="nr" required maxlength="20" autocomplete="off" value="${nummer}">`;
  const inhalt = html`<p class="nr">${sage('verfolgung.seite.titel')}</p>
<h1>${sage('verfolgung.seite.plzFrage')}</h1>
<form method="post" action="$${ort}?sprache=$${iso}">
<p>${sage('verfolgung.seite.plzErklaerung')}</p>
$${nummernfeld}
<label for="plz">${sage('beschriftung.plz')}</label>
<input id="plz" name="plz" required maxlength="9" autocomplete="postal-code" aria-describedby="hilfe">
<p class="leise" id="hilfe">${sage('verfolgung.seite.plzHilfe')}</p>
<button>${sage('verfolgung.seite.zeigen')}</button>
</form>`;
  return seite(sage('verfolgung.seite.titel'), inhalt, rahmen);
}

/** Says why nothing is to be seen. */
export function hinweisseite(rahmen: Rahmen, was: 'nichts' | 'zuViele' | 'keinText'): string {
  const titel = rahmen.sage(`verfolgung.seite.${was}`);
  const inhalt = html`<p class="nr">${rahmen.sage('verfolgung.seite.titel')}</p>
<h1>${titel}</h1>
<section><p>${rahmen.sage(`verfolgung.seite.${was}Erklaerung`)}</p></section>`;
  return seite(titel, inhalt, rahmen);
}
