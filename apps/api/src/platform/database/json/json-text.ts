/*
 * Completes JSON that PostgreSQL has built, as text. Only for reading orders and their list: to parse and write a page of
 * them again would take longer than all else that the server does for it (docs/leistung.md).
 */

/**
 * Puts the short objects in the place of the ids; `form` answers JSON text. No user's text looks like such a place:
 * only a name is followed by a colon, and inside a text a quotation mark is escaped. Searched by hand, because a
 * regular expression takes five times as long for a page of the list.
 */
export function setzeKurzformenEin(json: string, form: (art: string, id: string) => string): string {
  let ergebnis = '';
  let offen = 0;
  for (let an = json.indexOf('@'); an >= 0; an = json.indexOf('@', an + 1)) {
    const ende = json.indexOf('"', an);
    if (json[ende + 1] !== ':' || json[ende - 1] === '\\') continue;
    const wert = /\d+|null/y;
    wert.lastIndex = ende + 2;
    const id = wert.exec(json)?.[0] ?? 'null';
    ergebnis += `${json.slice(offen, an)}":${id === 'null' ? id : form(json.slice(an + 1, ende), id)}`;
    offen = ende + 2 + id.length;
  }
  return ergebnis + json.slice(offen);
}

/** The SQL of one text out of many JSON values, each behind its key; `teileJeSchluessel` takes it apart. */
export const jeSchluesselSql = (schluessel: string, json: string) =>
  `string_agg(${schluessel} || ':' || ${json}::text, E'\\n')`;

/** The values by key, as JSON text. A line each: JSON of PostgreSQL's has no line breaks of its own. */
export function teileJeSchluessel(text: string | null): Map<string, string> {
  return new Map(
    (text?.split('\n') ?? []).map((zeile) => {
      const an = zeile.indexOf(':');
      return [zeile.slice(0, an), zeile.slice(an + 1)];
    }),
  );
}

/** Adds fields, whose values are JSON text, to an object that is JSON text; what is missing is null. */
export function mitFeldern(json: string, felder: Readonly<Record<string, string | undefined>>): string {
  const paare = Object.entries(felder).map(([name, wert]) => `${JSON.stringify(name)}:${wert ?? 'null'}`);
  if (!paare.length) return json;
  return `${json.slice(0, -1)}${json === '{}' ? '' : ','}${paare.join(',')}}`;
}
