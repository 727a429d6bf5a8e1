import { Adressimportzeile, type Importergebnis } from '@frachtportal/domain/adresse/adressimport';
import {
  type Adressspalte,
  alsImportzeile,
  buchspalten,
  erkenneSpalten,
  spaltentitel,
  vorlagenspalten,
} from '@frachtportal/domain/adresse/adresstabelle';
import { feld } from '@frachtportal/domain/feld/feld';
import { quelltext, t } from '@frachtportal/texte/t';
import { alsCsv, type Texttabelle, type Textzeile } from '../../../lib/format/csv';
import type { Zeilenfehler } from '../../importe/Importergebnis';

/** For each column of the address book the head cell that brings it. */
export type Zuordnung = Readonly<Record<string, string | null>>;

export const zielfelder = buchspalten.map((name) => ({
  name,
  label: feld(Adressimportzeile, name).label,
  pflicht: feld(Adressimportzeile, name).pflicht,
}));

/** What the head line of a file suggests. */
export function vorgeschlagen(kopf: readonly string[]): Zuordnung {
  const erkannt = erkenneSpalten(kopf, quelltext);
  return Object.fromEntries(buchspalten.map((spalte) => [spalte, kopf[erkannt.indexOf(spalte)] ?? null]));
}

/** The named columns of a file, each with what its first row holds. */
export function spaltenMitBeispiel({ kopf, zeilen }: Texttabelle) {
  return kopf.flatMap((name, i) => {
    const beispiel = zeilen[0]?.zellen[i]?.slice(0, 30) ?? null;
    return name ? [{ name, beispiel }] : [];
  });
}

/** Head cells that nobody takes anything from; those that we add ourselves are not worth a word. */
export function uebergangen(kopf: readonly string[], zuordnung: Zuordnung): string[] {
  const benutzt = new Set(Object.values(zuordnung));
  return kopf.filter((titel) => titel && !benutzt.has(titel) && !eigeneSpalten().includes(titel));
}

export interface Importauftrag {
  /** What is sent, row by row. */
  zeilen: object[];
  /** The lines they come from. */
  quellen: Textzeile[];
  /** Lines that are not even sent. */
  fehler: Zeilenfehler[];
}

/** The rows of a file as they are sent; lines that can mean nothing good are held back and named. */
export function alsAuftrag({ kopf, zeilen }: Texttabelle, zuordnung: Zuordnung): Importauftrag {
  const spalten = kopf.map(
    (titel) => (buchspalten.find((s) => titel && zuordnung[s] === titel) ?? null) as Adressspalte | null,
  );
  const auftrag: Importauftrag = { zeilen: [], quellen: [], fehler: [] };
  for (const quelle of zeilen) {
    const key = quelle.formel
      ? 'datei.formelZeile'
      : quelle.zellen.slice(kopf.length).some(Boolean)
        ? 'adressimport.zuVieleZellen'
        : null;
    if (key) {
      const zeile = quelle.nummer;
      auftrag.fehler.push({ zeile, field: null, text: t(`meldung.${key}`, { zeile }) });
    } else {
      auftrag.zeilen.push(alsImportzeile(quelle.zellen, spalten));
      auftrag.quellen.push(quelle);
    }
  }
  return auftrag;
}

/** Every message by the line of the file; the server counts the rows that were sent. */
export function alleFehler({ quellen, fehler }: Importauftrag, ergebnis: Importergebnis): Zeilenfehler[] {
  const vomServer = ergebnis.fehler.map((f) => ({ ...f, zeile: quellen[f.zeile - 1]?.nummer ?? f.zeile }));
  return [...fehler, ...vomServer].sort((a, b) => a.zeile - b.zeile);
}

/** How the file calls a field. */
export function feldname(zuordnung: Zuordnung): (feld: string) => string {
  return (name) => zuordnung[name] ?? zielfelder.find((z) => z.name === name)?.label ?? name;
}

const eigeneSpalten = () => [t('adresse.import.zeileImImport'), t('adresse.import.meldungDesImports')];

/**
 * The refused lines with what is wrong with them; corrected they can be imported again. Columns are called as we call
 * them, so that nobody has to say once more what they mean; what would be taken for one of them is left out.
 */
export function schlechteZeilen(
  { kopf, zeilen }: Texttabelle,
  zuordnung: Zuordnung,
  fehler: readonly Zeilenfehler[],
): string {
  const namen = kopf.map((titel) => {
    const spalte = buchspalten.find((s) => titel && zuordnung[s] === titel);
    if (spalte) return spaltentitel(spalte, quelltext);
    const verwechselbar = erkenneSpalten([titel], quelltext)[0] || eigeneSpalten().includes(titel);
    return verwechselbar ? '' : titel;
  });
  const behalten = namen.flatMap((name, i) => (name ? [i] : []));
  const meldungen = Map.groupBy(fehler, (f) => f.zeile);
  const schlechte = zeilen.flatMap((z) => {
    const gruende = meldungen.get(z.nummer);
    if (!gruende) return [];
    return [[...behalten.map((i) => z.zellen[i]), z.nummer, gruende.map((g) => g.text).join(' ')]];
  });
  return alsCsv([[...namen.filter(Boolean), ...eigeneSpalten()], ...schlechte]);
}

/** The template: the columns of the contract and nothing else. */
export function vorlage(): string {
  return alsCsv([vorlagenspalten.map((s) => spaltentitel(s, quelltext))]);
}
