/** Years count from the end of the calendar year. */
export const jahresgrenze = (jahre: string) =>
  `date_trunc('year', now())::date - make_interval(years => ${jahre})`;

const spaeter = (tabelle: string, spalte: string, grenze: string) =>
  `EXISTS (SELECT FROM ${tabelle} x WHERE x.auftrag_id = a.id AND x.${spalte} >= ${grenze})`;

/**
 * The order `a` is done with: its last entry, in law the beginning of the time that it is kept, lies before this day. The
 * date that somebody gave it says little: it is delivered, commented, changed and invoiced later. What somebody has still
 * to clear up holds it.
 */
export const abgeschlossenVor = (grenze: string) => `
  greatest(a.datum, a.beladedatum, a.entladedatum) < ${grenze}
  AND greatest(a.datumerfasst, a.datumgeaendert, a.status_datum) < ${grenze}
  AND NOT ${spaeter('auftrag_historie', 'datum', grenze)}
  AND NOT ${spaeter('dokumentenverweis', 'datum_bereitgestellt', grenze)}
  AND NOT ${spaeter('ablieferung', 'zugestellt_am', grenze)}
  AND NOT ${spaeter('kommentar', 'erstellt_am', grenze)}
  AND NOT EXISTS (SELECT FROM klaerfall x WHERE x.auftrag_id = a.id
    AND (x.erledigt_am IS NULL OR x.erledigt_am >= ${grenze}))`;
