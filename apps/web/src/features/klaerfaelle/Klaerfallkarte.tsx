import type { Klaerfall, Klaerfallschritt } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { klaergruende, klaerschritte } from '@frachtportal/domain/klaerfall/klaerfall';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Lesekreis, lesekasten } from '../../components/anzeige/Lesekreis';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { Papierknopf } from '../dokumente/Papierknopf';
import { liesSchadensanzeige } from './api/klaerfaelle';
import { ErledigenDialog } from './ErledigenDialog';
import { faelligText } from './faellig';
import { Schadenszeilen } from './Schadenszeilen';
import { WeitergebenDialog } from './WeitergebenDialog';

interface Eigenschaften {
  fall: Klaerfall;
  /** Whoever could open internal ones sees of each for whom it is. */
  mitKreis: boolean;
  darfKlaeren: boolean;
}

/** A case: why, by whom, until when, what happened to it, and what one can do. */
export function Klaerfallkarte({ fall, mitKreis, darfKlaeren }: Eigenschaften) {
  const [dialog, setDialog] = useState<'weitergeben' | 'erledigen' | null>(null);
  const schliesse = () => setDialog(null);
  return (
    <article className={`fp-klaerfall ${lesekasten(fall.intern)}`}>
      <div className="fp-reihe">
        <h3>{t(klaergruende[fall.grund])}</h3>
        {mitKreis && <Lesekreis intern={fall.intern} />}
        <span className="fp-fuellung" />
        <Klaerfallzustand fall={fall} />
      </div>
      <dl>
        <dt>{t('klaerfall.zustaendig')}</dt>
        <dd>{fall.zustaendig ?? t('klaerfall.niemand')}</dd>
        <dt>{t('klaerfall.faellig')}</dt>
        <dd>{faelligText(fall)}</dd>
      </dl>
      {fall.schaden && (
        <>
          <Schadenszeilen schaden={fall.schaden} />
          <div className="fp-reihe">
            <Papierknopf
              text="klaerfall.anzeigeDrucken"
              titel="klaerfall.anzeigeDrucken"
              datei={`Schadensanzeige_${fall.nummer}.pdf`}
              lies={() => liesSchadensanzeige(fall.id)}
            />
          </div>
        </>
      )}
      <ol className="fp-klaerfall-verlauf" aria-label={t('klaerfall.verlauf')}>
        {fall.schritte.map((s, i) => (
          // Steps are only ever added.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <Schritt key={i} schritt={s} />
        ))}
      </ol>
      {darfKlaeren && (
        <div className="fp-reihe">
          {!fall.erledigt && (
            <Knopf text="klaerfall.erledigen" primaer onClick={() => setDialog('erledigen')} />
          )}
          <Knopf
            text={fall.erledigt ? 'klaerfall.wiedereroeffnen' : 'klaerfall.weitergeben'}
            onClick={() => setDialog('weitergeben')}
          />
        </div>
      )}
      {dialog === 'erledigen' && <ErledigenDialog fall={fall} onSchliessen={schliesse} />}
      {dialog === 'weitergeben' && <WeitergebenDialog fall={fall} onSchliessen={schliesse} />}
    </article>
  );
}

/** Open, overdue or done, in words and form. */
export function Klaerfallzustand({ fall }: { fall: Pick<Klaerfall, 'erledigt' | 'ueberfaellig'> }) {
  if (fall.erledigt) return <Statusmarke ton="ok" text="klaerfall.erledigt" />;
  return fall.ueberfaellig ? (
    <Statusmarke ton="err" text="klaerfall.ueberfaellig" />
  ) : (
    <Statusmarke ton="warn" text="klaerfall.offen" />
  );
}

function Schritt({ schritt: s }: { schritt: Klaerfallschritt }) {
  const anWen = s.art === 'erledigt' || !s.zustaendig ? '' : ` → ${s.zustaendig}`;
  return (
    <li>
      <b>{s.verfasser}</b> {t(klaerschritte[s.art])}
      {anWen}
      {s.text && <p>{s.text}</p>}
      <time className="fp-gedaempft" dateTime={s.am}>
        {formatiereZeitpunkt(s.am)}
      </time>
    </li>
  );
}
