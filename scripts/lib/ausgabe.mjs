// Progress on the console: one line a step, with seconds. Runs on the host's Node, without dependencies.

const anfang = Date.now();
const amBildschirm = process.stdout.isTTY === true;

/** Seconds as people read them here: 12,3 s. */
export const sekunden = (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

/** Time since this process began, or since `vorher` handed over to it. */
export const gesamt = () => sekunden(Date.now() - Number(process.env['FRACHTPORTAL_BEGINN'] ?? anfang));

export const beginn = () => process.env['FRACHTPORTAL_BEGINN'] ?? String(anfang);

/**
 * Runs one step and says how long it takes; a long one shows that it is still at work, and where by `wobei`. `gut` judges
 * the result of work that reports its failure instead of throwing it.
 */
export async function schritt(text, arbeit, gut = () => true, wobei = () => '') {
  const start = Date.now();
  const zeigen = () => {
    const zeile = `  … ${text} (${Math.round((Date.now() - start) / 1000)} s) ${wobei()}`.trimEnd();
    if (amBildschirm) process.stdout.write(`\r\x1b[2K${zeile}`);
    else console.log(zeile);
  };
  if (amBildschirm) process.stdout.write(`  … ${text}`);
  const takt = setInterval(zeigen, amBildschirm ? 1000 : 30_000);
  const ende = (zeichen) => {
    clearInterval(takt);
    console.log(`${amBildschirm ? '\r\x1b[2K' : ''}  ${zeichen} ${text} (${sekunden(Date.now() - start)})`);
  };
  try {
    const ergebnis = await arbeit();
    ende(gut(ergebnis) ? '✔' : '✘');
    return ergebnis;
  } catch (fehler) {
    ende('✘');
    throw fehler;
  }
}

/** A frame around what must not be missed. */
export function kasten(zeilen) {
  const breite = Math.max(...zeilen.map((zeile) => zeile.length));
  const strich = '─'.repeat(breite + 2);
  const mitte = zeilen.map((zeile) => `│ ${zeile.padEnd(breite)} │`);
  console.log(['', `┌${strich}┐`, ...mitte, `└${strich}┘`, ''].join('\n'));
}

/** An error that needs no stack: its text says what to do. */
export class Hinweis extends Error {}

/** The last word of a script that failed. */
export function scheitern(fehler) {
  console.error(`\n${fehler instanceof Hinweis ? fehler.message : (fehler?.stack ?? fehler)}\n`);
  process.exit(1);
}
