import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Menueknopf, Werkzeugleiste, Werkzeugtrenner } from '../../../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../../../components/dialog/Dialog';
import { nachRegung } from '../../../../lib/nachladen';
import { useRechte } from '../../../../lib/rechte';
import { Etikettendruck } from '../../../drucker/Etikettendruck';
import { Leitungszeichen } from '../frisch/Leitungszeichen';
import { useListenaktionen } from './useListenaktionen';
import { useWerkzeuge, type Werkzeug } from './useWerkzeuge';
import { Werkzeugmenue } from './Werkzeugmenue';

interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  markiert: readonly Auftragszeile[];
  onAktualisieren: () => void;
  laedt: boolean;
  /** The server tells of new statuses by itself. */
  leitung: boolean;
  telefon: boolean;
  /** Nothing shall be marked any more. */
  onAufheben: () => void;
}

const Markierung = nachRegung(async () => (await import('./Markierung')).Markierung);

/** Below this width the tools would take a second line. */
const wenigPlatz = '(max-width: 1399.95px)';

/** The tools of the list: buttons, closer together where there is less room, on a phone a menu. */
export function Listenwerkzeuge({
  zeilen,
  markiert,
  onAktualisieren,
  laedt,
  leitung,
  telefon,
  onAufheben,
}: Eigenschaften) {
  const darf = useRechte();
  const eng = useMediaQuery(wenigPlatz, { noSsr: true });
  const aktionen = useListenaktionen(markiert);
  // The one that is asked about, wherever its row goes meanwhile.
  const [loeschen, setLoeschen] = useState<Auftragszeile | null>(null);
  const [druck, setDruck] = useState<readonly number[] | null>(null);
  const werkzeuge = useWerkzeuge({ zeilen, markiert, aktionen, onLoeschen: setLoeschen });
  const papiere = {
    markiert,
    aktionen,
    onEtiketten: () => setDruck(markiert.map((z) => z.id)),
    onDruckauftraege: () => setDruck([]),
  };

  return (
    <Werkzeugleiste
      titel="allgemein.aktionen"
      rechts={
        <>
          {markiert.length > 1 && !telefon && <Markierung markiert={markiert} onAufheben={onAufheben} />}
          <Leitungszeichen offen={leitung} />
          <Knopf
            text="allgemein.aktualisieren"
            icon={<RefreshIcon fontSize="small" />}
            nurIcon
            leise
            laeuft={laedt}
            onClick={onAktualisieren}
          />
        </>
      }
    >
      {darf('auftrag.bearbeiten') && (
        <Knopf text="allgemein.neuerAuftrag" icon={<AddIcon />} primaer onClick={aktionen.neu} />
      )}
      {!telefon && <Knoepfe {...werkzeuge} eng={eng} />}
      <Werkzeugmenue {...papiere} vorn={telefon ? eintraege(werkzeuge) : undefined} />
      <FrageDialog
        offen={loeschen !== null}
        titel={t('meldung.auftrag.loeschenTitel')}
        frage={t('meldung.auftrag.loeschenFrage')}
        gefahr
        onNein={() => setLoeschen(null)}
        onJa={() => {
          setLoeschen(null);
          if (loeschen) aktionen.loeschen(loeschen);
        }}
      />
      <Etikettendruck ids={druck} onSchliessen={() => setDruck(null)} />
    </Werkzeugleiste>
  );
}

type Werkzeuge = ReturnType<typeof useWerkzeuge>;

function Knoepfe({ bearbeitung, dateien, preise, eng }: Werkzeuge & { eng: boolean }) {
  const leise = (w: Werkzeug) => <Knopf key={w.text} {...w} leise className="fp-ausgabe" />;
  return (
    <>
      {bearbeitung.map((w) => (
        <Knopf key={w.text} {...w} className={w.geht === false ? 'fp-nicht' : (w.className ?? '')} />
      ))}
      <Werkzeugtrenner />
      {eng ? (
        <Menueknopf text="allgemein.export" leise className="fp-ausgabe" eintraege={dateien.map(eintrag)} />
      ) : (
        dateien.map(leise)
      )}
      {preise.map(leise)}
    </>
  );
}

/** On a phone only what can be done with what is marked: there is no room to say why not. */
function eintraege({ bearbeitung, dateien, preise }: Werkzeuge) {
  const moeglich = bearbeitung.filter((w) => w.geht !== false && !w.deaktiviert);
  return [...moeglich, ...dateien, ...preise].map(eintrag);
}

/** A tool as a line of a menu. */
function eintrag({ text: name, onClick, deaktiviert = false }: Werkzeug) {
  return { text: name, onClick, deaktiviert };
}
