import { useNavigate } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { Suchtext } from '../../components/felder/Suchtext';
import { pfade } from '../../lib/pfade';
import { Mandantfilter } from '../auftraege/Mandantfilter';
import type { Vorlagenzustand } from './useVorlagenzustand';

interface Props {
  zustand: Vorlagenzustand;
  aendere: (neu: Partial<Vorlagenzustand>) => void;
  darfAendern: boolean;
  mitMandant: boolean;
  onVerwenden: () => void;
  onBearbeiten: () => void;
  onUmbenennen: () => void;
  onLoeschen: () => void;
}

/** What can be done with the marked template, and which ones are shown. */
export function Vorlagenwerkzeuge(p: Props) {
  const gehe = useNavigate();
  return (
    <Werkzeugleiste
      titel="beschriftung.vorlagen"
      rechts={
        <>
          <Suchtext
            label="vorlage.vorlagenwerkzeuge.vorlagenSuchen"
            platzhalter="vorlage.vorlagenwerkzeuge.sucheNachNameAbsenderEmpfaenger"
            suche={p.zustand.suche}
            onSuche={(suche) => p.aendere({ suche })}
          />
          {p.mitMandant && (
            <Mandantfilter wert={p.zustand.mandant} onAendern={(mandant) => p.aendere({ mandant })} />
          )}
        </>
      }
    >
      <Knopf text="vorlage.vorlagenwerkzeuge.verwenden" primaer onClick={p.onVerwenden} />
      {p.darfAendern && (
        <>
          <Werkzeugtrenner />
          <Knopf text="vorlage.vorlagenwerkzeuge.neueVorlage" onClick={() => gehe(pfade.neuerAuftrag)} />
          <Knopf text="allgemein.bearbeiten" onClick={p.onBearbeiten} />
          <Knopf text="vorlage.vorlagenwerkzeuge.umbenennen" onClick={p.onUmbenennen} />
          <Knopf text="allgemein.loeschen" onClick={p.onLoeschen} />
        </>
      )}
    </Werkzeugleiste>
  );
}
