import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeinRecht } from '../../../components/KeinRecht';
import { Knopf } from '../../../components/Knopf';
import { useMeldungen } from '../../../components/Meldungen';
import { Seitentitel } from '../../../components/Seitentitel';
import { Statusmarke } from '../../../components/Statusmarke';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { Werkzeugleiste } from '../../../components/Werkzeugleiste';
import { formatiereTag, heute } from '../../../lib/datum';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { type Mautkopf, mauttabellen } from '../api/mauttabellen';

/** Is the table in force today, no longer, or not yet? */
function zustand({ gueltigVon, gueltigBis }: Mautkopf) {
  const tag = heute();
  if (gueltigVon > tag) return { ton: 'info', text: 'künftig' } as const;
  return gueltigBis && gueltigBis < tag
    ? ({ ton: 'neutral', text: 'abgelaufen' } as const)
    : ({ ton: 'ok', text: 'gültig' } as const);
}

const spalten: readonly Tabellenspalte<Mautkopf>[] = [
  { feld: 'name', titel: 'Name', zelle: (t) => wort(t.name) },
  { feld: 'land', titel: 'Land', breite: 150, zelle: (t) => `${wort(t.land.bezeichnung)} (${t.land.lkz})` },
  { feld: 'zustand', titel: 'Zustand', breite: 120, zelle: (t) => <Statusmarke {...zustand(t)} /> },
  { feld: 'gueltigVon', titel: 'gültig von', breite: 104, zelle: (t) => formatiereTag(t.gueltigVon) },
  { feld: 'gueltigBis', titel: 'gültig bis', breite: 104, zelle: (t) => formatiereTag(t.gueltigBis) },
  { feld: 'umwegProzent', titel: 'Umweg', breite: 80, rechts: true, zelle: (t) => `${t.umwegProzent} %` },
  { feld: 'quelle', titel: 'Quelle' },
];

/** The toll tables: by country, each with the time it is in force. */
export function MauttabellenSeite() {
  const darf = useRechte();
  if (!darf('stammdaten.verwalten')) {
    return <KeinRecht titel="Mauttabellen" />;
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
      <Seitentitel titel="Mauttabellen" />
      <h1 className="fp-nur-vorlesen">{wort('Mauttabellen')}</h1>
      <Werkzeugleiste titel="Mauttabellen">
        <Knopf text="Neue Tabelle" primaer onClick={() => oeffne('neu')} />
        <Knopf text="Bearbeiten" onClick={() => (wahl ? oeffne(wahl) : fehler('liste.zeileMarkieren'))} />
        <Knopf
          text="Kopieren"
          hinweis="Eine neue Tabelle mit denselben Preisen, etwa ab dem neuen Jahr"
          onClick={() => (wahl ? oeffne('neu', wahl) : fehler('liste.zeileMarkieren'))}
        />
      </Werkzeugleiste>
      <p className="fp-gedaempft">
        {wort(
          'Je Land zählt unter den gültigen Tabellen die zuletzt begonnene. Ein Land ohne Tabelle wird im Ergebnis genannt und nicht berechnet.',
        )}
      </p>
      <Tabelle
        name="Mauttabellen"
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={({ id }) => oeffne(id)}
        leer="Noch keine Mauttabelle. Erzeugen Sie die erste aus den gesetzlichen Sätzen."
      />
    </>
  );
}
