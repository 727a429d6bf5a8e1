import type { Plugin } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };
import { type Datei, mitAllem } from './groessen.ts';

const adresse = (datei: Datei) => `/${datei.fileName}`;

/**
 * What the app asks for as soon as it runs comes while it is still on its way itself: the first texts of the language that is
 * always needed, and, for who is logged in, what the order list is made of (`stil.js` decides that).
 */
export function nenneVoraus(): Plugin {
  return {
    name: 'voraus',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const dateien = Object.values(bundle ?? {}).filter((d) => d.type === 'chunk');
        const start = mitAllem(
          dateien,
          dateien.filter((d) => d.isEntry),
        );
        const mit = (module: readonly string[]) =>
          mitAllem(
            dateien,
            dateien.filter((d) => d.moduleIds.some((id) => module.some((m) => id.endsWith(m)))),
          );
        // What asks for the orders before what shows them.
        const texte = (teil: string) => dateien.filter((d) => d.name === `_virtual_texte-de-${teil}`);
        const liste = [
          ...new Set([...mit(['liste/ersteListe.ts']), ...texte('portal'), ...mit(groessen.liste.module)]),
        ];
        return [
          {
            tag: 'meta',
            attrs: {
              name: 'voraus',
              content: liste
                .filter((d) => !start.has(d))
                .map(adresse)
                .join(' '),
            },
            injectTo: 'head-prepend',
          },
          ...texte('anfang').map((d) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: adresse(d) },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
