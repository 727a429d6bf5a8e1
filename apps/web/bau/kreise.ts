import type { Plugin } from 'vite';

/**
 * No files that import each other: what one of them needs at once from the other may not be there yet, depending on
 * which of them a page loads first. Modules put together by a rule can come to that; then there is no build.
 */
export function pruefeKreise(): Plugin {
  return {
    name: 'kreise',
    apply: 'build',
    writeBundle(_, buendel) {
      const importe = new Map(
        Object.values(buendel).flatMap((d) => (d.type === 'chunk' ? [[d.fileName, d.imports] as const] : [])),
      );
      const fertig = new Set<string>();
      const gehe = (datei: string, weg: readonly string[]) => {
        if (weg.includes(datei))
          this.error(`Diese Dateien brauchen einander: ${[...weg, datei].join(' → ')}`);
        if (fertig.has(datei)) return;
        for (const naechste of importe.get(datei) ?? []) gehe(naechste, [...weg, datei]);
        fertig.add(datei);
      };
      for (const datei of importe.keys()) gehe(datei, []);
    },
  };
}
