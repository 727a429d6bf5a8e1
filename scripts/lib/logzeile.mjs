// Log lines of the API are JSON; for people they become text.
export const ERROR = 50;

const NAMEN = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARNUNG', 50: 'FEHLER', 60: 'FEHLER' };

/** `{ stufe, text }`; a line that is no log record keeps its text and counts as nothing. */
export function logzeile(zeile) {
  const eintrag = zeile.startsWith('{') ? lesen(zeile) : undefined;
  if (!eintrag) return { stufe: 0, text: zeile };
  const anfrage = eintrag.req
    ? ` ${eintrag.req.method} ${eintrag.req.url} ${eintrag.res?.statusCode ?? ''}`
    : '';
  const ursache = eintrag.err?.stack ? `\n${eintrag.err.stack}` : '';
  const name = NAMEN[eintrag.level] ?? '';
  return { stufe: eintrag.level ?? 0, text: `${name} ${eintrag.msg ?? ''}${anfrage}${ursache}` };
}

function lesen(zeile) {
  try {
    return JSON.parse(zeile);
  } catch {
    return undefined;
  }
}
