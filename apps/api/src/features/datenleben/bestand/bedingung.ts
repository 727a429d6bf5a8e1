import { type Tabelle, tabellen, type Umfang } from './tabellen.js';

/** Columns that name a row of the three tables whose numbers are given anew by a restore. */
export type Verweise = ReadonlyMap<string, ReadonlyMap<string, 'mandant' | 'benutzer' | 'person'>>;

const feld = (ids: readonly number[]) => `ARRAY[${ids.join(',')}]::integer[]`;

/** Which rows of a table are the clients'. Only numbers of our own get into the text. */
export function bedingung(t: Tabelle, umfang: Umfang, verweise: Verweise): string {
  const grund = grundbedingung(t, umfang);
  const alles = t.dazu ? (t.wo === 'alle' ? t.dazu : `(${grund} OR ${t.dazu})`) : grund;
  return alles
    .replace('GENANNTE', () => nenner('benutzer', umfang, verweise))
    .replace('PERSONEN', () => nenner('person', umfang, verweise))
    .replaceAll('KUNDEN', feld(umfang.kunden))
    .replaceAll('RAHMEN', feld(umfang.rahmen));
}

export const mitUmfang = (ausdruck: string, { kunden, rahmen }: Umfang) =>
  ausdruck.replaceAll('KUNDEN', feld(kunden)).replaceAll('RAHMEN', feld(rahmen));

function grundbedingung({ wo }: Tabelle, umfang: Umfang): string {
  switch (wo) {
    case 'alle':
      return 'true';
    case 'eigene':
      return 't.mandant_id = ANY(KUNDEN)';
    case 'rahmen':
      return 't.mandant_id = ANY(RAHMEN)';
    case 'liste':
      return '(t.mandant_id IS NULL OR t.mandant_id = ANY(RAHMEN))';
    default:
      return wo.ueber === 'mandant'
        ? 't.id = ANY(KUNDEN)'
        : `t.${wo.spalte} IN (SELECT t.${wo.ziel ?? 'id'} FROM ${wo.ueber} t WHERE ${elternbedingung(wo.ueber, umfang)})`;
  }
}

function elternbedingung(name: string, umfang: Umfang): string {
  const eltern = tabellen.find((t) => t.name === name);
  if (!eltern) throw new Error(`${name} ist nicht dabei`);
  return grundbedingung(eltern, umfang);
}

/** Numbers that rows of the clients name. */
function nenner(ziel: 'benutzer' | 'person', umfang: Umfang, verweise: Verweise): string {
  return tabellen
    .filter((t) => t.name !== ziel && t.name !== 'mandant')
    .flatMap((t) =>
      [...(verweise.get(t.name) ?? [])]
        .filter(([spalte, auf]) => auf === ziel && !(t.ohne && spalte in t.ohne))
        .map(([spalte]) => `SELECT t.${spalte} FROM ${t.name} t WHERE ${grundbedingung(t, umfang)}`),
    )
    .join(' UNION ');
}

/** Rows that go with their clients; undefined for what stays. */
export function loeschbedingung(t: Tabelle, kunden: readonly number[]): string | undefined {
  if (t.bleibt || t.wo === 'alle') return undefined;
  const umfang = { kunden, rahmen: kunden };
  const grund = t.wo === 'liste' ? 't.mandant_id = ANY(RAHMEN)' : grundbedingung(t, umfang);
  return mitUmfang(grund, umfang);
}
