import { type Ereignis, ereignisarten } from '@frachtportal/domain/ereignis/ereignis';
import type { Uebersetzer } from '@frachtportal/texte/katalog';

/** Lines that a mail has at most; what is more stands in the portal. */
export const hoechstensZeilen = 200;

interface Sicht {
  sage: Uebersetzer;
  sprache: string;
  zeitzone: string;
  /** The words for a status, as users see it. */
  statuswort(statusId: number | null): string;
  /** Where the portal shows an order. */
  linkZu(auftrag: { id: number; nummer: string }): string;
}

/**
 * Events as lines of a mail: order by order, each with the time.
 * @param gesamt how many there are, of which these are the first
 */
export function alsText(ereignisse: readonly Ereignis[], gesamt: number, sicht: Sicht): string {
  const gezeigt = ereignisse.slice(0, hoechstensZeilen);
  const absaetze = [...Map.groupBy(gezeigt, ({ auftragId }) => auftragId).values()].map((seine) =>
    absatz(seine, sicht),
  );
  const anzahl = gesamt - gezeigt.length;
  const mehr = anzahl ? [sicht.sage('meldung.mail.benachrichtigung.mehr', { anzahl })] : [];
  return [...absaetze, ...mehr].join('\n\n');
}

function absatz(ereignisse: readonly Ereignis[], sicht: Sicht): string {
  const zeit = new Intl.DateTimeFormat(sicht.sprache, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: sicht.zeitzone,
  });
  const zeilen = ereignisse.map((e) => `${zeit.format(new Date(e.zeitpunkt))}  ${satz(e, sicht)}`);
  const [erstes] = ereignisse;
  const nummer = erstes?.daten.spedeigennr ?? ereignisse.find((e) => e.daten.spedeigennr)?.daten.spedeigennr;
  if (!erstes?.auftragId || !nummer) return zeilen.join('\n');
  const referenz = erstes.daten.absenderReferenz;
  const geloescht = ereignisse.some((e) => e.art === 'auftrag.geloescht');
  return [
    sicht.sage('meldung.mail.benachrichtigung.auftrag', {
      nummer: referenz ? `${nummer} (${referenz})` : nummer,
    }),
    ...zeilen,
    ...(geloescht ? [] : [sicht.linkZu({ id: erstes.auftragId, nummer })]),
  ].join('\n');
}

/** What happened, in a line. */
function satz({ art, daten }: Ereignis, { sage, sprache, statuswort }: Sicht): string {
  const was = sage(ereignisarten[art]);
  if (art === 'auftrag.status') return `${was}: ${statuswort(daten.statusId)}`;
  if (art === 'preis.berechnet' && daten.betrag !== null)
    return `${was}: ${new Intl.NumberFormat(sprache, { style: 'currency', currency: daten.waehrung ?? 'EUR' }).format(daten.betrag)}`;
  return daten.dateiname ? `${was}: ${daten.dateiname}` : was;
}
