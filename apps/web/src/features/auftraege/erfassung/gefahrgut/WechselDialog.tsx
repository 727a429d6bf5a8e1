import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Gefahrgutwechsel } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutwechsel';
import { satz, t } from '@frachtportal/texte/t';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { Zeilen } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Dialog } from '../../../../components/dialog/Dialog';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { gefahrgutwechsel } from '../../../stammdaten/api/gefahrgutwechsel';

interface Wechselangaben {
  ids: readonly number[];
  tag: string;
  speicher: Rasterspeicher<Auftragsposition>;
  onSchliessen: () => void;
}

/** Each entry as it is and as it would be, with what differs. */
export function WechselDialog({ ids, tag, speicher, onSchliessen }: Wechselangaben) {
  const { data: wechsel = [], isFetching, error, refetch } = useQuery(gefahrgutwechsel(ids, tag));
  const neue = new Map(wechsel.flatMap(({ alt, neu }) => (neu ? [[alt.id, neu] as const] : [])));
  return (
    <Dialog
      offen
      titel="gefahrgut.wechsel.andereAusgabe"
      breite={760}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.uebernehmen"
            primaer
            deaktiviert={neue.size === 0}
            onClick={() => {
              uebernimm(speicher, neue);
              onSchliessen();
            }}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      {isFetching && <LinearProgress aria-label={t('gefahrgut.wechsel.wirdGelesen')} />}
      {error && !isFetching && (
        <Zeilen>
          <p className="fp-fehlertext">{meldungenVon(error).map(satz).join(' ')}</p>
          <Knopf text="allgemein.erneutVersuchen" onClick={() => void refetch()} />
        </Zeilen>
      )}
      {wechsel.length > 0 && <Wechseltabelle wechsel={wechsel} />}
    </Dialog>
  );
}

function Wechseltabelle({ wechsel }: { wechsel: readonly Gefahrgutwechsel[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('beschriftung.unnr')}</th>
          <th scope="col">{t('beschriftung.bisher')}</th>
          <th scope="col">{t('beschriftung.amTagDerAbholung')}</th>
          <th scope="col">{t('beschriftung.aenderungen')}</th>
        </tr>
      </thead>
      <tbody>
        {wechsel.map((w) => (
          <Wechselzeile key={w.alt.id} {...w} />
        ))}
      </tbody>
    </table>
  );
}

function Wechselzeile({ alt, neu, aenderungen }: Gefahrgutwechsel) {
  return (
    <tr>
      <th scope="row">{alt.unnr}</th>
      <td>
        {alt.bezeichnung} <span className="fp-gedaempft">{alt.version}</span>
      </td>
      <td>
        {neu ? (
          <>
            {neu.bezeichnung} <span className="fp-gedaempft">{neu.version}</span>
          </>
        ) : (
          t('gefahrgut.wechsel.nichtEindeutig')
        )}
      </td>
      <td>{neu && (aenderungen ?? t('gefahrgut.wechsel.unveraendert'))}</td>
    </tr>
  );
}

/** Puts the new entries into all lines that name the old ones; what was entered in the lines stays. */
function uebernimm(
  speicher: Rasterspeicher<Auftragsposition>,
  neue: ReadonlyMap<number, Gefahrgutklasse>,
): void {
  const gewechselt = (z: Gefahrgutzeile): Gefahrgutzeile => {
    const neu = neue.get(z.gefahrgutklasse?.id ?? 0);
    const { id = 0, unnr } = neu ?? {};
    const gefahrgutUnnr = { id, unnr };
    return neu ? { ...z, gefahrgutklasse: neu, gefahrgutUnnr } : z;
  };
  for (const { schluessel, daten } of speicher.gefuellt()) {
    const bisher = daten.auftragsgefahrgueter;
    if (!bisher?.some((z) => neue.has(z.gefahrgutklasse?.id ?? 0))) continue;
    speicher.tue({ typ: 'zelle', schluessel, feld: 'auftragsgefahrgueter', wert: bisher.map(gewechselt) });
  }
}
