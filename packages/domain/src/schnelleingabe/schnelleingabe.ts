import { liesGefahrgut } from './gefahrgut-lesen.js';
import { Lauf } from './lauf.js';
import { liesMasse } from './masse-lesen.js';
import { liesGefuelltes, liesJe, liesMenge } from './mengen-lesen.js';
import { type Packlisten, type Packmittelsuche, packmittelsuche } from './packmittel.js';
import { gezaehlt, liesPackmittel, liesUnbekanntes } from './packmittel-lesen.js';
import { alsPosition, type Schnellposition } from './position.js';
import { Sammler } from './sammler.js';
import { bindeworte, massworte, namensworte, ungefaehr, verbinder } from './worte.js';
import { type Stueck, zerlege } from './zeichen.js';

/** More nobody says in one go. */
export const laengsteSchnelleingabe = 2000;

/**
 * Positions from what people say of them: "3 epal schrauben 120x80x110 450kg, 2 kt prospekte 14 kg". A weight without
 * "à" or "je" is that of the position, measures without a unit are centimetres. What may mean two things is told and
 * stands in no field.
 */
export function liesSchnelleingabe(text: string, listen: Packlisten): Schnellposition[] {
  const suche = packmittelsuche(listen);
  return text
    .slice(0, laengsteSchnelleingabe)
    .split(/[\n;]/)
    .flatMap((zeile) => liesZeile(zeile, suche))
    .map(alsPosition);
}

/** Commas part positions and what is said of one; that between two digits is of a number. */
const trenner = /,(?!\d)|(?<!\d),|\s\+\s|\s(?:und|sowie|plus)\s(?=\d|un\s?\d{4})/i;
const aufzaehlung = /^\s*(?:[-–•*]|\d{1,2}[.)](?=\s+\S))\s*/;

function liesZeile(zeile: string, suche: Packmittelsuche): Sammler[] {
  const istPackmittel = (wort: string) => Boolean(suche(wort));
  const sammler: Sammler[] = [];
  for (const teil of zeile.replace(aufzaehlung, '').split(trenner)) {
    const stuecke = zerlege(teil, istPackmittel);
    if (stuecke.length === 0) continue;
    const letzter = sammler.at(-1);
    const neu = !letzter || beginntNeu(stuecke, suche, letzter);
    const s = neu ? new Sammler() : letzter;
    if (neu) sammler.push(s);
    if (neu && letzter?.istNurGepackt() && letzter.gepackt.lademittel)
      s.merke('schnelleingabe.zweitesPackmittel', teil.trim());
    s.teile.push(teil.trim());
    const vorher = s.mengen.length;
    liesTeil(new Lauf(stuecke, suche), s);
    // A weight by itself behind several positions may be that of all.
    const allein = !neu && stuecke.length === 2 && sammler.length > 1 && !sammler[0]?.hatGewicht();
    for (const [i, m] of s.mengen.entries()) if (allein && i >= vorher) m.gesamt = true;
  }
  for (const m of sammler.flatMap((s) => s.mengen)) m.gesamt &&= sammler.length > 1;
  return sammler;
}

/** Does another position begin here? Only where the one before has its packaging already. */
function beginntNeu(stuecke: readonly Stueck[], suche: Packmittelsuche, letzter: Sammler): boolean {
  if (!letzter.istGepackt() && !letzter.packmittelUnklar) return false;
  const lauf = new Lauf(stuecke, suche);
  if (verbinder.has(lauf.wort()) || /^(je|à)$/.test(lauf.wort())) return false;
  const unbekannt = lauf.anzahl() && lauf.wort(1) && !lauf.einheit(1) && !/^[x×*]$/.test(lauf.wort(1));
  return Boolean(unbekannt) || stuecke.some((_, i) => gezaehlt(lauf, i) || gefuelltAn(lauf, i));
}

const gefuelltAn = (lauf: Lauf, i: number) =>
  Boolean(lauf.anzahl(i) && lauf.zahl(i + 1) && lauf.einheit(i + 2) && lauf.packmittel(i + 3));

const leser = [
  liesGefahrgut,
  liesJe,
  liesGefuelltes,
  liesPackmittel,
  liesMenge,
  liesMasse,
  liesNamen,
  liesFuellwort,
  liesUnbekanntes,
];

function liesTeil(lauf: Lauf, s: Sammler): void {
  while (!lauf.amEnde()) if (!leser.some((lies) => lies(lauf, s))) s.sageInhalt(lauf.nimm(1));
}

/** "DIN 933", "Typ 500": a number that is a name. */
function liesNamen(lauf: Lauf, s: Sammler): boolean {
  if (!namensworte.has(lauf.wort()) || !lauf.zahl(1) || lauf.einheit(2)) return false;
  s.sageInhalt(lauf.nimm(2));
  return true;
}

/** Words that say nothing, and those for which there is no field. */
function liesFuellwort(lauf: Lauf, s: Sammler): boolean {
  const wort = lauf.wort();
  const nicht = wort === 'nicht' ? 1 : 0;
  if (/^(un)?(stapelbar|stapeln)$/.test(lauf.wort(nicht)))
    s.merke('schnelleingabe.keinFeld', lauf.nimm(1 + nicht));
  else if (/^l\s?x\s?b(\s?x\s?h)?$/.test(wort)) lauf.nimm(1);
  else if (/^[lbth]x[lbth](x[lbth])?$/.test(wort)) s.merke('schnelleingabe.unverstanden', lauf.nimm(1));
  else if ((ungefaehr.has(wort) || massworte.has(wort)) && lauf.zahl(1)) lauf.nimm(1);
  else if (massworte.has(wort) && /^l\s?x\s?b/.test(lauf.wort(1))) lauf.nimm(1);
  else if (bindeworte.has(wort) && lauf.letztes()) lauf.nimm(1);
  else return false;
  return true;
}
