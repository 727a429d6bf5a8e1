import { type Feld, felder, type Klasse } from './feld.js';

/** What the fields of a path are called, from the outermost in: `empfaengerAdresse.name`, `auftragspositionen[2].laengeCM`. */
export function beschriftungen(klasse: Klasse, pfad: string): string[] {
  const namen: string[] = [];
  let hier: Klasse | undefined = klasse;
  for (const name of pfad.replace(/\[\d+\]/g, '').split('.')) {
    const feld: Feld | undefined = hier && felder(hier).get(name);
    if (!feld) break;
    namen.push(feld.label);
    hier = feld.klasse?.();
  }
  return namen;
}

/** A sentence behind the name of the field it is said of: "Empfänger – PLZ: Feld ist ein Pflichtfeld". */
export function mitFeldname(
  klasse: Klasse,
  pfad: string | null | undefined,
  gesagt: string,
  sage: (label: string) => string,
): string {
  const namen = pfad ? beschriftungen(klasse, pfad).map(sage) : [];
  return [namen.join(' – '), gesagt].filter(Boolean).join(': ');
}
