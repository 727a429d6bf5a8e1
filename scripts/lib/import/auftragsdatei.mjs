// The lines of a file of orders, each with the key by which the server recognises it.
import { createHash } from 'node:crypto';

/**
 * One entry a line that is not blank. The key follows from the content of the line, its how manieth of this content
 * it is, and the client it is sent for: who corrects a refused line and sends the file again creates only that one.
 * @returns {{ nummer: number, inhalt: string, schluessel: string }[]}
 */
export function auftragszeilen(text, mandant) {
  const gesehen = new Map();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((inhalt, i) => ({ nummer: i + 1, inhalt: inhalt.trim() }))
    .filter(({ inhalt }) => inhalt !== '')
    .map(({ nummer, inhalt }) => {
      const vorkommen = (gesehen.get(inhalt) ?? 0) + 1;
      gesehen.set(inhalt, vorkommen);
      return { nummer, inhalt, schluessel: schluessel(inhalt, vorkommen, mandant) };
    });
}

function schluessel(inhalt, vorkommen, mandant) {
  const hash = createHash('sha256').update(`${mandant ?? ''}\n${vorkommen}\n${inhalt}`);
  return `import-${hash.digest('hex').slice(0, 40)}`;
}
