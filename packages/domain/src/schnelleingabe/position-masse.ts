import { alsZahl, mal } from './dezimal.js';
import { type Gelesenesmass, type Massname, massnamen, type Sammler } from './sammler.js';

type Masse = Partial<Record<Massname, number>>;

/** What fits on a truck, in cm. */
const hoechstens: Record<Massname, number> = { laengeCM: 1360, breiteCM: 260, hoeheCM: 320 };
/** Less is a size of the goods, not of the package. */
const mindestens = 3;

/** Length, width and height in whole cm, where they can be nothing else. */
export function setzeMasse(s: Sammler): Masse {
  const alle = [...s.masse.values()];
  const texte = new Set(alle.map((m) => m.text));
  const grenze = inMetern(alle) ? 2 : 0;
  const werte: Masse = {};
  let zweifel = false;
  for (const name of massnamen) {
    const mass = s.masse.get(name);
    if (!mass) continue;
    const wert = alsZahl(mal(mass.zahl, 1, mass.einheit?.potenz ?? grenze), 0, hoechstens[name]);
    if (wert === undefined || wert < mindestens || mass.zahl.zweifel) zweifel = true;
    else werte[name] = wert;
  }
  if (!zweifel && passt(s, werte)) return werte;
  for (const text of texte) s.merke('schnelleingabe.masse', text);
  return {};
}

/** "1,2x0,8x1,1": metres without saying so; nobody has goods of 1.2 cm. */
function inMetern(alle: readonly Gelesenesmass[]): boolean {
  const kleiner = (m: Gelesenesmass) => (alsZahl(m.zahl, 3) ?? 99) < 13.6;
  return alle.length > 1 && alle.every((m) => !m.einheit && m.zahl.stellen > 0 && kleiner(m));
}

/** Two measures alone may be those of the goods ("Fliesen 60x60"), unless they are those of a pallet. */
const grundflaechen = ['120x80', '80x120', '120x100', '100x120'];

function passt(s: Sammler, { laengeCM, breiteCM, hoeheCM }: Masse): boolean {
  if (!laengeCM || !breiteCM) return true;
  if (!hoeheCM && !grundflaechen.includes(`${laengeCM}x${breiteCM}`)) return false;
  const packmittel = s.gepackt.lademittel?.packmittel;
  if (packmittel?.art !== 'lademittel') return true;
  // Goods on a pallet take at least its room.
  const { laengeCM: l, breiteCM: b } = packmittel.eintrag;
  const [kurz, lang] = [Math.min(laengeCM, breiteCM), Math.max(laengeCM, breiteCM)];
  return !l || !b || (kurz >= Math.min(l, b) && lang >= Math.max(l, b));
}
