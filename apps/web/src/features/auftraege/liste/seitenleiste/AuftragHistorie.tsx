import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Zeichen } from '../../../../components/anzeige/Zeichen';
import {
  formatiereTag,
  formatiereTagMitWochentag,
  formatiereZeitpunkt,
  heute,
} from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useRechte } from '../../../../lib/rechte';
import { Versandknopf } from '../../../papierpost/Versandknopf';
import { Verfolgungsknopf } from '../../../verfolgung/Verfolgungsknopf';
import { wartetOhneAnbindung } from '../../api/listenaktionen';
import { Phasenzeichen } from '../../Phasenzeichen';
import { type Schritt, type Sicht, schritte } from './historie';
import { Sendungsverfolgung } from './Sendungsverfolgung';

const zielfahne =
  'M11 6H9V4h2zm4-2h-2v2h2zM9 14h2v-2H9zm10-4V8h-2v2zm0 4v-2h-2v2zm-6 0h2v-2h-2zm6-10h-2v2h2zm-6 4V6h-2v2zm-6 2V8h2V6H7V4H5v16h2v-8h2v-2zm8 2h2v-2h-2zm-4-2v2h2v-2zm-2-2H9v2h2zm2 2V8h2V6h2v2h-2v2z';

/** The life of an order as a timeline, newest first, and whose consignment it is. */
export function AuftragHistorie({
  auftrag,
  anzeigestatus,
}: {
  auftrag: Auftrag;
  anzeigestatus: Sicht['anzeigestatus'];
}) {
  const konfiguration = useKonfiguration();
  const darf = useRechte();
  const wen = { auftragId: auftrag.id, email: auftrag.empfaengerAdresse?.mailTrackTrace ?? null };
  const terminBestaetigen = konfiguration.variante.zustellterminBestaetigen;
  const { data: nichtAngebunden } = useQuery(wartetOhneAnbindung(auftrag));
  return (
    <>
      <ol className="fp-verlauf">
        {schritte(auftrag, { heute: heute(), anzeigestatus, terminBestaetigen, nichtAngebunden }).map((s) => (
          <li key={s.schluessel} data-phase={s.phase} data-offen={s.offen ? '' : undefined}>
            <Phasenzeichen phase={s.phase} groesse={18} />
            <b>
              {t(s.titel)}
              {s.zielfahne && <Zeichen pfad={zielfahne} titel="auftrag.liste.bestaetigt" />}
            </b>
            <span className="fp-gedaempft">
              {[wann(s), s.ort, s.wer, t(s.kommentar)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <div className="fp-reihe">
        <Verfolgungsknopf {...wen} />
        {darf('auftrag.drucken') && <Versandknopf {...wen} />}
      </div>
      <Sendungsverfolgung auftrag={auftrag} konfiguration={konfiguration} />
    </>
  );
}

function wann({ zeitpunkt, nurTag, tag, offen }: Schritt): string {
  if (zeitpunkt) return formatiereZeitpunkt(zeitpunkt, nurTag);
  return offen ? formatiereTagMitWochentag(tag) : formatiereTag(tag);
}
