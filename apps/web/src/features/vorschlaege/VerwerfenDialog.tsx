import { Verwerfung } from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { Feld } from '../../components/felder/Feld';

interface Props {
  anzahl: number;
  laeuft: boolean;
  onVerwerfen: (grund: string | null) => void;
  onSchliessen: () => void;
}

/** Asks before proposals are discarded, and why; it can be taken back. */
export function VerwerfenDialog({ anzahl, laeuft, onVerwerfen, onSchliessen }: Props) {
  const [grund, setGrund] = useState<string | null>(null);
  return (
    <Dialog
      offen
      titel="vorschlag.liste.vorschlagVerwerfen"
      onSchliessen={onSchliessen}
      geaendert={!!grund}
      aktionen={
        <>
          <Knopf
            text="vorschlag.liste.verwerfen"
            primaer
            gefahr
            laeuft={laeuft}
            onClick={() => onVerwerfen(grund)}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <p>{t('vorschlag.liste.verwerfenFrage', { anzahl })}</p>
      <Feld
        feld={feld(Verwerfung, 'grund')}
        name="grund"
        autoFocus
        zeilen={2}
        wert={grund}
        onAendern={setGrund}
      />
    </Dialog>
  );
}
