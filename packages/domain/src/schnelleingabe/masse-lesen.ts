import type { Lauf } from './lauf.js';
import { type Gelesenesmass, type Massname, massnamen, type Sammler } from './sammler.js';

const worte: Record<string, Massname> = {
  länge: 'laengeCM',
  laenge: 'laengeCM',
  lang: 'laengeCM',
  length: 'laengeCM',
  breite: 'breiteCM',
  breit: 'breiteCM',
  width: 'breiteCM',
  höhe: 'hoeheCM',
  hoehe: 'hoeheCM',
  hoch: 'hoeheCM',
  height: 'hoeheCM',
};
const massname = (wort: string) => (Object.hasOwn(worte, wort) ? worte[wort] : undefined);

const kreuz = (wort: string) => /^[x×*]$/.test(wort) || wort === 'mal';

/** A number, and the unit of length behind it; how many pieces that are. */
function laengenangabe(lauf: Lauf, ab: number): { mass: Gelesenesmass; laenge: number } | undefined {
  const zahl = lauf.zahl(ab);
  if (!zahl) return undefined;
  const einheit = lauf.einheit(ab + 1);
  if (einheit && einheit.art !== 'cm') return undefined;
  return { mass: { zahl, einheit: einheit ?? null, text: '' }, laenge: einheit ? 2 : 1 };
}

function setze(s: Sammler, paare: readonly (readonly [Massname, Gelesenesmass])[], text: string): void {
  // A unit at the end holds for all.
  const letzte = paare.at(-1)?.[1].einheit ?? null;
  const gemischt = paare.some(([, m]) => m.einheit) && paare.some(([, m]) => !m.einheit) && !letzte;
  if (gemischt) s.merke('schnelleingabe.einheit', text);
  else
    for (const [name, mass] of paare) s.setzeMass(name, { ...mass, einheit: mass.einheit ?? letzte, text });
}

/** "120x80x110", "1,2 x 0,8 x 1,1 m", "120x80 h 110", "L 120 B 80 H 110", "Höhe 1,10 m", "110 hoch" */
export function liesMasse(lauf: Lauf, s: Sammler): boolean {
  return liesKreuz(lauf, s) || liesBuchstaben(lauf, s) || liesWort(lauf, s);
}

function liesKreuz(lauf: Lauf, s: Sammler): boolean {
  const paare: [Massname, Gelesenesmass][] = [];
  let laenge = 0;
  for (const name of massnamen) {
    const vor = paare.length ? 1 : 0;
    if (vor && !kreuz(lauf.wort(laenge))) break;
    const angabe = laengenangabe(lauf, laenge + vor);
    if (!angabe) return false;
    paare.push([name, angabe.mass]);
    laenge += vor + angabe.laenge;
  }
  if (paare.length < 2) return false;
  const hoehe =
    paare.length === 2
      ? laengenangabe(lauf, laenge + (/^(h|höhe|hoehe)$/.test(lauf.wort(laenge)) ? 1 : 0))
      : undefined;
  const genannt =
    hoehe && (/^(h|höhe|hoehe)$/.test(lauf.wort(laenge)) || lauf.wort(laenge + hoehe.laenge) === 'hoch');
  if (hoehe && genannt) {
    paare.push(['hoeheCM', hoehe.mass]);
    laenge += hoehe.laenge + 1;
  }
  setze(s, paare, lauf.nimm(laenge));
  return true;
}

/** Single letters only where all three stand together: "LED L 200" is a name. */
function liesBuchstaben(lauf: Lauf, s: Sammler): boolean {
  const paare: [Massname, Gelesenesmass][] = [];
  let laenge = 0;
  for (const [i, name] of massnamen.entries()) {
    const angabe = lauf.wort(laenge) === 'lbh'[i] ? laengenangabe(lauf, laenge + 1) : undefined;
    if (!angabe) return false;
    paare.push([name, angabe.mass]);
    laenge += 1 + angabe.laenge;
  }
  setze(s, paare, lauf.nimm(laenge));
  return true;
}

function liesWort(lauf: Lauf, s: Sammler): boolean {
  const vorn = massname(lauf.wort());
  const angabe = laengenangabe(lauf, vorn ? 1 : 0);
  if (!angabe) return false;
  const name = vorn ?? massname(lauf.wort(angabe.laenge));
  if (!name) return false;
  setze(s, [[name, angabe.mass]], lauf.nimm(angabe.laenge + 1));
  return true;
}
