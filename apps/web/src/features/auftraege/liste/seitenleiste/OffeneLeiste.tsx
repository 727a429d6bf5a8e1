import { t } from '@frachtportal/texte/t';
import { type Leistenangaben, Leisteninhalt } from './Leisteninhalt';
import { useAblegen } from './useAblegen';
import type { useLeistenbreite } from './useLeistenbreite';

interface Eigenschaften extends Leistenangaben {
  leiste: ReturnType<typeof useLeistenbreite>;
  amKnopf: boolean;
  onSchliessen: () => void;
}

/** The panel beside the list, with the edge by which it is drawn wider. */
export function OffeneLeiste({ leiste, amKnopf, onSchliessen, ...p }: Eigenschaften) {
  const ablegen = useAblegen(p.zeile?.id, () => p.onReiter('dokumente'));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a movable separator, which <hr> cannot be */}
      <div
        className="fp-griff"
        role="separator"
        aria-orientation="vertical"
        aria-label={t('auftrag.liste.breiteDerSeitenleiste')}
        aria-valuenow={leiste.breite}
        aria-valuemin={leiste.von}
        aria-valuemax={leiste.bis}
        tabIndex={0}
        {...leiste.griff}
      />
      <aside
        className="fp-karte fp-leiste"
        style={{ width: leiste.breite }}
        aria-label={t('auftrag.liste.markierterAuftrag')}
        {...ablegen}
      >
        <Leisteninhalt
          {...p}
          schliessen="auftrag.liste.seitenleisteSchliessen"
          amKnopf={amKnopf}
          onSchliessen={onSchliessen}
        />
      </aside>
    </>
  );
}
