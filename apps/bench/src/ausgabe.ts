/** One line a step, with its seconds. */
export async function schritt<T>(text: string, arbeit: () => Promise<T>): Promise<T> {
  const anfang = performance.now();
  const ergebnis = await arbeit();
  console.log(`  ✔ ${text} (${zahl((performance.now() - anfang) / 1000, 1)} s)`);
  return ergebnis;
}

export function zahl(wert: number, stellen: number): string {
  return wert.toLocaleString('de-DE', { minimumFractionDigits: stellen, maximumFractionDigits: stellen });
}

/** Columns as wide as their widest cell; all but the first are set right. */
export function tabelle(kopf: string[], zeilen: string[][]): string {
  const breiten = kopf.map((titel, i) => Math.max(titel.length, ...zeilen.map((z) => (z[i] ?? '').length)));
  const satz = (zellen: string[]) =>
    zellen.map((z, i) => (i === 0 ? z.padEnd(breiten[i] ?? 0) : z.padStart(breiten[i] ?? 0))).join('  ');
  return [satz(kopf), breiten.map((b) => '─'.repeat(b)).join('──'), ...zeilen.map(satz)].join('\n');
}

export function median(werte: number[]): number {
  const sortiert = [...werte].sort((a, b) => a - b);
  const mitte = sortiert.length >> 1;
  const oben = sortiert[mitte] ?? Number.NaN;
  return sortiert.length % 2 ? oben : ((sortiert[mitte - 1] ?? oben) + oben) / 2;
}
