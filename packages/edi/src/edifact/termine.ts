/** A day, and perhaps a time of it; of a span its end too. */
export interface Termin {
  tag: string;
  zeit: string | null;
  bisTag: string | null;
  bisZeit: string | null;
}

const einzelne: Readonly<Record<string, RegExp>> = {
  '101': /^(?<jj>\d{2})(?<mm>\d{2})(?<tt>\d{2})$/,
  '102': /^(?<jj>\d{4})(?<mm>\d{2})(?<tt>\d{2})$/,
  '201': /^(?<jj>\d{2})(?<mm>\d{2})(?<tt>\d{2})(?<zeit>\d{4})$/,
  '203': /^(?<jj>\d{4})(?<mm>\d{2})(?<tt>\d{2})(?<zeit>\d{4})$/,
  '204': /^(?<jj>\d{4})(?<mm>\d{2})(?<tt>\d{2})(?<zeit>\d{4})\d{2}$/,
};
const spannen: Readonly<Record<string, string>> = { '718': '102', '719': '203' };

/** A date as DTM has it, by the code of its form; undefined where it is none. */
export function tagUndZeit(text: string, form: string): Termin | undefined {
  const [von = '', bis] = form in spannen ? text.split('-') : [text];
  const anfang = einer(von, spannen[form] ?? (form || '102'));
  const ende = bis === undefined ? undefined : einer(bis, spannen[form] ?? '');
  if (!anfang || (bis !== undefined && !ende)) return undefined;
  return { ...anfang, bisTag: ende?.tag ?? null, bisZeit: ende?.zeit ?? null };
}

function einer(text: string, form: string): { tag: string; zeit: string | null } | undefined {
  const { jj = '', mm, tt, zeit } = einzelne[form]?.exec(text)?.groups ?? {};
  const tag = `${jj.length === 2 ? `20${jj}` : jj}-${mm}-${tt}`;
  const datum = new Date(`${tag}T00:00:00Z`);
  if (Number.isNaN(datum.getTime()) || !datum.toISOString().startsWith(tag)) return undefined;
  if (zeit === undefined) return { tag, zeit: null };
  return /^([01]\d|2[0-3])[0-5]\d$/.test(zeit)
    ? { tag, zeit: `${zeit.slice(0, 2)}:${zeit.slice(2)}` }
    : undefined;
}
