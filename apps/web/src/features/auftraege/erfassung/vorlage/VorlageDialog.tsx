import type { Vorlagentreffer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Zeilen } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Schalter } from '../../../../components/bedienung/Schalter';
import { Dialog } from '../../../../components/dialog/Dialog';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { Feld } from '../../../../components/felder/Feld';
import { useSitzung } from '../../../../lib/sitzung';
import { type GeleseneVorlage, vorlagenschluessel } from '../../../auftragsvorlagen/api/vorlage';
import { vorlagenMitName } from '../../../auftragsvorlagen/api/vorlagen';
import { mandantenAbfrage } from '../../api/mandanten';
import { useVorlageSpeichern } from './useVorlageSpeichern';

/** What is entered about the template itself. */
export interface Vorlageneingabe {
  name: string | null;
  mandantId: number | null;
  aktualisieren: boolean;
}

export interface VorlageDialogEigenschaften {
  /** The order as it stands in the form; it may be incomplete. */
  auftrag: Partial<Auftrag>;
  herkunft: GeleseneVorlage | undefined;
  /** Opened to change the template it came from. */
  bearbeitet: boolean;
  /** What a draft has kept of it. */
  angefangen?: Vorlageneingabe | undefined;
  /** Hears of each key. */
  onEingabe?: (eingabe: Vorlageneingabe) => void;
  onSchliessen: () => void;
  onGespeichert?: () => void;
}

/** "Auftragsvorlage Erfassen": keeps the order in the form under a name. */
export function VorlageDialog({
  auftrag,
  herkunft,
  bearbeitet,
  onSchliessen,
  ...p
}: VorlageDialogEigenschaften) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const [anfang] = useState<Vorlageneingabe>({
    name: herkunft?.vorlage.vorlageName ?? null,
    mandantId: herkunft?.vorlage.mandant?.id ?? auftrag.mandant?.id ?? null,
    aktualisieren: bearbeitet,
  });
  const [eingabe, setEingabe] = useState(p.angefangen ?? anfang);
  const { name, mandantId, aktualisieren } = eingabe;
  const vorhanden = useVorhanden(name?.trim() ?? '', mandantId);
  const { speichere, laeuft, fehler, vergissFehler } = useVorlageSpeichern({
    herkunft,
    onFertig: p.onGespeichert ?? onSchliessen,
  });
  // Whoever closed it now would go on with what is stored already as if it were not.
  const schliesse = () => {
    if (!laeuft) onSchliessen();
  };
  const aendere = (neu: Partial<Vorlageneingabe>) => {
    setEingabe({ ...eingabe, ...neu });
    p.onEingabe?.({ ...eingabe, ...neu });
    vergissFehler();
  };
  const speichern = () => {
    const { mandant: _, ...ohneMandant } = auftrag;
    void speichere({ vorlageName: name?.trim() ?? '', mandantId, auftrag: ohneMandant }, aktualisieren);
  };
  return (
    <Dialog
      offen
      titel="auftrag.erfassung.auftragsvorlageErfassen"
      geaendert={eingabe !== anfang}
      onSchliessen={schliesse}
      aktionen={
        <>
          <Knopf text="allgemein.speichern" primaer laeuft={laeuft} onClick={speichern} />
          <Knopf text="allgemein.abbrechen" deaktiviert={laeuft} onClick={schliesse} />
        </>
      }
    >
      <Zeilen>
        <Feld
          feld={feld(Auftragsvorlage, 'vorlageName')}
          name="vorlageName"
          autoFocus
          wert={name}
          fehler={
            fehler ??
            (vorhanden && !(aktualisieren && vorhanden.id) ? t('meldung.vorlage.nameVorhanden') : undefined)
          }
          {...(vorhanden?.id && aktualisieren ? { hinweis: t('meldung.vorlage.aktualisieren') } : {})}
          onAendern={(neu) => aendere({ name: neu })}
          onTaste={(e) => {
            if (e.key !== 'Enter' || e.nativeEvent.isComposing) return;
            e.preventDefault();
            speichern();
          }}
        />
        {hauptmandant && <Mandant wert={mandantId} onAendern={(id) => aendere({ mandantId: id })} />}
        <Schalter
          label="auftrag.erfassung.vorlageAktualisieren"
          hinweis="auftrag.erfassung.vorlageWirdUeberschrieben"
          wert={aktualisieren}
          onAendern={(an) => aendere({ aktualisieren: an })}
        />
      </Zeilen>
    </Dialog>
  );
}

function Mandant({ wert, onAendern }: { wert: number | null; onAendern: (id: number | null) => void }) {
  const mandanten = useQuery(mandantenAbfrage).data ?? [];
  return (
    <AuswahlFeld
      label="beschriftung.mandant"
      pflicht
      name="vorlageMandant"
      optionen={mandanten}
      wert={wert}
      onAendern={(id) => onAendern(id === null ? null : Number(id))}
    />
  );
}

const pause = 250;

/** The template that has this name already. Asked once typing rests; while nobody knows, there is none. */
function useVorhanden(name: string, mandantId: number | null): Vorlagentreffer | undefined {
  const [gefragt, setGefragt] = useState(name);
  useEffect(() => {
    const wecker = setTimeout(() => setGefragt(name), pause);
    return () => clearTimeout(wecker);
  }, [name]);
  const { data } = useQuery({
    queryKey: [...vorlagenschluessel, 'name', gefragt, mandantId],
    queryFn: ({ signal }) => vorlagenMitName(gefragt, mandantId, signal),
    enabled: gefragt !== '',
    meta: { leise: true },
  });
  return gefragt === name ? data?.[0] : undefined;
}
