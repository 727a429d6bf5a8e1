import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useAktualisieren } from '../../components/dialog/useAktualisieren';
import { logzeilen, serverlog } from './api/protokoll';

/** The last lines of the server's log. "Leeren" empties the view, not the log. */
export function LogDialog({ onSchliessen }: { onSchliessen: () => void }) {
  const { data, isFetching, refetch } = useQuery(serverlog);
  const liesNeu = useAktualisieren(refetch);
  const [geleert, setGeleert] = useState(false);
  const flaeche = useRef<HTMLDivElement>(null);
  const zeilen = geleert ? [] : (data ?? []);
  const ansEnde = () => {
    // It answers a promise, which an effect would take for its end.
    void flaeche.current?.scrollTo({ top: flaeche.current.scrollHeight });
  };
  // The newest lines are what one comes for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new set of lines
  useEffect(ansEnde, [data]);
  const aktualisiere = () => {
    setGeleert(false);
    void liesNeu();
  };
  return (
    <Dialog
      offen
      titel="protokoll.serverprotokoll"
      breite={1200}
      hoehe={680}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="allgemein.aktualisieren" primaer laeuft={isFetching} onClick={aktualisiere} />
          <Knopf text="protokoll.logDialog.ansEnde" onClick={ansEnde} />
          <Knopf text="protokoll.logDialog.leeren" onClick={() => setGeleert(true)} />
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <div
        ref={flaeche}
        className="fp-kasten fp-log"
        role="log"
        aria-label={t('protokoll.logDialog.zeilenDesServerprotokolls')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        tabIndex={0}
      >
        {zeilen.map((zeile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
          <div key={i}>{zeile}</div>
        ))}
        {data && zeilen.length === 0 && !isFetching && (
          <p className="fp-gedaempft">
            {t(geleert ? 'protokoll.logDialog.geleert' : 'protokoll.logDialog.leer', { anzahl: logzeilen })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
