const stufen: Record<number, string> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

interface Eintrag {
  level?: number;
  time?: number;
  msg?: string;
  context?: string;
  req?: { method?: string; url?: string };
  res?: { status?: number };
  responseTime?: number;
  err?: { stack?: string; message?: string };
}

/** A log record as a line people read; what is no record stays as it is. */
export function lesbar(zeile: string): string {
  const e = eintrag(zeile);
  if (!e) return zeile;
  const anfrage = e.req
    ? `${e.req.method} ${e.req.url} ${e.res?.status ?? ''} ${Math.round(e.responseTime ?? 0)} ms`
    : '';
  const teile = [
    typeof e.time === 'number' ? new Date(e.time).toISOString() : '',
    (stufen[e.level ?? 0] ?? '').padEnd(5),
    e.context ? `[${e.context}]` : '',
    anfrage,
    e.req && e.msg === 'request completed' ? '' : e.msg,
    e.err?.stack ?? e.err?.message,
  ];
  return teile.filter(Boolean).join(' ').trim();
}

/** When a log record was written, in milliseconds; of what is no record nothing. */
export const zeitpunktIn = (zeile: string): number | undefined => eintrag(zeile)?.time;

function eintrag(zeile: string): Eintrag | undefined {
  if (!zeile.startsWith('{')) return undefined;
  try {
    return JSON.parse(zeile) as Eintrag;
  } catch {
    return undefined;
  }
}
