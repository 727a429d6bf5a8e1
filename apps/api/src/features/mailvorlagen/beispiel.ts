import type { Mailart } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { uebersetzerZu } from '@frachtportal/texte/server';

const nummer = '1000123';
const link = 'https://portal.example/v/0123456789abcdef';

/** What a mail could tell of, to show its words with. */
export function beispielwerte(art: Mailart, sprache: string): Record<string, string | number> {
  const sage = uebersetzerZu(sprache);
  const tag = new Intl.DateTimeFormat(sprache, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });
  const zeile = `${tag.format(new Date('2026-11-02T10:15:00Z'))}  ${sage('ereignis.auftragAbgeliefert')}`;
  return art === 'verfolgung'
    ? { anzahl: 1, nummer, eintraege: `${nummer}\n${link}`, tage: verfolgbarTage }
    : {
        anzahl: 1,
        anrede: sage('meldung.mail.benachrichtigung.anrede', { name: 'M. Muster' }),
        eintraege: `${sage('meldung.mail.benachrichtigung.auftrag', { nummer })}\n${zeile}`,
      };
}
