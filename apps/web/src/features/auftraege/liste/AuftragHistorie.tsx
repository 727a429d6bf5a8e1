import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { formatiereTag, formatiereZeitpunkt } from '../../../lib/datum';
import { schritte } from './historie';

/** The life of an order as a timeline, newest first. */
export function AuftragHistorie({ auftrag }: { auftrag: Auftrag }) {
  return (
    <ol className="fp-verlauf">
      {schritte(auftrag).map((s) => (
        <li key={s.schluessel} data-offen={s.zeitpunkt === null && !s.tag ? '' : undefined}>
          <b>{s.titel}</b>
          <span className="fp-gedaempft">
            {[s.zeitpunkt ? formatiereZeitpunkt(s.zeitpunkt) : formatiereTag(s.tag), s.ort, s.kommentar]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
