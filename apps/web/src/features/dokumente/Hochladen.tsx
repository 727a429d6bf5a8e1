import { dokumentarten, hoechstensDokumentBytes } from '@frachtportal/domain/dokument/dokument';
import { text } from '@frachtportal/domain/texte/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { dokumenteAbfrage, ladeHoch } from './api/dokumente';

const endungen = Object.values(dokumentarten).flat();
const hoechstensMb = hoechstensDokumentBytes / 1_048_576;

/** Adds a paper to an order: a file by button or drop, how it is called, and how far it is on its way. */
export function Hochladen({ auftragId }: { auftragId: number }) {
  const [datei, setDatei] = useState<File | null>(null);
  const [bezeichnung, setBezeichnung] = useState<string | null>(null);
  const [fehlt, setFehlt] = useState(false);
  const upload = useUpload(auftragId, () => {
    setDatei(null);
    setBezeichnung(null);
  });

  const starte = () => {
    setFehlt(!datei);
    if (datei) upload.starte(datei, bezeichnung);
  };
  return (
    <section className="fp-hochladen" aria-label="Dokument hochladen">
      <Dateiwahl
        arten={endungen}
        hoechstensMb={hoechstensMb}
        datei={datei}
        onWahl={(neu) => {
          setDatei(neu);
          setFehlt(false);
        }}
        fehler={fehlt ? text('datei.fehlt') : null}
        deaktiviert={upload.laeuft}
      />
      {upload.laeuft ? (
        <Importfortschritt
          text="Hochgeladen, Prozent"
          getan={upload.prozent}
          gesamt={100}
          onAbbrechen={upload.brichAb}
        />
      ) : (
        <>
          <Feld label="Bezeichnung" max={255} wert={bezeichnung} onAendern={setBezeichnung} />
          <Knopf text="Hochladen" onClick={starte} />
        </>
      )}
    </section>
  );
}

/** One upload at a time; it ends with the panel it stands in. */
function useUpload(auftragId: number, onFertig: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const abbruch = useRef<AbortController>(undefined);
  const [prozent, setProzent] = useState(0);
  const mutation = useMutation({
    mutationFn: (was: { datei: File; bezeichnung: string | null; signal: AbortSignal }) =>
      ladeHoch({ ...was, auftragId, onFortschritt: (anteil) => setProzent(Math.round(anteil * 100)) }).catch(
        (grund: unknown) => {
          // Given up on purpose: nothing has gone wrong.
          if (was.signal.aborted) return null;
          throw grund;
        },
      ),
    onSuccess: (dokument) => {
      if (!dokument) return;
      info('dokument.hochgeladen', { name: dokument.dateiname });
      onFertig();
    },
    onSettled: () => abfragen.invalidateQueries({ queryKey: dokumenteAbfrage(auftragId).queryKey }),
  });
  const brichAb = () => abbruch.current?.abort();
  useEffect(() => () => abbruch.current?.abort(), []);
  return {
    laeuft: mutation.isPending,
    prozent,
    brichAb,
    starte: (datei: File, bezeichnung: string | null) => {
      abbruch.current = new AbortController();
      setProzent(0);
      mutation.mutate({ datei, bezeichnung: bezeichnung?.trim() || null, signal: abbruch.current.signal });
    },
  };
}
