import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import SearchIcon from '@mui/icons-material/Search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
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
  { feld: 'id', titel: 'beschriftung.nr', breite: 64, rechts: true },
  {
    feld: 'kurzBezeichnung',
    titel: 'sendungsstatus.sendungsstati.sendungsstatus',
    zelle: (s) => t(s.kurzBezeichnung),
  },
];

/** Shipment statuses: those assigned to a display status, or the free ones. */
export function Sendungsstati({ titel, anzeige, aus, leer, tat, onTat, pflege }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const [suche, setSuche] = useState('');
  const { data } = useQuery({ ...zuordnungAbfrage(anzeige, useRuhe(suche.trim())), enabled: !aus });
  const zeilen = aus ? [] : (data ?? []);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<StatusOffen | null>(null);
  const markiert = useFesteZeile(offen, zeilen, (s) => s.id === wahl);
  const mit = (dann: (s: Sendungsstatus) => void) => () =>
    markiert ? dann(markiert) : fehler('liste.zeileMarkieren');
  return (
    <section className="fp-fuellend" aria-label={t(titel)}>
      <h2>{t(titel)}</h2>
      <Werkzeugleiste
        titel={t('allgemein.eintragBearbeiten', { name: t(titel) })}
        rechts={
          <Feld
            label={t('allgemein.eintragSuchen', { name: t(titel) })}
            labelVersteckt
            art="search"
            max={200}
            breite={180}
            platzhalter="allgemein.suchen"
            vorn={<SearchIcon aria-hidden="true" className="fp-lupe" />}
            wert={suche}
            onAendern={(text) => setSuche(text ?? '')}
          />
        }
      >
        <Knopf text={tat} onClick={mit(onTat)} />
        <Knopf text="allgemein.bearbeiten" onClick={mit(() => setOffen('bearbeiten'))} />
        <Knopf text="stammdaten.listen.codesDerPartner" onClick={mit(() => setOffen('codes'))} />
        {pflege && (
          <>
            <Knopf text="allgemein.neu" onClick={() => setOffen('neu')} />
            <Knopf text="allgemein.loeschen" onClick={mit(() => setOffen('loeschen'))} />
          </>
        )}
      </Werkzeugleiste>
      <Tabelle
        name={titel}
        zeilen={zeilen.slice(0, 100)}
        spalten={spalten}
        laedt={!aus && !data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={onTat}
        leer={suche ? 'sendungsstatus.sendungsstati.keinSendungsstatusGefunden' : leer}
      />
      <Statusfenster
        art="sendung"
        offen={offen}
        markiert={markiert}
        titelLoeschen="sendungsstatus.sendungsstati.sendungsstatusLoeschen"
        frageLoeschen={t('sendungsstatus.sendungsstati.sollDerSendungsstatusGeloeschtWerden', {
          id: markiert?.id ?? '',
          name: t(markiert?.kurzBezeichnung ?? ''),
        })}
        onFertig={setWahl}
        onSchliessen={() => setOffen(null)}
      />
    </section>
  );
}
