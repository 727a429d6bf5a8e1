import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { phasen, phasentexte, phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import { t } from '@frachtportal/texte/t';

const weg = phasen.filter((phase) => phase !== 'problem');

/** How far the shipment has come; a problem can be anywhere on the way, so nothing is said then. */
export function Phasenweg({ zeile }: { zeile: Pick<Auftragszeile, 'status' | 'anzeigestatus'> }) {
  const phase = phaseVon(zeile.status.id, zeile.anzeigestatus);
  if (phase === 'problem') return null;
  const bis = weg.indexOf(phase);
  return (
    <p className="fp-phasenweg">
      {weg.map((p, i) => (
        <span key={p} data-erreicht={i <= bis ? '' : undefined}>
          {i === bis && t(phasentexte[p])}
        </span>
      ))}
    </p>
  );
}
