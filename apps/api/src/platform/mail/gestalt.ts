import html from 'html-template-tag';
import type { Mailhaus } from './zusteller.js';

const neutral = '#1f4e79';
const adresse = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/**
 * The text of a mail once more for programs that show HTML: under the colour, logo or name of the forwarder it comes from.
 * Everything in it is escaped; addresses become links that say where they lead. No style sheet, as many programs drop it.
 */
export function alsHtml(inhalt: string, betreff: string, haus: Mailhaus | null): string {
  const farbe = haus?.farbe ?? neutral;
  const absaetze = inhalt
    .trim()
    .split(/\n{2,}/)
    .map((absatz) => html`<p style="margin:0 0 16px">$${zeilen(absatz, farbe)}</p>`)
    .join('\n');
  return html`<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${betreff}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:#1b1f24;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;border-top:4px solid ${farbe};padding-top:16px">
<p style="margin:0 0 24px;font-weight:bold;color:${farbe}">$${kopf(haus)}</p>
$${absaetze}
</div>
</body>
</html>`;
}

/** nodemailer puts the picture into the mail; nothing is fetched from anywhere when it is read. */
function kopf(haus: Mailhaus | null): string {
  const name = haus?.name ?? 'Frachtportal';
  return haus?.logo
    ? html`<img src="$${haus.logo}" alt="${name}" style="display:block;max-height:56px;max-width:240px;border:0">`
    : html`${name}`;
}

/** One line below the other, every second piece an address. */
function zeilen(absatz: string, farbe: string): string {
  return absatz
    .split('\n')
    .map((zeile) =>
      zeile
        .split(adresse)
        .map((teil, i) => (i % 2 ? verweis(html`${teil}`, farbe) : html`${teil}`))
        .join(''),
    )
    .join('<br>\n');
}

/** @param wohin escaped already, and an address of the web */
const verweis = (wohin: string, farbe: string) =>
  html`<a href="$${wohin}" style="color:${farbe};word-break:break-all">$${wohin}</a>`;
