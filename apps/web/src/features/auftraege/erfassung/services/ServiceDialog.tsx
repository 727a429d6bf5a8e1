import { istLogisch, servicefehler } from '@frachtportal/domain/auftrag/servicewert';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { text } from '@frachtportal/domain/texte/text';
import { useState } from 'react';
import { AuswahlFeld } from '../../../../components/AuswahlFeld';
import { Dialog } from '../../../../components/Dialog';
import { Feld } from '../../../../components/Feld';
import { Zeilen } from '../../../../components/Karte';
import { Knopf } from '../../../../components/Knopf';
import { ServicewertFeld } from './ServicewertFeld';

interface Props {
  /** The service to edit; null to add one that is chosen in the dialog. */
  definition: ServiceDefinition | null;
  waehlbar: readonly ServiceDefinition[];
  wert: string | null;
  /** Hears of each key. */
  onEingabe: (definition: ServiceDefinition, wert: string | null) => void;
  onBestaetigen: (definition: ServiceDefinition, wert: string | null) => void;
  onAbbrechen: () => void;
}

/** The value of a service, entered as its type wants it. */
export function ServiceDialog({ definition, waehlbar, onBestaetigen, onAbbrechen, ...p }: Props) {
  const [gewaehlt, setGewaehlt] = useState(definition);
  const [wert, setWert] = useState(p.wert);
  const [fehler, setFehler] = useState<string>();
  const bestaetige = () => {
    if (!gewaehlt) return;
    const leer = !wert?.trim() || istLogisch(gewaehlt);
    const falsch = servicefehler(gewaehlt, wert);
    if (falsch) return setFehler(text(falsch));
    onBestaetigen(gewaehlt, leer ? null : (wert?.trim() ?? null));
  };
  return (
    <Dialog
      offen
      titel={definition ? `${definition.bezkurz} bearbeiten` : 'Service hinzufügen'}
      onSchliessen={onAbbrechen}
      aktionen={
        <>
          <Knopf text="Bestätigen" primaer deaktiviert={!gewaehlt?.bezkurz.trim()} onClick={bestaetige} />
          <Knopf text="Abbrechen" onClick={onAbbrechen} />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field confirms, as in every form. */}
      <div
        onKeyDown={(e) => {
          if (e.key !== 'Enter' || e.defaultPrevented || !(e.target instanceof HTMLInputElement)) return;
          e.preventDefault();
          // The field hands its value over before the button's way is gone.
          e.target.blur();
          e.currentTarget.closest('.fp-dialog')?.querySelector<HTMLElement>('.MuiButton-contained')?.click();
        }}
      >
        <Zeilen>
          {definition ? (
            <Feld label="Titel" wert={definition.bezkurz} nurLesen />
          ) : (
            <AuswahlFeld
              label="Titel"
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
                p.onEingabe(gewaehlt, neu);
              }}
            />
          )}
        </Zeilen>
      </div>
    </Dialog>
  );
}
