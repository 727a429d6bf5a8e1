import type { Stammdatenimport as Importart } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { satz } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { bisGeprueft } from '../importe/api/dateiart';
import { Dateilauf } from '../importe/Dateilauf';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { type Beiangaben, importschluessel, ladeStammdatei } from './api/stammdatenimport';
import { Stammdatenlaeufe } from './Stammdatenlaeufe';
import { type Importfeld, stammdatendateien } from './stammdatendateien';

interface Eigenschaften {
  art: Importart;
  titel: string;
  erklaerung: ReactNode;
  felder: readonly Importfeld[];
  dateiarten: readonly string[];
  hoechstensMb: number;
  /** Whose sets they are. */
  je: 'lkz' | 'mandant' | null;
  /** What is said beside the file, and the fields for it. */
  angaben?: Beiangaben;
  eingaben?: ReactNode;
  /** Below: what is there. */
  children?: ReactNode;
}

/** One page for all reference data: a file, what would become of each line, and what has. */
export function Stammdatenimport({ art, felder, angaben = {}, ...p }: Eigenschaften) {
  const dateien = useMemo(() => stammdatendateien(art, felder), [art, felder]);
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const [datei, setDatei] = useState<File | null>(null);
  const lauf = Number(adresse.get('lauf')) || null;
  const zeige = (id: number | null) => setAdresse(id === null ? {} : { lauf: String(id) });
  const lesen = useMutation({
    mutationFn: async (neu: File) => bisGeprueft(dateien, await ladeStammdatei(art, neu, angaben)),
    meta: { leise: true },
    onSuccess: async ({ id }) => {
      zeige(id);
      await abfragen.invalidateQueries({ queryKey: importschluessel(art) });
    },
  });
  return (
    <Importrahmen titel={p.titel} erklaerung={p.erklaerung}>
      <Importschritt nummer={1} titel="beschriftung.datei">
        {p.eingaben}
        <Dateiwahl
          arten={p.dateiarten}
          hoechstensMb={p.hoechstensMb}
          datei={datei}
          fehler={lesen.error && satz(meldungenVon(lesen.error)[0])}
          deaktiviert={lesen.isPending}
          onWahl={(neu) => {
            setDatei(neu);
            zeige(null);
            lesen.mutate(neu);
          }}
        />
        {lesen.isPending && (
          <Importfortschritt text="premium.premiumimport.bitteWartenDieDateiWirdImportiert" />
        )}
        {lauf === null && !lesen.isPending && (
          <div className="fp-reihe">
            <Knopf text="allgemein.importieren" primaer deaktiviert onClick={() => undefined} />
          </div>
        )}
      </Importschritt>
      {lauf !== null && (
        <Dateilauf key={lauf} art={dateien} id={lauf} schritt={2} onVerworfen={() => zeige(null)} />
      )}
      <Stammdatenlaeufe art={art} je={p.je} onZeigen={zeige} />
      {p.children}
    </Importrahmen>
  );
}
