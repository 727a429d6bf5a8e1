import type { Anzeigestatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Suchtext } from '../../components/felder/Suchtext';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
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
    titel: 'beschriftung.anzeigestatus',
    zelle: (s) => {
      const Icon = zeichenZu(s.icon);
      return (
        <span className="fp-stati-zelle">
          <Icon aria-hidden="true" />
          <span title={t(s.kurzBezeichnung)}>{t(s.kurzBezeichnung)}</span>
        </span>
      );
    },
  },
  {
    feld: 'farbe',
    titel: 'sendungsstatus.anzeigestati.inDerAuftragsliste',
    zelle: (s) => <Statusmarke ton={s.farbe as Statuston} text={s.kurzBezeichnung} />,
  },
];

/** The statuses that users are shown. */
export function Anzeigestati({ suche, onSuche, wahl, onWahl }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const { data } = useQuery(anzeigestatiAbfrage(suche.trim()));
  const zeilen = data ?? [];
  const [offen, setOffen] = useState<StatusOffen | null>(null);
  const markiert = useFesteZeile(offen, zeilen, (s) => s.id === wahl);
  const mitMarkiertem = (was: 'bearbeiten' | 'loeschen') => () =>
    markiert ? setOffen(was) : fehler('liste.zeileMarkieren');
  return (
    <section className="fp-fuellend" aria-label={t('beschriftung.anzeigestatus')}>
      <Werkzeugleiste
        titel="sendungsstatus.anzeigestatusBearbeiten"
        rechts={
          <Suchtext
            label="sendungsstatus.anzeigestati.anzeigestatusSuchen"
            platzhalter="allgemein.suchen"
            suche={suche}
            onSuche={onSuche}
          />
        }
      >
        <Knopf text="allgemein.hinzufuegen" primaer icon={<AddIcon />} onClick={() => setOffen('neu')} />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkiertem('bearbeiten')} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkiertem('loeschen')} />
      </Werkzeugleiste>
      <Tabelle
        name="beschriftung.anzeigestatus"
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
        leer={
          suche
            ? 'sendungsstatus.anzeigestati.keinAnzeigestatusGefunden'
            : 'sendungsstatus.anzeigestati.nochKeinAnzeigestatus'
        }
      />
      <Statusfenster
        art="anzeige"
        offen={offen}
        markiert={markiert}
        titelLoeschen="sendungsstatus.anzeigestati.anzeigestatusLoeschen"
        frageLoeschen={t('sendungsstatus.anzeigestati.sollDerAnzeigestatusGeloeschtWerden', {
          name: t(markiert?.kurzBezeichnung ?? ''),
        })}
        onFertig={onWahl}
        onGeloescht={() => onWahl(null)}
        onSchliessen={() => setOffen(null)}
      />
    </section>
  );
}
