import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useKonfiguration } from '../../../lib/konfiguration';
import { pfade } from '../../../lib/pfade';
import { useSitzung } from '../../../lib/sitzung';
import type { Auswahl } from './auswahl';
import { spaltensatz } from './spalten/spaltensaetze';
import type { Ansichtwahl } from './spalten/useAnsicht';
import type { Suchzustand } from './suche/suchzustand';
import { auftragKarten, auftragTabelle } from './tabelle';

interface Eigenschaften {
  telefon: boolean;
  zeilen: readonly Auftragszeile[];
  gesamt: number;
  /** Nothing is there yet; afterwards old rows stay until new ones are there. */
  laedtErst: boolean;
  blaettertUm: boolean;
  zustand: Suchzustand;
  /** Rows from before this day are marked as old. */
  altVor: string | undefined;
  ansicht: Ansichtwahl;
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
  /** Something of what is looked for is changed, all of it by a view. */
  onZustand: (zustand: Partial<Suchzustand>) => void;
  offen: boolean;
  leer: () => ReactNode;
  /** Others have come or rows have moved: shows them. */
  onZeigeNeues: (() => void) | undefined;
}

/** The rows: a grid, on a phone cards. */
export function Listenflaeche({ telefon, laedtErst, blaettertUm, onZeigeNeues, ...p }: Eigenschaften) {
  const gehe = useNavigate();
  const [AuftragTabelle] = useState(auftragTabelle.jetzt);
  const [AuftragKarten] = useState(auftragKarten.jetzt);
  // The grid is half of the work of this page: what stands around it is drawn first, and keys are heard in between.
  const gitter = useDeferredValue(true, false);
  const { hauptmandant = false, metro = false } = useSitzung()?.ansprueche ?? {};
  const satz = spaltensatz(useKonfiguration(), metro);
  return (
    <div className="fp-kasten fp-liste-haupt">
      <div role="status" className="fp-liste-neues">
        {onZeigeNeues && (
          <Knopf text="auftrag.liste.dieListeHatSichGeaendertAnzeigen" primaer onClick={onZeigeNeues} />
        )}
      </div>
      {telefon ? (
        <div className="fp-karten-flaeche">
          {laedtErst ? (
            <LinearProgress aria-label={t('auftrag.liste.auftraegeWerdenGeladen')} />
          ) : (
            <Suspense fallback={<LinearProgress aria-label={t('auftrag.liste.auftraegeWerdenGeladen')} />}>
              <AuftragKarten {...p} />
            </Suspense>
          )}
          {!laedtErst && p.zeilen.length === 0 && p.leer()}
        </div>
      ) : (
        <div className="fp-tabellenflaeche">
          <Suspense fallback={<LinearProgress aria-label={t('auftrag.liste.auftraegeWerdenGeladen')} />}>
            {gitter && (
              <AuftragTabelle
                {...p}
                laedt={laedtErst || blaettertUm}
                satz={satz}
                mitMandant={hauptmandant}
                onOeffnen={(id) => gehe(pfade.auftrag(id))}
              />
            )}
          </Suspense>
          {!laedtErst && p.zeilen.length === 0 && <div className="fp-liste-leer">{p.leer()}</div>}
        </div>
      )}
    </div>
  );
}
