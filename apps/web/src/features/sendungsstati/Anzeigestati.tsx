import type { Anzeigestatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FrageDialog } from '../../components/Dialog';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Statusmarke, type Statuston } from '../../components/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Werkzeugleiste } from '../../components/Werkzeugleiste';
import { useRuhe } from '../../lib/useRuhe';
import { anzeigestatiAbfrage } from './api/stati';
import { StatusDialog } from './StatusDialog';
import { zeichenZu } from './statuszeichen';
import { useStatusLoeschen } from './useStatusPflege';

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
          {wort(s.kurzBezeichnung)}
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
  const [offen, setOffen] = useState<'neu' | 'bearbeiten' | 'loeschen' | null>(null);
  const zu = () => setOffen(null);
  const loesche = useStatusLoeschen(zu);
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
      {(offen === 'neu' || (offen === 'bearbeiten' && markiert)) && (
        <StatusDialog
          art="anzeige"
          {...(offen === 'bearbeiten' && markiert && { status: markiert })}
          onFertig={(id) => {
            zu();
            onWahl(id);
          }}
          onSchliessen={zu}
        />
      )}
      <FrageDialog
        offen={offen === 'loeschen' && markiert !== undefined}
        titel="Anzeigestatus löschen"
        frage={wort('Soll der Anzeigestatus „{name}“ gelöscht werden?', {
          name: wort(markiert?.kurzBezeichnung ?? ''),
        })}
        gefahr
        laeuft={loesche.isPending}
        onJa={() => markiert && loesche.mutate(markiert)}
        onNein={zu}
      />
    </section>
  );
}
