import type { Anzeigestatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Statusmarke, type Statuston } from '../../components/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Werkzeugleiste } from '../../components/Werkzeugleiste';
import { useRuhe } from '../../lib/useRuhe';
import { anzeigestatiAbfrage } from './api/stati';
import { Statusfenster, type StatusOffen } from './Statusfenster';
import { zeichenZu } from './statuszeichen';

interface Eigenschaften {
  suche: string;
  onSuche: (text: string) => void;
  wahl: number | null;
  onWahl: (id: number | null) => void;
}

const spalten: readonly Tabellenspalte<Anzeigestatus>[] = [
  {
    feld: 'kurzBezeichnung',
    titel: 'Anzeigestatus',
    zelle: (s) => {
      const Icon = zeichenZu(s.icon);
      return (
        <span className="fp-stati-zelle">
          <Icon aria-hidden="true" />
          <span title={wort(s.kurzBezeichnung)}>{wort(s.kurzBezeichnung)}</span>
        </span>
      );
    },
  },
  {
    feld: 'farbe',
    titel: 'In der Auftragsliste',
    zelle: (s) => <Statusmarke ton={s.farbe as Statuston} text={s.kurzBezeichnung} />,
  },
];

/** The statuses that users are shown. */
export function Anzeigestati({ suche, onSuche, wahl, onWahl }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const { data } = useQuery(anzeigestatiAbfrage(useRuhe(suche.trim())));
  const zeilen = data ?? [];
  const markiert = zeilen.find((s) => s.id === wahl);
  const [offen, setOffen] = useState<StatusOffen | null>(null);
  const mitMarkiertem = (was: 'bearbeiten' | 'loeschen') => () =>
    markiert ? setOffen(was) : fehler('liste.zeileMarkieren');
  return (
    <section className="fp-stati-liste" aria-label={wort('Anzeigestatus')}>
      <h2>{wort('Anzeigestatus')}</h2>
      <Werkzeugleiste titel="Anzeigestatus bearbeiten">
        <Knopf text="Hinzufügen" primaer onClick={() => setOffen('neu')} />
        <Knopf text="Bearbeiten" onClick={mitMarkiertem('bearbeiten')} />
        <Knopf text="Löschen" onClick={mitMarkiertem('loeschen')} />
      </Werkzeugleiste>
      <Feld
        label="Anzeigestatus suchen"
        art="search"
        max={200}
        wert={suche}
        onAendern={(text) => onSuche(text ?? '')}
      />
      <Tabelle
        name="Anzeigestatus"
        zeilen={zeilen.slice(0, 100)}
        spalten={spalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => onWahl(Number(id))}
        onOeffnen={({ id }) => {
          onWahl(id);
          setOffen('bearbeiten');
        }}
        onEntfernen={({ id }) => {
          onWahl(id);
          setOffen('loeschen');
        }}
        leer={suche ? 'Kein Anzeigestatus gefunden.' : 'Noch kein Anzeigestatus.'}
      />
      <Statusfenster
        art="anzeige"
        offen={offen}
        markiert={markiert}
        titelLoeschen="Anzeigestatus löschen"
        frageLoeschen={wort('Soll der Anzeigestatus „{name}“ gelöscht werden?', {
          name: wort(markiert?.kurzBezeichnung ?? ''),
        })}
        onFertig={onWahl}
        onSchliessen={() => setOffen(null)}
      />
    </section>
  );
}
