import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { type Phase, phasen, phasentexte, phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { auftragAbfrage } from '../../api/auftragsliste';
import { phaseDamals } from './historie';

const weg: readonly Phase[] = phasen.filter((phase) => phase !== 'problem');

/** How far the shipment has come, and whether it got stuck there. */
export function Phasenweg({ zeile }: { zeile: Auftragszeile }) {
  const phase = phaseVon(zeile.status.id, zeile.anzeigestatus);
  const problem = phase === 'problem';
  const vorher = usePhaseVorher(zeile, problem);
  const bis = weg.indexOf(problem ? vorher : phase);
  return (
    <p className="fp-phasenweg" data-problem={problem ? zeile.anzeigestatus?.farbe : undefined}>
      {weg.map((p, i) => (
        <span key={p} data-erreicht={i <= bis ? '' : undefined} data-jetzt={i === bis ? '' : undefined}>
          {i === bis && t(phasentexte[phase])}
        </span>
      ))}
    </p>
  );
}

/** A problem can be anywhere on the way: its history says after what. */
function usePhaseVorher(zeile: Auftragszeile, problem: boolean): Phase {
  const { data } = useQuery({ ...auftragAbfrage(zeile.id), enabled: problem, meta: { leise: true } });
  const gewesen = (data?.auftragshistorie ?? []).map((e) => phaseDamals(e, zeile.anzeigestatus));
  return gewesen.findLast((p) => p !== 'problem') ?? 'erfasst';
}
