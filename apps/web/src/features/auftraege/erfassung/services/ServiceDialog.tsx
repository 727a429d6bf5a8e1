import { istLogisch, servicefehler } from '@frachtportal/domain/auftrag/service/servicewert';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { t } from '@frachtportal/texte/t';
import { useRef, useState } from 'react';
import { Zeilen } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Dialog } from '../../../../components/dialog/Dialog';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { Feld } from '../../../../components/felder/Feld';
import type { Feldtext } from '../formular/feldtext';
import { Servicefelder } from './Servicefelder';
import { ServicewertFeld } from './ServicewertFeld';

interface Props {
  /** The service to edit; null to add one that is chosen in the dialog. */
  definition: ServiceDefinition | null;
  waehlbar: readonly ServiceDefinition[];
  wert: string | null;
  /** What a draft has kept of the field one was in. */
  angefangen: Feldtext | null;
  /** Hears of each key: the value so far, and the text of the field one is in. */
  onEingabe: (definition: ServiceDefinition, wert: string | null, text: Feldtext | null) => void;
  onBestaetigen: (definition: ServiceDefinition, wert: string | null) => void;
  onAbbrechen: () => void;
}

/** The value of a service, entered as its type wants it. */
export function ServiceDialog({ definition, waehlbar, onBestaetigen, onAbbrechen, ...p }: Props) {
  const [gewaehlt, setGewaehlt] = useState(definition);
  const [wert, setWert] = useState(p.wert);
  const [fehler, setFehler] = useState<string>();
  const getippt = useRef(p.angefangen);
  const [geaendert, setGeaendert] = useState(p.angefangen !== null);
  const merkeText = (text: Feldtext | null) => {
    getippt.current = text;
    setGeaendert(true);
    if (gewaehlt) p.onEingabe(gewaehlt, wert, text);
  };
  const bestaetige = () => {
    if (!gewaehlt) return;
    const leer = !wert?.trim() || istLogisch(gewaehlt);
    const falsch = servicefehler(gewaehlt, wert);
    if (falsch) return setFehler(t(`meldung.${falsch}`));
    onBestaetigen(gewaehlt, leer ? null : (wert?.trim() ?? null));
  };
  return (
    <Dialog
      offen
      titel={
        definition
          ? t('allgemein.eintragBearbeiten', { name: t(definition.bezkurz) })
          : 'auftrag.erfassung.serviceHinzufuegen'
      }
      geaendert={geaendert}
      onSchliessen={onAbbrechen}
      aktionen={
        <>
          <Knopf
            text="auftrag.erfassung.bestaetigen"
            primaer
            deaktiviert={!gewaehlt?.bezkurz.trim()}
            onClick={bestaetige}
          />
          <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />
        </>
      }
    >
      <Servicefelder angefangen={p.angefangen} onText={merkeText}>
        <Zeilen>
          {definition ? (
            <Feld label="beschriftung.titel" wert={definition.bezkurz} nurLesen />
          ) : (
            <AuswahlFeld
              label="beschriftung.titel"
              pflicht
              autoFocus
              optionen={waehlbar.map((d) => ({ id: d.spezNum, text: d.bezkurz }))}
              wert={gewaehlt?.spezNum ?? null}
              onAendern={(nummer) => {
                setGewaehlt(waehlbar.find((d) => d.spezNum === nummer) ?? null);
                setWert(null);
                setFehler(undefined);
              }}
            />
          )}
          {gewaehlt && !istLogisch(gewaehlt) && (
            <ServicewertFeld
              key={gewaehlt.spezNum}
              typ={gewaehlt.typ}
              wert={wert}
              fehler={fehler}
              autoFocus={definition !== null}
              onAendern={(neu) => {
                setWert(neu);
                setFehler(undefined);
                p.onEingabe(gewaehlt, neu, getippt.current);
              }}
            />
          )}
        </Zeilen>
      </Servicefelder>
    </Dialog>
  );
}
