// What stands behind `import:orders` on the command line.
import { gelesen } from '../argumente.mjs';
import { Hinweis } from '../ausgabe.mjs';

const HILFE = `Aufruf: npm run import:orders -- <datei> [--adresse http://127.0.0.1:3000] [--benutzer dispo] [--mandant <id>] [--doppelte]

Legt die Aufträge einer Datei (CSV, XLSX, XML, NDJSON) durch die API an. Das Passwort steht in FRACHTPORTAL_PASSWORT oder
wird erfragt. Wer dieselbe Datei noch einmal sendet, legt nichts doppelt an; einen anderen Auftrag mit einer Referenz der
letzten 30 Tage nur mit --doppelte.`;

const OPTIONEN = {
  adresse: { type: 'string', default: 'http://127.0.0.1:3000' },
  benutzer: { type: 'string', default: 'dispo' },
  mandant: { type: 'string' },
  doppelte: { type: 'boolean', default: false },
};

export function argumente(args) {
  const { values, positionals } = gelesen(args, HILFE, OPTIONEN);
  if (positionals.length !== 1) throw new Hinweis(HILFE);
  if (!URL.canParse(values.adresse)) throw new Hinweis(`--adresse ${values.adresse} ist keine Adresse.`);
  const mandant = values.mandant === undefined ? undefined : Number(values.mandant);
  if (mandant !== undefined && !Number.isInteger(mandant)) {
    throw new Hinweis(`--mandant muss eine Kennung sein, nicht „${values.mandant}“.`);
  }
  const adresse = values.adresse.replace(/\/+$/, '');
  return { datei: positionals[0], adresse, benutzer: values.benutzer, mandant, doppelte: values.doppelte };
}
