import { createHash } from 'node:crypto';

/** All a page needs: no script, no file, the fonts of the machine. Light and dark as the machine is. */
export const stil = `
:root{color-scheme:light dark;--grund:#f1f3f6;--flaeche:#fff;--rand:#d5dae0;--text:#14212b;--leise:#51606d;--haupt:#0b6775;--warnung:#b3261e;--kopf:#133b49}
@media(prefers-color-scheme:dark){:root{--grund:#10181d;--flaeche:#18232a;--rand:#34434d;--text:#e6edf2;--leise:#a9b7c2;--haupt:#5cc3d2;--warnung:#f2a29b;--kopf:#0d2932}}
*{box-sizing:border-box}
body{margin:0;background:var(--grund);color:var(--text);font:16px/1.45 Inter,system-ui,sans-serif}
header{background:var(--kopf);color:#fff}
header>div,main,footer{max-width:35rem;margin:0 auto;padding:0 1rem}
header>div{display:flex;align-items:center;gap:.75rem;min-height:3.5rem}
header svg{flex:none;width:1.75rem;height:1.75rem}
header img{flex:none;max-width:9rem;max-height:2.25rem;padding:.2rem .35rem;background:#fff;border-radius:.35rem}
header b{flex:1;overflow-wrap:anywhere}
header img+b{font-size:.95rem;line-height:1.2}
nav{display:flex}
nav a{display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;color:#fff;text-decoration:none}
nav a[aria-current]{font-weight:700;text-decoration:underline;text-underline-offset:.4rem;text-decoration-thickness:2px}
h1:first-child{margin-top:1rem}
h1+section,h1+form{margin-top:.8rem}
input+p{margin-top:.4rem}
.nr{margin:1rem 0 0;color:var(--leise)}
h1{margin:.1rem 0 .25rem;font-size:1.7rem;line-height:1.2;overflow-wrap:anywhere}
.wann{margin:0 0 1rem;color:var(--haupt);font-weight:600}
section,form{margin:0 0 .8rem;padding:1rem;background:var(--flaeche);border:1px solid var(--rand);border-radius:.75rem}
ol{margin:0;padding:0;list-style:none}
li{position:relative;padding:0 0 1rem 2.2rem}
li:last-child{padding-bottom:0}
li svg{position:absolute;left:0;top:.05rem;width:1.4rem;height:1.4rem;fill:var(--haupt)}
li.problem svg{fill:var(--warnung)}
li::after{content:"";position:absolute;left:.64rem;top:1.7rem;bottom:.1rem;width:2px;background:var(--haupt)}
li:last-child::after{display:none}
li.offen::before{content:"";box-sizing:border-box;position:absolute;left:.1rem;top:.2rem;width:1.2rem;height:1.2rem;border-radius:50%;border:2px solid var(--leise)}
li b{display:block}
li.offen b{font-weight:400}
li span{color:var(--leise)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0}
dt{color:var(--leise)}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
h2{margin:0 0 .4rem;font-size:1rem}
p{margin:0 0 .3rem;overflow-wrap:anywhere}
.leise{color:var(--leise)}
label{display:block;font-weight:600;margin:.8rem 0 .3rem}
input{width:100%;max-width:14rem;min-height:3rem;padding:0 .9rem;font:inherit;font-size:1.2rem;color:var(--text);background:var(--flaeche);border:1px solid var(--leise);border-radius:.5rem}
button,.knopf{display:block;width:100%;min-height:3rem;margin:1rem 0 0;padding:.7rem 1rem;font:inherit;font-weight:600;text-align:center;border-radius:.5rem;cursor:pointer}
button{color:var(--flaeche);background:var(--haupt);border:0}
button.still,.knopf{margin:0 0 .8rem;color:var(--text);background:var(--flaeche);border:1px solid var(--leise);text-decoration:none}
form.nackt{padding:0;border:0;background:none}
:focus-visible{outline:3px solid var(--haupt);outline-offset:2px}
footer{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding-bottom:2rem}
footer a{display:grid;place-items:center;min-height:2.75rem;color:var(--leise)}
h2+p{margin-top:0}
p+h2{margin-top:1.2rem}
`;

const fingerabdruck = (text: string) => createHash('sha256').update(text).digest('base64');

/** The forwarder's colour, on which white is readable, behind the head of the page. */
export const kopffarbe = (farbe: string) => `:root{--kopf:${farbe}}`;

const grundstil = fingerabdruck(stil);

/** Nothing but these styles, what comes from here, and forms that are sent here. */
export function inhaltsregeln(farbe: string | null): string {
  const stile = [grundstil, ...(farbe ? [fingerabdruck(kopffarbe(farbe))] : [])];
  return [
    "default-src 'none'",
    `style-src ${stile.map((s) => `'sha256-${s}'`).join(' ')}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
