import type { Mauttabellenkopf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { formatiereTag, heute } from '../../../lib/format/datum';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { mauttabellen } from '../api/mauttabellen';

/** Is the table in force today, no longer, or not yet? */
function zustand({ gueltigVon, gueltigBis }: Mauttabellenkopf) {
  const tag = heute();
  if (gueltigVon > tag) return { ton: 'info', text: 'maut.tabellen.kuenftig' } as const;
  return gueltigBis && gueltigBis < tag
    ? ({ ton: 'neutral', text: 'maut.tabellen.abgelaufen' } as const)
    : ({ ton: 'ok', text: 'maut.tabellen.gueltig' } as const);
}

const spalten: readonly Tabellenspalte<Mauttabellenkopf>[] = [
  { feld: 'name', titel: 'beschriftung.name', zelle: (tafel) => t(tafel.name) },
  {
    feld: 'land',
    titel: 'beschriftung.land',
    breite: 150,
    zelle: ({ land }) => `${t(land.bezeichnung)} (${land.lkz})`,
  },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    breite: 120,
    zelle: (t) => <Statusmarke {...zustand(t)} />,
  },
  {
    feld: 'gueltigVon',
    titel: 'beschriftung.gueltigVon',
    breite: 104,
    zelle: (t) => formatiereTag(t.gueltigVon),
  },
  {
    feld: 'gueltigBis',
    titel: 'beschriftung.gueltigBis',
    breite: 104,
    zelle: (t) => formatiereTag(t.gueltigBis),
  },
  {
    feld: 'umwegProzent',
    titel: 'beschriftung.umweg',
    breite: 116,
    rechts: true,
    zelle: (t) => `${t.umwegProzent} %`,
  },
  { feld: 'quelle', titel: 'beschriftung.quelle' },
];

/** The toll tables: by country, each with the time it is in force. */
export function MauttabellenSeite() {
  const darf = useRechte();
  if (!darf('installation.verwalten')) {
    return <KeinRecht titel="allgemein.mauttabellen" />;
  }
  return <Mauttabellen />;
}

function Mauttabellen() {
  const gehe = useNavigate();
  const { fehler } = useMeldungen();
  const { data } = useQuery(mauttabellen);
  const [wahl, setWahl] = useState<number | null>(null);
  const oeffne = (id: number | 'neu', von?: number) =>
    gehe(`${pfade.stammdaten.mauttabelle(id)}${von ? `?von=${von}` : ''}`);
  return (
    <>
      <Seitenkopf titel="allgemein.mauttabellen" erklaerung="maut.tabellen.gueltigkeitErklaerung" />
      <Werkzeugleiste titel="allgemein.mauttabellen">
        <Knopf text="maut.tabellen.neueTabelle" primaer icon={<AddIcon />} onClick={() => oeffne('neu')} />
        <Knopf
          text="allgemein.bearbeiten"
          onClick={() => (wahl ? oeffne(wahl) : fehler('liste.zeileMarkieren'))}
        />
        <Knopf
          text="allgemein.kopieren"
          hinweis="maut.tabellen.kopieErklaerung"
          onClick={() => (wahl ? oeffne('neu', wahl) : fehler('liste.zeileMarkieren'))}
        />
        <Knopf text="maut.import.oeffnen" onClick={() => gehe(pfade.stammdaten.mautimport)} />
      </Werkzeugleiste>
      <Tabelle
        name="allgemein.mauttabellen"
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={({ id }) => oeffne(id)}
        leer="maut.tabellen.leer"
      />
    </>
  );
}
