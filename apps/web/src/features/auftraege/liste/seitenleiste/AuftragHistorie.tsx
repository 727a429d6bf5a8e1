import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Zeichen, zeichen } from '../../../../components/anzeige/Zeichen';
import {
  formatiereTag,
  formatiereTagMitWochentag,
  formatiereZeitpunkt,
  heute,
} from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { wartetOhneAnbindung } from '../../api/listenaktionen';
import { type Schritt, schritte } from './historie';
import { Sendungsverfolgung } from './Sendungsverfolgung';

/** The life of an order as a timeline, newest first, and whose consignment it is. */
export function AuftragHistorie({ auftrag, angekommen }: { auftrag: Auftrag; angekommen: boolean }) {
  const konfiguration = useKonfiguration();
  const terminBestaetigen = konfiguration.variante.zustellterminBestaetigen;
  const { data: nichtAngebunden } = useQuery(wartetOhneAnbindung(auftrag));
  return (
    <>
      <ol className="fp-verlauf">
        {schritte(auftrag, { heute: heute(), angekommen, terminBestaetigen, nichtAngebunden }).map((s) => (
          <li key={s.schluessel} data-offen={s.offen ? '' : undefined}>
            <b>
              {t(s.titel)}
              {s.zielfahne && <Zeichen pfad={zeichen.zielfahne} titel="auftrag.liste.bestaetigt" />}
            </b>
            <span className="fp-gedaempft">
              {[wann(s), s.ort, s.wer, t(s.kommentar)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <Sendungsverfolgung auftrag={auftrag} konfiguration={konfiguration} />
    </>
  );
}

function wann({ zeitpunkt, nurTag, tag, offen }: Schritt): string {
  if (zeitpunkt) return formatiereZeitpunkt(zeitpunkt, nurTag);
  return offen ? formatiereTagMitWochentag(tag) : formatiereTag(tag);
}
