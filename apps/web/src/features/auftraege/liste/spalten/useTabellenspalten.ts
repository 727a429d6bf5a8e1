import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import type { Listenspalten } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { type RefObject, useMemo } from 'react';
import { bedarf, mitBreiten } from './breiten';
import { geordnet, istSichtbar } from './geordnet';
import { spalten, teilsKurz } from './spaltensaetze';
import type { Ansicht } from './useAnsicht';
import { usePasst } from './usePasst';
import { useSpaltenwahl } from './useSpaltenwahl';

interface Angaben {
  ansicht: Ansicht;
  satz: Listenspalten;
  mitMandant: boolean;
  gespeichert: Listenansicht | undefined;
  /** Where they stand. */
  flaeche: RefObject<HTMLElement | null>;
}

/** The columns of the list in their order, which of them show, and how somebody changes that. */
export function useTabellenspalten({ ansicht, satz, mitMandant, gespeichert, flaeche }: Angaben) {
  const wahl = useSpaltenwahl(ansicht, gespeichert);
  const { folge, breiten, sichtbar, nurGenannte, kurze } = wahl;
  const vorhandene = useMemo(() => {
    const vorrat = ansicht === 'kurz' && !nurGenannte ? spalten('kurz') : teilsKurz(satz, kurze);
    return geordnet(vorrat, { folge })
      .filter((s) => mitMandant || s.field !== 'mandant')
      .map((s) => ({ ...s, headerName: t(s.headerName ?? '') }));
  }, [ansicht, satz, mitMandant, folge, nurGenannte, kurze]);
  const modell = useMemo(
    () =>
      Object.fromEntries(
        vorhandene.map(({ field }) => [field, istSichtbar(field, { folge, sichtbar, nurGenannte })]),
      ),
    [vorhandene, folge, sichtbar, nurGenannte],
  );
  const gezeigte = useMemo(() => vorhandene.filter(({ field }) => modell[field]), [vorhandene, modell]);
  const passt = usePasst(flaeche, bedarf(gezeigte, breiten));
  const columns = useMemo(() => {
    const breite = new Map(mitBreiten(gezeigte, breiten, passt).map((s) => [s.field, s]));
    return vorhandene.map((s) => breite.get(s.field) ?? s);
  }, [vorhandene, gezeigte, breiten, passt]);
  /** As a view keeps them: those that show, from left to right. */
  const alsAnsicht = () => ({
    spalten: gezeigte.map(({ field, kurz = false }) => ({
      feld: field,
      breite: breiten[field] ?? null,
      kurz,
    })),
    dichte: wahl.dichte,
  });
  return { wahl, columns, modell, alsAnsicht };
}
