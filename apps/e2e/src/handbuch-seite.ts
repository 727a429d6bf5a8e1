import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';

const stil = `
  @page { size: A4; margin: 18mm 16mm 20mm; }
  body { color: #17212b; font: 10.5pt/1.5 "Inter", "Segoe UI", "DejaVu Sans", sans-serif; }
  h1 { break-before: page; margin: 0 0 10pt; color: #0b5cab; font-size: 19pt; }
  h1.titel { break-before: auto; margin-top: 80mm; font-size: 32pt; }
  h2 { margin: 16pt 0 6pt; font-size: 13pt; break-after: avoid; }
  img { display: block; width: 100%; margin: 8pt 0; border: 1px solid #d5dce4; border-radius: 4px; break-inside: avoid; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 4pt 6pt; border-bottom: 1px solid #d5dce4; text-align: left; }
  code { font-size: 9.5pt; }
  nav { break-before: page; }
  nav li { padding: 2pt 0; list-style: none; }
  nav a { color: inherit; text-decoration: none; }
`;

/** The chapters in the order of their names. */
function kapitel(verzeichnis: string): string[] {
  return readdirSync(verzeichnis)
    .filter((name) => /^\d\d-.*\.md$/.test(name))
    .sort()
    .map((name) => readFileSync(join(verzeichnis, name), 'utf8'));
}

const titelVon = (md: string) => /^# (.+)$/m.exec(md)?.[1] ?? '';

/** Pictures go in as they are, so that the page needs nothing else. */
const mitBildern = (html: string, verzeichnis: string) =>
  html.replace(/src="(bilder\/[\w-]+\.png)"/g, (_, pfad: string) => {
    const bild = readFileSync(join(verzeichnis, pfad)).toString('base64');
    return `src="data:image/png;base64,${bild}"`;
  });

/** The whole handbook as one page to print. */
export async function handbuchSeite(verzeichnis: string, version: string): Promise<string> {
  const texte = kapitel(verzeichnis);
  const teile = await Promise.all(texte.map((md) => marked.parse(md)));
  const verweise = texte.map((md, i) => `<li><a href="#k${i}">${i + 1}&ensp;${titelVon(md)}</a></li>`);
  const inhalt = teile.map((html, i) => html.replace('<h1>', `<h1 id="k${i}">${i + 1}&ensp;`)).join('\n');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Frachtportal – Handbuch</title>
    <style>${stil}</style></head><body>
    <h1 class="titel">Frachtportal</h1><p>Handbuch für Benutzer und Administratoren, Version ${version}</p>
    <nav><h2>Inhalt</h2><ul>${verweise.join('')}</ul></nav>${mitBildern(inhalt, verzeichnis)}</body></html>`;
}

/** What the handbook was made from, in one word; line ends of another system count as the same. */
export function handbuchStand(verzeichnis: string): string {
  return createHash('sha256')
    .update(kapitel(verzeichnis).join('\0').replaceAll('\r\n', '\n'))
    .digest('hex')
    .slice(0, 16);
}
