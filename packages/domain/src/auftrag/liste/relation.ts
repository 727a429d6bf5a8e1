type Ort = { land: { id: number } | null; plz: string | null };
type Orte = Partial<
  Record<
    'absenderAdresse' | 'empfaengerAdresse' | 'abweichendeAbholerAdresse' | 'abweichendeEmpfaengerAdresse',
    Ort | null
  >
>;

/** Longest relation: two ids of countries, two areas. */
export const relationslaenge = 27;

/** The area of a postal code: its first two characters, of codes with at most four digits the first. */
function gebiet({ land, plz }: Ort): string | null {
  if (!land) return null;
  const zeichen = (plz ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${land.id}.${zeichen.slice(0, /^\d{1,4}$/.test(zeichen) ? 1 : 2)}`;
}

/** From where to where goods go, by countries and areas of postal codes: `1.20-2.1`; nothing where a country is unknown. */
export function relationVon(o: Orte): string | null {
  const von = o.abweichendeAbholerAdresse ?? o.absenderAdresse;
  const nach = o.abweichendeEmpfaengerAdresse ?? o.empfaengerAdresse;
  const [start, ziel] = [von && gebiet(von), nach && gebiet(nach)];
  return start && ziel ? `${start}-${ziel}` : null;
}

/** Its two ends for reading, with the country as people write it: `D 20`, `A 1`. */
export function relationsenden(relation: string, lkzVon: (landId: number) => string) {
  return relation.split('-').map((ende) => {
    const [land = '', plz = ''] = ende.split('.');
    return `${lkzVon(Number(land))} ${plz}`.trim();
  });
}
