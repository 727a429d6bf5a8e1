import type { Anforderung } from './abdeckung.js';

const METHODEN = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/** Calls as `GET /api/auftraege/{}`: the name of a path parameter is no part of a call's identity. */
function aufruf(methode: string, weg: string): string {
  const mitVorsatz = weg.startsWith('/api/') ? weg : `/api${weg}`;
  return `${methode.toUpperCase()} ${mitVorsatz.replace(/\{[^}]*\}/g, '{}')}`;
}

/** The calls that the lines of the contract (C) and of our additions (Z) are about, with their lines' ids. */
export function aufrufeDerZeilen(zeilen: Anforderung[]): Map<string, string> {
  return new Map(
    zeilen
      .filter(({ kennung }) => /^[CZ]-/.test(kennung))
      .map(({ kennung, text }) => {
        const [, methode = '?', weg = '?'] = /^`([A-Z]+) (\S+)`/.exec(text) ?? [];
        return [aufruf(methode, weg), kennung];
      }),
  );
}

export function aufrufeVonOpenapi(json: string): Set<string> {
  const { paths } = JSON.parse(json) as { paths: Record<string, Record<string, unknown>> };
  return new Set(
    Object.entries(paths).flatMap(([weg, methoden]) =>
      METHODEN.filter((methode) => methode in methoden).map((methode) => aufruf(methode, weg)),
    ),
  );
}

/** The specification's own list of calls: a table with tabs, method and path first. */
export function aufrufeDerListe(tsv: string): Set<string> {
  const zeilen = tsv.trim().split('\n').slice(1);
  return new Set(
    zeilen.map((zeile) => {
      const [methode = '', weg = ''] = zeile.split('\t');
      return aufruf(methode, weg);
    }),
  );
}
