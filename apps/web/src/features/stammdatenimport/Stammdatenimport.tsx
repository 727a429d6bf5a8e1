import type { Stammdatenimport as Importart } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { satz } from '@frachtportal/texte/t';
import { type ReactNode, useMemo, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { useLauf } from '../importe/api/useLauf';
import { Dateilauf } from '../importe/Dateilauf';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { Laufliste } from '../importe/Laufliste';
import {
  type Beiangaben,
  importschluessel,
  ladeStammdatei,
  type Stammdatenlauf,
  stammdatenlaeufe,
} from './api/stammdatenimport';
import { type Importfeld, stammdatendateien } from './stammdatendateien';

interface Eigenschaften {
  art: Importart;
  titel: string;
  erklaerung: ReactNode;
  felder: readonly Importfeld[];
  dateiarten: readonly string[];
  hoechstensMb: number;
  /** Whose sets they are. */
  je: Tabellenspalte<Stammdatenlauf> | null;
  /** What is said beside the file, and the fields for it; `wartet` until all is said that must be. */
  angaben?: Beiangaben;
  wartet?: boolean;
  eingaben?: ReactNode | ((meldung: (feld: string) => string | undefined) => ReactNode);
  /** Below: what is there. */
  children?: ReactNode;
}

/** One page for all reference data: a file, what would become of each line, and what has. */
export function Stammdatenimport({ art, felder, angaben = {}, wartet = false, ...p }: Eigenschaften) {
  const dateien = useMemo(() => stammdatendateien(art, felder), [art, felder]);
  const [datei, setDatei] = useState<File | null>(null);
  const { lauf, zeige, lesen } = useLauf(dateien, angaben, (neu, beiangaben) =>
    ladeStammdatei(art, neu, beiangaben),
  );
  const [meldung] = lesen.error ? meldungenVon(lesen.error) : [];
  const amFeld = meldung?.field && meldung.field in angaben ? meldung.field : null;
  const text = meldung && satz(meldung);
  return (
    <Importrahmen titel={p.titel} erklaerung={p.erklaerung}>
      <Importschritt nummer={1} titel="beschriftung.datei">
        {typeof p.eingaben === 'function'
          ? p.eingaben((feld) => (feld === amFeld ? text : undefined))
          : p.eingaben}
        <Dateiwahl
          arten={p.dateiarten}
          hoechstensMb={p.hoechstensMb}
          datei={datei}
          fehler={amFeld ? undefined : text}
          deaktiviert={lesen.isPending}
          onWahl={(neu) => {
            setDatei(neu);
            zeige(null);
            if (wartet) lesen.reset();
            else lesen.mutate(neu);
          }}
        />
        {lesen.isPending && (
          <Importfortschritt text="premium.premiumimport.bitteWartenDieDateiWirdImportiert" />
        )}
        {lauf === null && !lesen.isPending && (
          <div className="fp-reihe">
            {datei && (amFeld || !meldung) ? (
              <Knopf
                text="import.dateiPruefen"
                primaer
                deaktiviert={wartet}
                onClick={() => lesen.mutate(datei)}
              />
            ) : (
              <Knopf text="allgemein.importieren" primaer deaktiviert onClick={() => undefined} />
            )}
          </div>
        )}
      </Importschritt>
      {lauf !== null && (
        <Dateilauf key={lauf} art={dateien} id={lauf} schritt={2} onVerworfen={() => zeige(null)} />
      )}
      <Laufliste
        schluessel={importschluessel(art)}
        lies={(signal) => stammdatenlaeufe(art, signal)}
        je={p.je}
        onZeigen={zeige}
      />
      {p.children}
    </Importrahmen>
  );
}
