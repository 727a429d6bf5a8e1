import type { Lauf } from './lauf.js';
import { istPalettenwort, istStueckwort } from './packmittel.js';
import { liesPackmittelJe } from './packmittel-lesen.js';
import type { Jeziel, Menge, Sammler } from './sammler.js';
import { bruttoworte, gesamtworte, gewichtsworte, jeworte, nettoworte, ungefaehr } from './worte.js';

const istJe = (wort: string) => jeworte.has(wort);

/** A word for what something is each of, and how many pieces it has. */
function jeziel(lauf: Lauf, ab: number): { ziel: Jeziel; laenge: number } | undefined {
  const fund = lauf.packmittel(ab);
  const wort = lauf.wort(ab);
  if (istStueckwort(wort)) return { ziel: 'stueck', laenge: 1 };
  if (fund) return { ziel: fund.packmittel, laenge: fund.laenge };
  return istPalettenwort(wort) ? { ziel: 'palette', laenge: 1 } : undefined;
}

const istMenge = (lauf: Lauf, ab: number) => {
  const einheit = lauf.zahl(ab) ? lauf.einheit(ab + 1) : undefined;
  return einheit && einheit.art !== 'cm' ? einheit : undefined;
};

/** "450 kg", "1,2 t brutto", "netto 20 kg", "25 kg je Sack", "40 l" */
export function liesMenge(lauf: Lauf, s: Sammler): boolean {
  let ab = 0;
  let netto = false;
  let gesamt = false;
  for (; ; ab++) {
    const wort = lauf.wort(ab);
    if (nettoworte.has(wort)) netto = true;
    else if (gesamtworte.has(wort)) gesamt = true;
    else if (!bruttoworte.has(wort) && !gewichtsworte.has(wort) && !ungefaehr.has(wort)) break;
  }
  const einheit = istMenge(lauf, ab);
  const zahl = lauf.zahl(ab);
  if (!einheit || !zahl) return false;
  let laenge = ab + 2;
  const dahinter = lauf.wort(laenge);
  if ((nettoworte.has(dahinter) || bruttoworte.has(dahinter)) && !istMenge(lauf, laenge + 1)) {
    netto = nettoworte.has(dahinter);
    laenge++;
  }
  const ziel = istJe(lauf.wort(laenge)) && !istMenge(lauf, laenge + 1) ? jeziel(lauf, laenge + 1) : undefined;
  if (ziel) laenge += 1 + ziel.laenge;
  const art: Menge['art'] = netto && einheit.art === 'kg' ? 'netto' : einheit.art;
  s.mengen.push({ art, zahl, einheit, je: ziel?.ziel ?? null, gesamt, text: lauf.nimm(laenge) });
  return true;
}

/** "à 12,5 kg", "je Palette 300 kg", "je 24 kt", "à 120x80x110" */
export function liesJe(lauf: Lauf, s: Sammler): boolean {
  if (!istJe(lauf.wort()) && !(lauf.wort() === 'mit' && istJe(lauf.wort(1)))) return false;
  const ab = lauf.wort() === 'mit' ? 2 : 1;
  if (liesPackmittelJe(lauf, s, ab)) return true;
  const genannt = jeziel(lauf, ab);
  const bei = ab + (genannt?.laenge ?? 0);
  const einheit = istMenge(lauf, bei);
  const zahl = lauf.zahl(bei);
  if (einheit && zahl) {
    const je = genannt?.ziel ?? benachbart(s) ?? 'offen';
    s.mengen.push({ art: einheit.art, zahl, einheit, je, gesamt: false, text: lauf.nimm(bei + 2) });
    return true;
  }
  if (zahl && /^[x×*]$/.test(lauf.wort(bei + 1))) {
    s.jeMasse = true;
    lauf.nimm(bei);
    return true;
  }
  if (lauf.wort() === 'a' || lauf.wort() === 'pro' || lauf.wort() === 'per') return false;
  s.merke('schnelleingabe.unverstanden', lauf.nimm(ab));
  return true;
}

/** "2 epal mit je 40 kt à 5 kg": right behind the smaller packaging, or behind the only one. */
function benachbart(s: Sammler): Jeziel | undefined {
  const { zuletzt } = s;
  const gepackt = zuletzt && s.gepackt[zuletzt];
  if (!gepackt) return undefined;
  if (zuletzt === s.zuerst && !s.gepackt.verpackung) return gepackt.packmittel;
  return zuletzt === 'verpackung' ? gepackt.packmittel : undefined;
}

/** "40 x 25 kg Säcke", "4 20l-Kanister": how many, how much each holds, and what they are. */
export function liesGefuelltes(lauf: Lauf, s: Sammler): boolean {
  const anzahl = lauf.anzahl();
  const kreuz = /^[x×*]$/.test(lauf.wort(1)) ? 1 : 0;
  const einheit = istMenge(lauf, 1 + kreuz);
  const zahl = lauf.zahl(1 + kreuz);
  const fund = lauf.packmittel(3 + kreuz);
  if (anzahl === undefined || !zahl || !einheit || !fund || s.istGepackt()) return false;
  const { packmittel } = fund;
  const text = lauf.nimm(3 + kreuz + fund.laenge);
  s.gepackt[packmittel.art] = { packmittel, anzahl, je: false, text };
  s.zuerst = packmittel.art;
  s.zuletzt = packmittel.art;
  s.mengen.push({ art: einheit.art, zahl, einheit, je: packmittel, gesamt: false, text });
  return true;
}
