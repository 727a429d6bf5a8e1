import { Vorschaufrage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { lies } from '@frachtportal/domain/feld/lesen';
import { satz, t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { formatiereTag, formatiereTagMitWochentag } from '../../lib/format/datum';
import { vorschauAbfrage } from './api/dauerauftraege';

const felder = ['wochentage', 'wochen', 'von', 'bis', 'feiertage', 'vorlageId'] as const;

/** The next ten days of what stands in the form. */
export function Terminvorschau() {
  const werte = useWatch({ name: [...felder] });
  const roh = Object.fromEntries(felder.map((name, i) => [name, werte[i]]));
  const { wert, meldungen } = lies(Vorschaufrage, roh);
  const gueltig = meldungen.length === 0 && wert.wochentage.length > 0;
  const { data, error } = useQuery(vorschauAbfrage(gueltig ? wert : null));
  const termine = gueltig ? (data ?? []) : [];
  const hinweis = gueltig ? ohneTermine(data, error) : t('dauerauftrag.keineTermine');
  return (
    <section className="fp-dauertermine" aria-live="polite">
      <h3>{t('dauerauftrag.naechsteTermine')}</h3>
      <ol>
        {termine.map(({ tag, statt, feiertag, faelltAus }) => (
          <li key={`${tag}${faelltAus}`} className={faelltAus ? 'fp-gedaempft' : undefined}>
            {formatiereTagMitWochentag(tag)}
            {faelltAus && ` ${t('dauerauftrag.faelltAus', { feiertag: feiertag ?? '' })}`}
            {statt &&
              ` ${t('dauerauftrag.stattTag', { tag: formatiereTag(statt), feiertag: feiertag ?? '' })}`}
          </li>
        ))}
      </ol>
      {hinweis && <p className="fp-gedaempft">{hinweis}</p>}
    </section>
  );
}

/** Why a rule shows no day: what the server says against it, or that it has none any more. */
function ohneTermine(termine: readonly object[] | undefined, grund: unknown): string {
  if (termine) return termine.length > 0 ? '' : t('dauerauftrag.beendet');
  return grund ? meldungenVon(grund).map(satz).join(' ') : '';
}
