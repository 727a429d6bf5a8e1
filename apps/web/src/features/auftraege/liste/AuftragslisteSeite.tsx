import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pfade } from '../../../app/pfade';
import { Blaetterleiste } from '../../../components/tabelle/Blaetterleiste';
import { useRechte } from '../../../lib/rechte';
import { useSitzung } from '../../../lib/sitzung';
import { useTasten } from '../../../lib/tasten';
import { auftragslisteAbfrage } from '../api/auftragsliste';
import { AuftragKarten } from './AuftragKarten';
import { type Auswahl, keineAuswahl } from './auswahl';
import { LeereListe } from './LeereListe';
import { Listenwerkzeuge } from './Listenwerkzeuge';
import { Seitenleiste } from './Seitenleiste';
import { Suchleiste } from './Suchleiste';
import { alsAnfrage, type Suchzustand, zeilenzahlen, zeitraumGueltig } from './suchzustand';
import { useSuchzustand } from './useSuchzustand';
import './liste.css';

// The grid is the heaviest part of the app; phones, which show cards, never load it.
const laden = () => import('./AuftragTabelle');
if (window.matchMedia('(min-width: 600px)').matches) void laden();
const AuftragTabelle = lazy(async () => ({ default: (await laden()).AuftragTabelle }));

export function AuftragslisteSeite() {
  return <Auftragsliste titel="Auftragsliste" offen={false} />;
}

export function OffeneAuftraegeSeite() {
  return <Auftragsliste titel="Offene Aufträge" offen />;
}

const keineZeilen: never[] = [];

function Auftragsliste({ titel, offen }: { titel: string; offen: boolean }) {
  const { zustand, aendere, setzeZurueck, gefiltert } = useSuchzustand();
  const telefon = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const schmal = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const sitzung = useSitzung();
  const darf = useRechte();
  const gehe = useNavigate();
  const suchfeld = useSuchfokus();

  const anfrage = alsAnfrage(zustand, offen);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery(
    auftragslisteAbfrage(anfrage, zeitraumGueltig(zustand)),
  );
  const zeilen = data?.zeilen ?? keineZeilen;
  const [auswahl, setAuswahl] = useAuswahl(JSON.stringify(anfrage));
  const markiert = useMemo(() => zeilen.filter((z) => auswahl.ids.has(z.id)), [zeilen, auswahl]);

  // A page that no longer exists, e.g. after orders were deleted or from an old link: the last one there is.
  const letzte = Math.max(1, Math.ceil((data?.gesamt ?? 0) / zustand.zeilen));
  const dahinter = data !== undefined && !isPlaceholderData && zustand.seite > letzte;
  useEffect(() => {
    if (dahinter) aendere({ seite: letzte });
  }, [dahinter, letzte, aendere]);

  const holeVoraus = useVorausholen(zustand, offen, isPlaceholderData ? 0 : (data?.gesamt ?? 0));

  const neu = darf('auftrag.bearbeiten') ? () => gehe(pfade.neuerAuftrag) : undefined;
  const leer = () => <LeereListe gefiltert={gefiltert} onZuruecksetzen={setzeZurueck} onNeu={neu} />;
  const laedtErst = data === undefined && zeitraumGueltig(zustand);

  return (
    <>
      <title>{`${titel} · Frachtportal`}</title>
      <h1 className="fp-nur-vorlesen">{titel}</h1>
      <Listenwerkzeuge
        zeilen={zeilen}
        markiert={markiert}
        onAktualisieren={() => void refetch()}
        laedt={isPlaceholderData && isFetching}
        telefon={telefon}
      />
      <Suchleiste zustand={zustand} aendere={aendere} suchfeld={suchfeld} telefon={telefon} />
      <div className="fp-liste">
        <div className="fp-liste-haupt">
          {telefon ? (
            <div className="fp-karten-flaeche">
              {laedtErst ? (
                <LinearProgress />
              ) : (
                <AuftragKarten zeilen={zeilen} auswahl={auswahl} onAuswahl={setAuswahl} />
              )}
              {!laedtErst && zeilen.length === 0 && leer()}
            </div>
          ) : (
            <div className="fp-tabellenflaeche">
              <Suspense fallback={<LinearProgress />}>
                <AuftragTabelle
                  zeilen={zeilen}
                  gesamt={data?.gesamt ?? 0}
                  laedt={laedtErst || (isPlaceholderData && isFetching)}
                  zustand={zustand}
                  auswahl={auswahl}
                  onAuswahl={setAuswahl}
                  onSortierung={(sortierung) => aendere({ sortierung })}
                  onOeffnen={(id) => gehe(pfade.auftrag(id))}
                  mitMandant={sitzung?.ansprueche.hauptmandant ?? false}
                  leer={leer}
                />
              </Suspense>
            </div>
          )}
        </div>
        {!schmal && <Seitenleiste zeile={markiert.find((z) => z.id === auswahl.anker)} />}
      </div>
      <Blaetterleiste
        seite={zustand.seite}
        zeilen={zustand.zeilen}
        gesamt={data?.gesamt ?? 0}
        onSeite={(seite) => aendere({ seite })}
        onNahe={holeVoraus}
        onZeilen={(zahl) => aendere({ zeilen: zahl })}
        zeilenzahlen={zeilenzahlen}
      />
    </>
  );
}

/** The next page is fetched ahead once this one stands, others when the mouse nears them: turning shows them at once. */
function useVorausholen(zustand: Suchzustand, offen: boolean, gesamt: number) {
  const abfragen = useQueryClient();
  const hole = useCallback(
    (seite: number) => {
      if (seite <= Math.ceil(gesamt / zustand.zeilen)) {
        void abfragen.prefetchQuery(auftragslisteAbfrage(alsAnfrage({ ...zustand, seite }, offen), true));
      }
    },
    [abfragen, zustand, offen, gesamt],
  );
  useEffect(() => hole(zustand.seite + 1), [hole, zustand.seite]);
  return hole;
}

/** What is marked belongs to one search result and page; a refresh of the same one keeps it. */
function useAuswahl(gehoertZu: string) {
  const [stand, setStand] = useState({ gehoertZu, auswahl: keineAuswahl });
  const setAuswahl = useCallback((auswahl: Auswahl) => setStand({ gehoertZu, auswahl }), [gehoertZu]);
  return [stand.gehoertZu === gehoertZu ? stand.auswahl : keineAuswahl, setAuswahl] as const;
}

/** "/" goes to the search field, from here and from other pages. */
function useSuchfokus() {
  const feld = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const ort = useLocation();
  const gewuenscht = (ort.state as { fokus?: string } | null)?.fokus === 'suche';
  useEffect(() => {
    if (gewuenscht) feld.current?.focus();
  }, [gewuenscht]);
  useTasten({ '/': () => feld.current?.select() });
  return feld;
}
