import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import type { Listenspalten } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { geordnet, istSichtbar } from './geordnet';
import { spalten } from './spaltensaetze';
import type { Ansicht } from './useAnsicht';
import { useSpaltenwahl } from './useSpaltenwahl';

interface Angaben {
  ansicht: Ansicht;
  satz: Listenspalten;
  mitMandant: boolean;
  gespeichert: Listenansicht | undefined;
}

/** As somebody chose it, else as the view has it: so wide, or its share of what there is. */
function breite({ width, flex }: GridColDef<Auftragszeile>, gewaehlt: number | undefined) {
  if (gewaehlt !== undefined) return { width: gewaehlt, flex: undefined };
  return flex === undefined ? { width: width ?? 100 } : {};
}

/** The columns of the list in their order, which of them show, and how somebody changes that. */
export function useTabellenspalten({ ansicht, satz, mitMandant, gespeichert }: Angaben) {
  const wahl = useSpaltenwahl(ansicht, gespeichert);
  const { folge, breiten, sichtbar, nurGenannte } = wahl;
  const columns = useMemo(
    () =>
      geordnet(spalten(ansicht === 'kurz' && !nurGenannte ? 'kurz' : satz), { folge })
        .filter((s) => mitMandant || s.field !== 'mandant')
        .map((s) => ({ ...s, headerName: t(s.headerName ?? ''), ...breite(s, breiten[s.field]) })),
    [ansicht, satz, mitMandant, folge, breiten, nurGenannte],
  );
  const modell = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ field }) => [field, istSichtbar(field, { folge, sichtbar, nurGenannte })]),
      ),
    [columns, folge, sichtbar, nurGenannte],
  );
  /** As a view keeps them: those that show, from left to right. */
  const alsAnsicht = () => ({
    spalten: columns
      .filter(({ field }) => modell[field])
      .map(({ field }) => ({ feld: field, breite: breiten[field] ?? null })),
    dichte: wahl.dichte,
  });
  return { wahl, columns, modell, alsAnsicht };
}
