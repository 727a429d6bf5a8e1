import {
  brauchtBestaetigung,
  Datenwunsch,
  type startbareArbeiten,
} from '@frachtportal/domain/datenleben/datenauftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { satz, t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useBeginnen } from './useBeginnen';
import { arten } from './worte';

type Arbeit = (typeof startbareArbeiten)[number];

interface Eigenschaften {
  /** Nobody is chosen yet. */
  ziel: { mandantId?: number; benutzerId?: number; name: string } | null;
  arbeiten: readonly Arbeit[];
}

/** For each kind of work a dry run and the real thing; what cannot be taken back asks for the name. */
export function Arbeitswahl({ ziel, arbeiten }: Eigenschaften) {
  const { mutate, isPending } = useBeginnen();
  const [fragt, setFragt] = useState<Arbeit | null>(null);
  const starte = (art: Arbeit, probe: boolean) => {
    if (!ziel) return;
    const { name: _, ...wen } = ziel;
    if (brauchtBestaetigung({ art, probe })) setFragt(art);
    else mutate({ art, probe, ...wen });
  };
  return (
    <>
      {arbeiten.map((art) => (
        <div className="fp-reihe" key={art}>
          <b>{t(arten[art])}</b>
          <span className="fp-fuellung" />
          <Knopf
            text="datenleben.probeStarten"
            hinweis={t(arten[art])}
            deaktiviert={!ziel || isPending}
            onClick={() => starte(art, true)}
          />
          <Knopf
            text={art === 'aufbewahrung' ? 'datenleben.ausfuehren' : arten[art]}
            gefahr={brauchtBestaetigung({ art, probe: false })}
            deaktiviert={!ziel || isPending}
            onClick={() => starte(art, false)}
          />
        </div>
      ))}
      {fragt && ziel && <Bestaetigung art={fragt} ziel={ziel} onZu={() => setFragt(null)} />}
    </>
  );
}

interface Frage {
  art: Arbeit;
  ziel: { mandantId?: number; benutzerId?: number; name: string };
  onZu: () => void;
}

function Bestaetigung({ art, ziel: { name, ...wen }, onZu }: Frage) {
  const [getippt, setGetippt] = useState<string | null>(null);
  const { mutate, isPending, error } = useBeginnen();
  return (
    <Dialog
      offen
      titel={arten[art]}
      onSchliessen={onZu}
      aktionen={
        <>
          <Knopf
            text={arten[art]}
            primaer
            gefahr
            laeuft={isPending}
            onClick={() =>
              mutate({ art, probe: false, bestaetigung: getippt, ...wen }, { onSuccess: () => onZu() })
            }
          />
          <Knopf text="allgemein.abbrechen" onClick={onZu} />
        </>
      }
    >
      <p>{t('datenleben.bestaetigungHilfe', { name })}</p>
      <Feld
        feld={feld(Datenwunsch, 'bestaetigung')}
        wert={getippt}
        onAendern={setGetippt}
        autoFocus
        fehler={error ? satz(meldungenVon(error)[0]) : undefined}
      />
    </Dialog>
  );
}
