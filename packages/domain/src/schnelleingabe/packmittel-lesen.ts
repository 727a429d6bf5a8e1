import type { Lauf } from './lauf.js';
import { istPalettenwort, type Packmittel } from './packmittel.js';
import type { Sammler } from './sammler.js';
import { verbinder, zahlworte } from './worte.js';

/** A count before a packaging: "3 epal", "2 x kt", "eine Gitterbox"; how many pieces it has, and what. */
export function gezaehlt(
  lauf: Lauf,
  ab = 0,
): { anzahl: number; laenge: number; packmittel: Packmittel } | undefined {
  const wort = lauf.wort(ab);
  const anzahl = lauf.anzahl(ab) ?? (Object.hasOwn(zahlworte, wort) ? zahlworte[wort] : undefined);
  if (anzahl === undefined) return undefined;
  const kreuz = /^[x×*]$/.test(lauf.wort(ab + 1)) ? 1 : 0;
  // "2 t Stahl" is a weight, whatever a list calls "t".
  if (!kreuz && lauf.einheit(ab + 1)) return undefined;
  const fund = lauf.packmittel(ab + 1 + kreuz);
  return fund && { anzahl, laenge: 1 + kreuz + fund.laenge, packmittel: fund.packmittel };
}

/** "3 epal", also behind "auf", "mit" and "in". */
export function liesPackmittel(lauf: Lauf, s: Sammler): boolean {
  const verbindet = verbinder.has(lauf.wort()) ? lauf.wort() : '';
  const ab = verbindet ? 1 : 0;
  const fund = gezaehlt(lauf, ab);
  if (!fund) return false;
  packe(s, fund, verbindet, lauf.nimm(ab + fund.laenge));
  return true;
}

function packe(
  s: Sammler,
  fund: { anzahl: number; packmittel: Packmittel },
  verbindet: string,
  text: string,
) {
  const { art } = fund.packmittel;
  const anderes = s.gepackt[art === 'verpackung' ? 'lademittel' : 'verpackung'];
  if (s.gepackt[art]) return s.merke('schnelleingabe.zweitesPackmittel', text);
  const passt = art === 'lademittel' ? verbindet === 'auf' : verbindet === 'mit';
  if (anderes && !passt) return s.merke('schnelleingabe.zweitesPackmittel', text);
  if (anderes && art === 'verpackung' && anderes.anzahl > 1)
    return s.merke('schnelleingabe.jeOderGesamt', text);
  s.gepackt[art] = { ...fund, je: false, text };
  s.zuletzt = art;
  s.zuerst ??= art;
}

/** "je 24 kt": so many on each load unit. */
export function liesPackmittelJe(lauf: Lauf, s: Sammler, ab: number): boolean {
  const fund = gezaehlt(lauf, ab);
  if (!fund) return false;
  const text = lauf.nimm(ab + fund.laenge);
  const { packmittel, anzahl } = fund;
  if (packmittel.art !== 'verpackung' || !s.gepackt.lademittel || s.gepackt.verpackung)
    s.merke('schnelleingabe.zweitesPackmittel', text);
  else {
    s.gepackt.verpackung = { packmittel, anzahl, je: true, text };
    s.zuletzt = 'verpackung';
  }
  return true;
}

/** A number that nothing says of what it is: with the word behind it, which may be a packaging we do not know. */
export function liesUnbekanntes(lauf: Lauf, s: Sammler): boolean {
  if (lauf.unlesbar()) {
    s.merke('schnelleingabe.unverstanden', lauf.nimm(1));
    return true;
  }
  if (!lauf.zahl()) return false;
  const kreuz = /^[x×*]$/.test(lauf.wort(1)) ? 1 : 0;
  const wort = lauf.wort(1 + kreuz);
  if (!wort || lauf.einheit(1 + kreuz)) s.merke('schnelleingabe.einheit', lauf.nimm(1 + kreuz));
  else {
    const klammer = istPalettenwort(wort) && /^\(.*\)$/.test(lauf.wort(2 + kreuz)) ? 1 : 0;
    s.merke('schnelleingabe.packmittel', lauf.nimm(2 + kreuz + klammer));
    s.packmittelUnklar = true;
  }
  return true;
}
