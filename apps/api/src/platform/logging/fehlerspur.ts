/** The last error that was logged, and how many there were since the process began. */
export const fehlerspur = { anzahl: 0, am: undefined as Date | undefined, satz: '' };

const fehlerstufe = /"level":[56]0\b/;
const hoechstens = 200;

/** Looks at a line of the log on its way out. */
export function merkeFehler(zeile: string): void {
  if (!fehlerstufe.test(zeile)) return;
  fehlerspur.anzahl += 1;
  fehlerspur.am = new Date();
  fehlerspur.satz =
    (/"msg":"((?:[^"\\]|\\.)*)"/.exec(zeile)?.[1] ?? '').split('\\n')[0]?.slice(0, hoechstens) ?? '';
}
