import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { wort } from '@frachtportal/domain/texte/text';
import { Zeichen, zeichen } from '../../../components/Zeichen';
import { formatiereTag, formatiereTagMitWochentag, formatiereZeitpunkt, heute } from '../../../lib/datum';
import { useKonfiguration } from '../../../lib/konfiguration';
import { type Schritt, schritte } from './historie';
import { Sendungsverfolgung } from './Sendungsverfolgung';

/** The life of an order as a timeline, newest first, and whose consignment it is. */
export function AuftragHistorie({ auftrag, angekommen }: { auftrag: Auftrag; angekommen: boolean }) {
  const konfiguration = useKonfiguration();
  const terminBestaetigen = konfiguration.variante.zustellterminBestaetigen;
  return (
    <>
      <ol className="fp-verlauf">
        {schritte(auftrag, { heute: heute(), angekommen, terminBestaetigen }).map((s) => (
          <li key={s.schluessel} data-offen={s.offen ? '' : undefined}>
            <b>
              {wort(s.titel)}
              {s.zielfahne && <Zeichen pfad={zeichen.zielfahne} titel="bestätigt" />}
            </b>
            <span className="fp-gedaempft">
              {[wann(s), s.ort, wort(s.kommentar)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <Sendungsverfolgung auftrag={auftrag} konfiguration={konfiguration} />
    </>
  );
}

function wann({ zeitpunkt, tag, offen }: Schritt): string {
  if (zeitpunkt) return formatiereZeitpunkt(zeitpunkt);
  return offen ? formatiereTagMitWochentag(tag) : formatiereTag(tag);
}
