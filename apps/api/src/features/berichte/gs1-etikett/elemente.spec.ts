import { sscc } from '@frachtportal/domain/packstueck/sscc';
import { describe, expect, it } from 'vitest';
import {
  geleseneAdresse,
  gelesenePosition,
  gelesenerAuftrag,
  mitNummern,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import { passendeGroesse, umbrochen, zeilenhoehe } from '../darstellung/schrift/satz.js';
import { etikettformate, masse } from '../warenetikett/masse.js';
import { packstuecke } from '../warenetikett/packstuecke.js';
import { balkenhoehe, etikett, oben, type Textfeld } from './elemente.js';

/** Every text as long as its field takes. */
function voll(text: (laenge: number) => string) {
  const adresse = geleseneAdresse({
    name: text(35),
    zeile2: text(35),
    strasse: text(35),
    hausnummer: text(10),
    zusatz: text(5),
    plz: text(9),
    ort: text(35),
  });
  const auftrag = gelesenerAuftrag(1, {
    absenderAdresse: adresse,
    empfaengerAdresse: adresse,
    empfaengerreferenz: text(35),
    auftragspositionen: [
      gelesenePosition(1, { warengutBezeichnung: text(35), bruttoGewicht: 89_999_999.99 }),
    ],
  });
  return mitNummern(auftrag, [sscc('9521234', 7)]);
}

const texte: [string, (laenge: number) => string][] = [
  ['the widest letter', (n) => 'W'.repeat(n)],
  ['one long word', (n) => 'Donaudampfschifffahrtsgesellschafts'.slice(0, n)],
  ['many short words', (n) => 'Am Hof '.repeat(5).slice(0, n)],
];

const gesetzt = (f: Textfeld) => {
  const schnitt = { punkt: passendeGroesse(f.text, f.breite, f.groessen, f), fett: f.fett };
  return umbrochen(f.text, f.breite, schnitt).length * schnitt.punkt * zeilenhoehe;
};

const beruehrt = (a: Textfeld, b: Textfeld) =>
  a.x < b.x + b.breite && b.x < a.x + a.breite && a.y < b.y + b.hoehe && b.y < a.y + a.hoehe;

describe.each(etikettformate)('A GS1 label %s', (format) => {
  it.each(texte)('keeps every text in its place: %s', (_, text) => {
    const m = masse(format);
    const auftrag = voll(text);
    const felder = packstuecke(auftrag)
      .slice(0, 1)
      .flatMap((s) => etikett(auftrag, s, m).texte);
    expect(felder.length).toBeGreaterThan(20);
    for (const f of felder) expect(gesetzt(f), f.text).toBeLessThanOrEqual(f.hoehe + 0.01);
    for (const [i, a] of felder.entries())
      for (const b of felder.slice(i + 1)) expect(beruehrt(a, b), `${a.text} / ${b.text}`).toBe(false);
    const balken = { oben: oben.sscc + 2, unten: oben.sscc + 2 + balkenhoehe };
    for (const f of felder) expect(f.y + f.hoehe <= balken.oben || f.y >= balken.unten, f.text).toBe(true);
    expect(Math.max(...felder.map((f) => f.y + f.hoehe))).toBeLessThanOrEqual(m.hoehe - 12);
  });
});
