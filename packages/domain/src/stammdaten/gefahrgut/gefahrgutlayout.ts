import type { Zelle } from '../../auftragseingang/zellwerte.js';
import { erkenneGefahrgutspalten, gefahrgutspalten } from './gefahrgutspalten.js';
import { hatTunnelcode } from './gefahrgutzellen.js';

/** A file as it was read: the words of its head line and the lines below it. */
interface Rohtabelle {
  kopf: string[];
  zeilen: { nummer: number; zellen: Zelle[] }[];
}

/** Columns of the database of the BAM that are one column of the printed table. */
const zusammen: readonly { name: string; teile: RegExp; trenner: string }[] = [
  { name: 'S_NAME, S_SPEZIFIKATION', teile: /^S_(VORSILBE|NAME|SPEZIFIKATION)$/, trenner: ', ' },
  { name: 'S_KENN', teile: /^S_KENN\d+$/, trenner: '+' },
  { name: 'S_SV', teile: /^(S_SV\d+|SV_\d+)$/, trenner: ' ' },
  { name: 'S_VERPACKUNGSANW', teile: /^S_VERPACKUNGSANW\d+$/, trenner: ' ' },
];

/** Its columns that are read as they are. */
const einzeln = [
  'S_UNNR',
  'N_LFDNR',
  'S_KLASSE',
  'S_KLASSIFIZIERUNGSCODE',
  'S_VP_GRUPPE',
  'S_BEGRENZTE_MENGEN',
  'S_FREIGEST_MENGEN',
  'S_BEFOERDERUNGSKATEGORIE',
  'S_TUNNEL_CODE',
  'S_TANK_CODE1',
];

/** The transport category that belongs to a factor of 1.1.3.6.4. */
const kategorieZuFaktor: Readonly<Record<string, string>> = { 50: '1', 20: '1', 3: '2', 1: '3', 0: '4' };

/** Brings what is known of the layouts in circulation into one line of heads and one row per entry. */
export function vereinheitlicht({ kopf, zeilen }: Rohtabelle): Rohtabelle {
  const ohneNummern = zeilen.filter((z, i) => i > 1 || !istSpaltennummern(z.zellen));
  return kopf.includes('S_UNNR')
    ? ausBam({ kopf, zeilen: ohneNummern })
    : mitTunnelcode({ kopf, zeilen: ohneNummern });
}

const [tunnelspalte] = gefahrgutspalten.tunnelcode;

/** Column 15 of the printed table holds category and tunnel code, "2 (D/E)": it becomes two. */
function mitTunnelcode({ kopf, zeilen }: Rohtabelle): Rohtabelle {
  const felder = erkenneGefahrgutspalten(kopf);
  const stelle = felder.indexOf('befoerderungskategorie');
  const beides =
    stelle >= 0 && !felder.includes('tunnelcode') && zeilen.some((z) => hatTunnelcode(z.zellen[stelle]));
  if (!beides) return { kopf, zeilen };
  const dahinter = <T>(liste: readonly T[], wert: T) => [
    ...liste.slice(0, stelle + 1),
    wert,
    ...liste.slice(stelle + 1),
  ];
  return {
    kopf: dahinter(kopf, tunnelspalte),
    zeilen: zeilen.map(({ nummer, zellen }) => ({
      nummer,
      zellen: dahinter(zellen, zellen[stelle] ?? null),
    })),
  };
}

/** The second head line of the printed table: "(1)", "(2)", "(3a)" to "(20)". */
function istSpaltennummern(zellen: readonly Zelle[]): boolean {
  const volle = zellen.filter((z) => z !== null && String(z).trim() !== '');
  return volle.length > 2 && volle.every((z) => /^\(\s*\d{1,2}\s*[a-z]?\s*\)$/.test(String(z).trim()));
}

/** The database of the BAM has no dash: an empty cell says that there is none. */
function ausBam({ kopf, zeilen }: Rohtabelle): Rohtabelle {
  const gruppen = zusammen.map((g) => ({ ...g, stellen: stellenVon(kopf, (k) => g.teile.test(k)) }));
  const vorhanden = gruppen.filter((g) => g.stellen.length);
  const einfache = einzeln.filter((name) => kopf.includes(name));
  const faktor = kopf.indexOf('N_MULTIPLIKATOR');
  const kategorie = einfache.indexOf('S_BEFOERDERUNGSKATEGORIE');
  const verbot = kopf.indexOf('N_VERBOT');
  return {
    kopf: [...einfache, ...vorhanden.map((g) => g.name), ...(verbot < 0 ? [] : ['N_VERBOT'])],
    zeilen: zeilen.map(({ nummer, zellen }) => {
      const text = (i: number) => String(zellen[i] ?? '').trim();
      const werte = einfache.map((name) => text(kopf.indexOf(name)) || '-');
      // Where the category is left out, the factor names it.
      if (kategorie >= 0 && werte[kategorie] === '-')
        werte[kategorie] = kategorieZuFaktor[text(faktor).replace(/[.,]0+$/, '')] ?? '-';
      const verbunden = vorhanden.map(
        // A prefix ends with its hyphen: "tert-" and "BUTYLALKOHOL" are one word.
        ({ stellen, trenner }) =>
          stellen
            .map(text)
            .filter(Boolean)
            .join(trenner)
            .replace(/^(\S*-), /, '$1') || '-',
      );
      const verboten = verbot < 0 ? [] : [/^(1|-1|ja|true|x)$/i.test(text(verbot)) ? 'verboten' : null];
      return { nummer, zellen: [...werte, ...verbunden, ...verboten] };
    }),
  };
}

function stellenVon(kopf: readonly string[], passt: (name: string) => boolean): number[] {
  const nummer = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return kopf
    .map((name, i) => ({ name, i }))
    .filter(({ name }) => passt(name))
    .sort((a, b) => nummer(a.name) - nummer(b.name))
    .map(({ i }) => i);
}
