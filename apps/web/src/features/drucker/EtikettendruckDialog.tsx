import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { druckauftragsschluessel, druckeEtiketten, waehlbareDrucker } from './api/drucker';
import { Druckauftragsliste } from './Druckauftragsliste';

/** The printer that was used last on this machine. */
const zuletzt = 'etikettendrucker';

interface Eigenschaften {
  /** The orders whose labels are wanted; none where only what is on its way is looked at. */
  ids: readonly number[];
  onBestellt?: (druckauftragId: number) => void;
  onSchliessen: () => void;
}

/** Sends the labels of some orders to a printer, and shows what becomes of what was sent. */
export function EtikettendruckDialog({ ids, onBestellt, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { data: drucker = [] } = useQuery(waehlbareDrucker);
  const [gewaehlt, setGewaehlt] = useState<number | null>(
    () => Number(localStorage.getItem(zuletzt)) || null,
  );
  const gemerkter = drucker.find((d) => d.id === gewaehlt);
  const wahl = gemerkter ?? drucker[0];
  const druck = useMutation({
    mutationFn: (id: number) => druckeEtiketten(id, ids),
    onSuccess: ({ id, drucker: name, etiketten: count }) => {
      info('drucker.angenommen', { count, name });
      onBestellt?.(id);
      onSchliessen();
    },
    onSettled: () => abfragen.invalidateQueries({ queryKey: druckauftragsschluessel }),
  });
  const drucke = () => {
    if (!wahl) return;
    localStorage.setItem(zuletzt, String(wahl.id));
    druck.mutate(wahl.id);
  };
  return (
    <Dialog
      offen
      titel={ids.length ? 'drucker.etikettenAnDrucker' : 'drucker.druckauftraege'}
      breite={860}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          {ids.length > 0 && (
            <Knopf
              text="auftrag.drucken"
              primaer
              autoFocus
              deaktiviert={!wahl}
              laeuft={druck.isPending}
              onClick={drucke}
            />
          )}
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <Zeilen>
        {ids.length > 0 && (
          <>
            <p>{t('drucker.gs1EtikettenVon', { count: ids.length })}</p>
            <AuswahlFeld
              label="drucker.drucker"
              breite={320}
              pflicht
              optionen={drucker.map(({ id, name }) => ({ id, text: name }))}
              wert={wahl?.id}
              onAendern={(id) => setGewaehlt(id === null ? null : Number(id))}
            />
            {gewaehlt !== null && !gemerkter && wahl && (
              <p role="status">{t('drucker.gemerkterFehlt', { name: wahl.name })}</p>
            )}
            <h3>{t('drucker.druckauftraege')}</h3>
          </>
        )}
        <Druckauftragsliste />
      </Zeilen>
    </Dialog>
  );
}
