import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Werkzeugleiste } from '../../components/Werkzeugleiste';
import { useRuhe } from '../../lib/useRuhe';
import { zuordnungAbfrage } from './api/stati';
import { Statusfenster, type StatusOffen } from './Statusfenster';

interface Eigenschaften {
  titel: string;
  /** Whose assigned ones are listed; null for the free ones. */
  anzeige: number | null;
  /** Nothing to list as long as no display status is marked. */
  aus?: boolean;
  leer: string;
  /** What moves the marked one to the other list. */
  tat: string;
  onTat: (status: Sendungsstatus) => void;
  /** Create, change, delete statuses of the dispatch system here. */
  pflege?: boolean;
}

const spalten: readonly Tabellenspalte<Sendungsstatus>[] = [
  { feld: 'id', titel: 'Nr.', breite: 64, rechts: true },
  { feld: 'kurzBezeichnung', titel: 'Sendungsstatus', zelle: (s) => wort(s.kurzBezeichnung) },
];

/** Shipment statuses: those assigned to a display status, or the free ones. */
export function Sendungsstati({ titel, anzeige, aus, leer, tat, onTat, pflege }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const [suche, setSuche] = useState('');
  const { data } = useQuery({ ...zuordnungAbfrage(anzeige, useRuhe(suche.trim())), enabled: !aus });
  const zeilen = aus ? [] : (data ?? []);
  const [wahl, setWahl] = useState<number | null>(null);
  const markiert = zeilen.find((s) => s.id === wahl);
  const [offen, setOffen] = useState<StatusOffen | null>(null);
  const mit = (dann: (s: Sendungsstatus) => void) => () =>
    markiert ? dann(markiert) : fehler('liste.zeileMarkieren');
  return (
    <section className="fp-stati-liste" aria-label={wort(titel)}>
      <h2>{wort(titel)}</h2>
      <Werkzeugleiste titel={wort('{name} bearbeiten', { name: wort(titel) })}>
        <Knopf text={tat} onClick={mit(onTat)} />
        <Knopf text="Bearbeiten" onClick={mit(() => setOffen('bearbeiten'))} />
        {pflege && (
          <>
            <Knopf text="Neu" onClick={() => setOffen('neu')} />
            <Knopf text="Löschen" onClick={mit(() => setOffen('loeschen'))} />
          </>
        )}
        <Feld
          label={wort('{name} suchen', { name: wort(titel) })}
          labelVersteckt
          art="search"
          max={200}
          breite={180}
          platzhalter="Suchen"
          wert={suche}
          onAendern={(text) => setSuche(text ?? '')}
        />
      </Werkzeugleiste>
      <Tabelle
        name={titel}
        zeilen={zeilen.slice(0, 100)}
        spalten={spalten}
        laedt={!aus && !data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={onTat}
        leer={suche ? 'Kein Sendungsstatus gefunden.' : leer}
      />
      <Statusfenster
        art="sendung"
        offen={offen}
        markiert={markiert}
        titelLoeschen="Sendungsstatus löschen"
        frageLoeschen={wort('Soll der Sendungsstatus {id} „{name}“ gelöscht werden?', {
          id: markiert?.id ?? '',
          name: wort(markiert?.kurzBezeichnung ?? ''),
        })}
        onFertig={setWahl}
        onSchliessen={() => setOffen(null)}
      />
    </section>
  );
}
