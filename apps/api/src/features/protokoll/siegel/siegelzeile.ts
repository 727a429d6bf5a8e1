/**
 * What of an entry is sealed. Client and account go where these are deleted; the person stays as a number, whose name is
 * kept elsewhere and may be erased.
 */
const feste = `convert_to(jsonb_build_array(p.id, to_char(p.am AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), p.art,
  p.person_nr, p.gewechselt_von_nr, p.gegenstand_nr, p.gegenstand)::text, 'UTF8')`;

/** The sum of the details of the entry `p`. */
export const einzelheitenSumme = `sha256(convert_to(p.einzelheiten::text, 'UTF8'))`;

/** The sum of the entry `p` whose details have this sum. */
export const zeilenSumme = (einzelheiten: string) => `sha256(${feste} || ${einzelheiten})`;

/** The sum of some entries, in their order. */
export const stapelSumme = (zeile: string, id: string) =>
  `sha256(string_agg(${zeile}, ''::bytea ORDER BY ${id}))`;

/** A seal: of a batch and of the seal before it. */
export const siegelSumme = (vorher: string, summe: string) =>
  `sha256(coalesce(${vorher}, ''::bytea) || ${summe})`;
