import {
  brauchtBestaetigung,
  Datenwunsch,
  type startbareArbeiten,
} from '@frachtportal/domain/datenleben/datenauftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useBeginnen } from './useBeginnen';
import { arten } from './worte';

type Arbeit = (typeof startbareArbeiten)[number];

interface Ziel {
  mandantId?: number;
  benutzerId?: number;
  name: string;
}

interface Eigenschaften {
  /** Nobody is chosen yet. */
  ziel: Ziel | null;
  arbeiten: readonly Arbeit[];
  /** Why nothing can be started for now. */
  hindernis?: string | undefined;
}

/** For each kind of work a dry run and the real thing; what cannot be taken back asks for the name. */
export function Arbeitswahl({ ziel, arbeiten, hindernis }: Eigenschaften) {
  const { mutate, isPending } = useBeginnen();
  const [fragt, setFragt] = useState<{ art: Arbeit; ziel: Ziel } | null>(null);
  const starte = (art: Arbeit, probe: boolean) => {
    if (!ziel) return;
    const { name: _, ...wen } = ziel;
    if (brauchtBestaetigung({ art, probe })) setFragt({ art, ziel });
    else mutate({ art, probe, ...wen });
  };
  const gesperrt = !ziel || hindernis !== undefined || isPending;
  return (
    <>
      {arbeiten.map((art) => (
        <div className="fp-reihe" key={art}>
          <b>{t(arten[art])}</b>
          <span className="fp-fuellung" />
          <Knopf
            text="datenleben.probeStarten"
            hinweis={hindernis ?? t(arten[art])}
            deaktiviert={gesperrt}
            onClick={() => starte(art, true)}
          />
          <Knopf
            text={art === 'aufbewahrung' ? 'datenleben.ausfuehren' : arten[art]}
            gefahr={brauchtBestaetigung({ art, probe: false })}
            {...(hindernis && { hinweis: hindernis })}
            deaktiviert={gesperrt}
            onClick={() => starte(art, false)}
          />
        </div>
      ))}
      {fragt && <Bestaetigung {...fragt} onZu={() => setFragt(null)} />}
    </>
  );
}

const betrifftNamen = ({ field }: Meldung) => field === 'bestaetigung';

interface Frage {
  art: Arbeit;
  ziel: Ziel;
  onZu: () => void;
}

function Bestaetigung({ art, ziel: { name, ...wen }, onZu }: Frage) {
  const [getippt, setGetippt] = useState<string | null>(null);
  const { mutate, isPending, error } = useBeginnen(true);
  const { melde } = useMeldungen();
  const amNamen = error ? meldungenVon(error).find(betrifftNamen) : undefined;
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
              mutate(
                { art, probe: false, bestaetigung: getippt, ...wen },
                {
                  onSuccess: () => onZu(),
                  onError: (grund) => melde(meldungenVon(grund).filter((m) => !betrifftNamen(m))),
                },
              )
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
        fehler={amNamen && satz(amNamen)}
      />
    </Dialog>
  );
}
