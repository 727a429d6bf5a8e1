import { t } from '@frachtportal/texte/t';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Seitentitel } from '../../../components/anzeige/Seitentitel';
import { Blaetterleiste } from '../../../components/tabelle/Blaetterleiste';
import { useLetzteSeite } from '../../../components/tabelle/useLetzteSeite';
import { nachRegung } from '../../../lib/nachladen';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { useMerkeListenort } from '../listenort';
import { useListe } from './abfrage/useListe';
import { altVor } from './alt';
import { keineAuswahl } from './auswahl';
import { useNeueStati } from './frisch/useNeueStati';
import { Gefahrgutauskunft } from './Gefahrgutauskunft';
import { Listenflaeche } from './Listenflaeche';
import { MitMarken } from './marken/MitMarken';
import { Seitenleiste } from './seitenleiste/Seitenleiste';
import { stelle } from './seitenleiste/stelle';
import { useAnsicht } from './spalten/useAnsicht';
import { Ergebnisansage } from './suche/Ergebnisansage';
import { Suchleiste } from './suche/Suchleiste';
import { zeilenzahlen } from './suche/suchzustand';
import { useSuchfokus } from './suche/useSuchfokus';
import { useSuchzustand } from './suche/useSuchzustand';
import { useAuswahl } from './useAuswahl';
import { Listenwerkzeuge } from './werkzeuge/Listenwerkzeuge';
import { useSichtbare } from './werkzeuge/useSichtbare';
import './liste.css';

// None of them is there at the first sight of the list.
const AlteOffene = nachRegung(async () => (await import('./AlteOffene')).AlteOffene);
const LeereListe = nachRegung(async () => (await import('./LeereListe')).LeereListe);

/** The list of orders, all or the open ones: tools, search, rows, the panel beside them and the pages. */
export function Auftragsliste({ titel, offen }: { titel: string; offen: boolean }) {
  const { zustand, aendere, merke, waehleZeilen, setzeZurueck, gefiltert } = useSuchzustand(offen);
  const telefon = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const darf = useRechte();
  const gehe = useNavigate();
  const suchfeld = useSuchfokus();
  useMerkeListenort();
  const leitung = useNeueStati();
  const ansicht = useAnsicht();

  const { anfrage, data, gezaehlt, ...liste } = useListe(zustand, offen, aendere);
  const { zeilen, gesamt } = useSichtbare(data);
  // Without what is about to be deleted: a page that had nothing else is none any more.
  const uebrig = gezaehlt === undefined ? undefined : gesamt;
  useLetzteSeite(uebrig, zustand, aendere);
  const [auswahl, setAuswahl] = useAuswahl(JSON.stringify(anfrage), zustand.markiert, merke);
  const markiert = useMemo(() => zeilen.filter((z) => auswahl.ids.has(z.id)), [zeilen, auswahl]);

  const neu = darf('auftrag.bearbeiten') ? () => gehe(pfade.neuerAuftrag) : undefined;

  return (
    <>
      <Seitentitel titel={titel} />
      <h1 className="fp-nur-vorlesen">{t(titel)}</h1>
      <Listenwerkzeuge
        zeilen={zeilen}
        markiert={markiert}
        onAktualisieren={liste.liesNeu}
        laedt={liste.blaettertUm}
        leitung={leitung}
        telefon={telefon}
        onAufheben={() => setAuswahl(keineAuswahl)}
      />
      <Suchleiste zustand={zustand} aendere={aendere} suchfeld={suchfeld} telefon={telefon} offen={offen} />
      <Ergebnisansage zustand={zustand} gesamt={uebrig} />
      {offen && <AlteOffene zustand={zustand} onZeigen={aendere} />}
      <div className="fp-liste">
        <MitMarken>
          <Listenflaeche
            telefon={telefon}
            zeilen={zeilen}
            gesamt={gesamt}
            laedtErst={liste.laedtErst}
            blaettertUm={liste.blaettertUm}
            onZeigeNeues={data?.veraltet ? liste.liesNeu : undefined}
            zustand={zustand}
            altVor={offen ? altVor() : undefined}
            ansicht={ansicht}
            auswahl={auswahl}
            onAuswahl={setAuswahl}
            onZustand={aendere}
            offen={offen}
            leer={() => (
              <LeereListe offen={offen} gefiltert={gefiltert} onZuruecksetzen={setzeZurueck} onNeu={neu} />
            )}
          />
          <Seitenleiste
            zeile={markiert.find((z) => z.id === auswahl.anker)}
            stelle={stelle(zeilen, auswahl, { ...zustand, gesamt }, setAuswahl)}
            reiter={zustand.reiter}
            onReiter={(reiter) => merke({ reiter })}
          />
        </MitMarken>
      </div>
      <Gefahrgutauskunft markiert={markiert} />
      <Blaetterleiste
        seite={zustand.seite}
        zeilen={zustand.zeilen}
        gesamt={gesamt}
        ungezaehlt={data?.ungezaehlt}
        onSeite={(seite) => aendere({ seite })}
        onNahe={liste.holeVoraus}
        onZeilen={waehleZeilen}
        zeilenzahlen={zeilenzahlen}
        fuellt={telefon ? undefined : zustand.fuellt}
      />
    </>
  );
}
