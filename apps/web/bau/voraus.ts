import type { Plugin, Rolldown } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };
import { mitAllem } from './groessen.ts';
import { textdatei } from './kataloge.ts';

const adresse = (datei: Pick<Rolldown.OutputChunk, 'fileName'>) => `/${datei.fileName}`;

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
        const alles = Object.values(bundle ?? {});
        const dateien = alles.filter((d) => d.type === 'chunk');
        const texte = (teil: 'anfang' | 'portal') =>
          alles.filter(({ fileName }) => {
            const datei = textdatei.exec(fileName)?.groups;
            return datei?.iso === 'de' && datei.teil === teil;
          });
        const start = mitAllem(
          dateien,
          dateien.filter((d) => d.isEntry),
        );
        const liste = mitAllem(
          dateien,
          dateien.filter((d) => d.moduleIds.some((id) => groessen.liste.module.some((m) => id.endsWith(m)))),
        );
        return [
          {
            tag: 'meta',
            attrs: {
              name: 'voraus',
              content: [...texte('portal'), ...[...liste].filter((d) => !start.has(d))]
                .map(adresse)
                .join(' '),
            },
            injectTo: 'head-prepend',
          },
          ...texte('anfang').map((d) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: adresse(d) },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
