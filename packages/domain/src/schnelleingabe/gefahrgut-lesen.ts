import type { Lauf } from './lauf.js';
import type { Sammler } from './sammler.js';
import { gefahrgutworte } from './worte.js';

const gruppen: Record<string, string> = { '1': 'I', '2': 'II', '3': 'III' };
const alsGruppe = (text: string) => gruppen[text] ?? text.toUpperCase();

/** UN number, packing group, class and what else the law says of a good. */
export function liesGefahrgut(lauf: Lauf, s: Sammler): boolean {
  return liesUnnummer(lauf, s) || liesGruppe(lauf, s) || liesWeiteres(lauf, s);
}

function liesUnnummer(lauf: Lauf, s: Sammler): boolean {
  const [, geklebt] = /^un-?(?:nr\.?)?:?(\d{4})$/.exec(lauf.wort()) ?? [];
  const einzeln = /^un-?(nr\.?|nummer|no\.?)?$/.test(lauf.wort());
  const nummer = lauf.wort(1) === 'nr' ? 2 : 1;
  const dahinter = einzeln && lauf.zahl(nummer) ? lauf.stueckText(nummer) : undefined;
  if (!geklebt && !/^\d{4}$/.test(dahinter ?? '')) return false;
  const text = lauf.nimm(geklebt ? 1 : nummer + 1);
  if (s.gefahrgut.unnr) {
    s.merke('schnelleingabe.zweimal', text);
    return true;
  }
  s.gefahrgut.unnr = geklebt ?? dahinter ?? '';
  const gleich =
    /^(i{1,3}|iv|v)$/.test(lauf.wort()) || lauf.amEnde() ? undefined : klassifizierung(lauf.wort());
  if (gleich) {
    s.gefahrgut.klassifizierung = gleich;
    lauf.nimm(1);
  }
  if (/^(i{1,3}|iv|v)$/.test(lauf.wort())) s.gefahrgut.verpackungsgruppe = alsGruppe(lauf.nimm(1));
  return true;
}

/** "F1", "5F", "OC1" right behind the number. */
const klassifizierung = (wort: string) =>
  /^(?!vg|pg)(\d[a-z]{1,3}|[a-z]{1,2}\d{1,2})$/.test(wort) ? wort.toUpperCase() : undefined;

function liesGruppe(lauf: Lauf, s: Sammler): boolean {
  const geklebt = /^(?:vg|pg):?(i{1,3}|[1-3])$/.exec(lauf.wort())?.[1];
  const einzeln = /^(vg|pg|verpackungsgruppe)$/.test(lauf.wort());
  const dahinter = (einzeln && lauf.stueckText(1)?.toLowerCase()) || '';
  const bloss =
    s.gefahrgut.unnr && lauf.stuecke.length === 1 && /^i{1,3}$/.test(lauf.wort()) ? lauf.wort() : undefined;
  const gruppe = geklebt ?? bloss ?? (/^(i{1,3}|[1-3])$/.test(dahinter) ? dahinter : undefined);
  if (!gruppe) return false;
  const text = lauf.nimm(einzeln ? 2 : 1);
  if (s.gefahrgut.verpackungsgruppe) s.merke('schnelleingabe.zweimal', text);
  else s.gefahrgut.verpackungsgruppe = alsGruppe(gruppe);
  return true;
}

function liesWeiteres(lauf: Lauf, s: Sammler): boolean {
  const wort = lauf.wort();
  const klasse = wort === 'klasse' || (wort === 'kl' && s.gefahrgut.unnr);
  const allein = s.gefahrgut.unnr && lauf.stuecke.length === 1;
  if (klasse || allein) {
    const text = lauf.stueckText(klasse ? 1 : 0) ?? '';
    if (/^([1-9]|[2456]\.[1-3]|1\.[1-6])$/.test(text)) {
      s.gefahrgut.klasse = text;
      lauf.nimm(klasse ? 2 : 1);
      return true;
    }
  }
  // The tunnel code follows from the table.
  if (s.gefahrgut.unnr && /^\(([b-e]\d*[b-e]?(\/[b-e])?|-)\)$/.test(wort)) lauf.nimm(1);
  else if (wort === 'lq') {
    s.gefahrgut.begrenztemenge = true;
    s.gefahrgutwort = lauf.nimm(1);
  } else if (gefahrgutworte.has(wort)) s.gefahrgutwort = lauf.nimm(1);
  else return false;
  return true;
}
