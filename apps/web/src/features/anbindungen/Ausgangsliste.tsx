import type { Schluessel } from '@frachtportal/texte/katalog';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { zahlspalte } from './anbindungsspalten';
import {
  type Anbindung,
  type Ausgangsdatei,
  anbindungsschluessel,
  dateienVon,
  sendeNochmals,
} from './api/anbindungen';

const marken = {
  bereit: { ton: 'warn', text: 'anbindung.dateizustand.bereit' },
  hochgeladen: { ton: 'warn', text: 'anbindung.dateizustand.bereit' },
  gesendet: { ton: 'ok', text: 'anbindung.dateizustand.gesendet' },
} satisfies Record<string, { ton: Statuston; text: Schluessel }>;

const spalten = (anbindung: Anbindung): readonly Tabellenspalte<Ausgangsdatei>[] => [
  { feld: 'dateiname', titel: 'beschriftung.datei' },
  zahlspalte('auftraege', 'beschriftung.auftraege'),
  { feld: 'zustand', titel: 'beschriftung.zustand', zelle: (d) => <Statusmarke {...marken[d.zustand]} /> },
  { feld: 'erstelltAm', titel: 'anbindung.erstelltAm', zelle: (d) => formatiereZeitpunkt(d.erstelltAm) },
  {
    feld: 'gesendetAm',
    titel: 'anbindung.gesendetAm',
    zelle: (d) => d.gesendetAm && formatiereZeitpunkt(d.gesendetAm),
  },
  { feld: 'fehler', titel: 'beschriftung.fehler' },
  {
    feld: 'id',
    titel: 'anbindung.nochmalsSenden',
    zelle: (d) => <Nochmals anbindung={anbindung} datei={d} />,
  },
];

/** Sends the same file once more, where the partner has lost it. */
function Nochmals({ anbindung, datei }: { anbindung: Anbindung; datei: Ausgangsdatei }) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendeNochmals(anbindung, datei),
    onSuccess: () => info('anbindung.wirdGesendet', { name: datei.dateiname }),
    onSettled: () => abfragen.invalidateQueries({ queryKey: anbindungsschluessel }),
  });
  if (datei.zustand !== 'gesendet') return null;
  return <Knopf text="anbindung.nochmalsSenden" laeuft={isPending} onClick={() => mutate()} />;
}

/** The newest files that go or went over a connection. */
export function Ausgangsliste({ anbindung }: { anbindung: Anbindung }) {
  const { data } = useQuery(dateienVon(anbindung.id));
  const titel = t('anbindung.ausgangsdateienVon', { name: anbindung.name });
  return (
    <Karte titel={titel}>
      <KurzeTabelle
        name={titel}
        zeilen={data ?? []}
        spalten={spalten(anbindung)}
        laedt={!data}
        leer={t(
          anbindung.richtung === 'ausgang' ? 'anbindung.nochNichtsGesendet' : 'anbindung.nochNichtsQuittiert',
        )}
      />
    </Karte>
  );
}
