import type { Kontoauszug } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { heute } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { Papierknopf } from '../dokumente/Papierknopf';
import { auszugAbfrage, ladeAuszug, liesAuszug } from './api/lademittel';
import { bewegungsspalten } from './lademittelspalten';
import type { Auszugskonto } from './SaldenanfrageDialog';
import { Saldenbestaetigungen } from './Saldenbestaetigungen';
import { Stornoknopf } from './Stornoknopf';

interface Eigenschaften {
  konto: Auszugskonto;
  darfBuchen: boolean;
  onSchliessen: () => void;
}

/** What is shown at first. */
const tage = 90;

/** An account's bookings of some days, with the balance before and after; one of them can be taken back. */
export function KontoauszugDialog({ konto, darfBuchen, onSchliessen }: Eigenschaften) {
  const [von, setVon] = useState(() => plusTage(heute(), -tage));
  const [bis, setBis] = useState(() => heute());
  const [wahl, setWahl] = useState<number | null>(null);
  const { lademittelId } = konto;
  const { data: auszug } = useQuery({
    ...auszugAbfrage(konto.kontoId, { lademittelId, von, bis }),
    placeholderData: keepPreviousData,
  });
  const datei = useMutation({ mutationFn: () => ladeAuszug(konto.kontoId, { lademittelId, von, bis }) });
  return (
    <Dialog
      offen
      titel="lademittel.auszug"
      breite={1080}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          {darfBuchen && (
            <Stornoknopf konto={konto} buchung={auszug?.bewegungen.find((b) => b.id === wahl)} />
          )}
          <Papierknopf
            text="lademittel.alsPdf"
            titel="lademittel.auszug"
            datei={`Kontoauszug-${konto.kontoId}.pdf`}
            lies={() => liesAuszug(konto.kontoId, { lademittelId, von, bis })}
          />
          <Knopf text="lademittel.alsExcel" laeuft={datei.isPending} onClick={() => datei.mutate()} />
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <Zeilen>
        <h3>{[konto.partner, konto.ort, t(konto.lademittel)].filter(Boolean).join(', ')}</h3>
        <Zeile umbruch>
          <DatumsFeld
            label="beschriftung.von"
            breite={160}
            wert={von}
            onAendern={(neu) => neu && setVon(neu)}
          />
          <DatumsFeld
            label="beschriftung.bis"
            breite={160}
            wert={bis}
            onAendern={(neu) => neu && setBis(neu)}
          />
        </Zeile>
        {auszug && <Auszug auszug={auszug} {...(darfBuchen && { markiert: wahl, onMarkieren: setWahl })} />}
        <Saldenbestaetigungen konto={konto} darfFragen={darfBuchen} />
      </Zeilen>
    </Dialog>
  );
}

interface Auszugsangaben {
  auszug: Kontoauszug;
  markiert?: number | null;
  onMarkieren?: (id: number) => void;
}

function Auszug({ auszug, markiert, onMarkieren }: Auszugsangaben) {
  const { bewegungen, gesamt, anfang, ende } = auszug;
  return (
    <>
      <p>{`${t('lademittel.anfang')}: ${formatiereZahl(anfang)}`}</p>
      <KurzeTabelle
        name="lademittel.auszug"
        zeilen={bewegungen}
        spalten={bewegungsspalten}
        leer="lademittel.leerAuszug"
        {...(onMarkieren && { markiert, onMarkieren: (id: number | string) => onMarkieren(Number(id)) })}
      />
      {gesamt > bewegungen.length && (
        <p>
          {t('lademittel.nurErste', {
            anzahl: formatiereZahl(bewegungen.length),
            gesamt: formatiereZahl(gesamt),
          })}
        </p>
      )}
      <p>
        <b>{`${t('lademittel.ende')}: ${formatiereZahl(ende)}`}</b>
      </p>
    </>
  );
}
