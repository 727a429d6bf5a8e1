import type { Druckauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunktGenau } from '../../lib/format/datum';
import { druckauftragsliste, druckauftragsschluessel, sendeErneut, verwirfDruck } from './api/drucker';

const toene: Record<Druckauftrag['zustand'], Statuston> = {
  wartet: 'warn',
  gedruckt: 'ok',
  fehler: 'err',
  verworfen: 'neutral',
};
const worte: Record<Druckauftrag['zustand'], string> = {
  wartet: 'drucker.zustand.wartet',
  gedruckt: 'drucker.zustand.gedruckt',
  fehler: 'drucker.zustand.fehler',
  verworfen: 'drucker.zustand.verworfen',
};

/** Which orders: the first, and how many more. */
function auftraegeVon({ spedeigennr, auftraege }: Druckauftrag): string {
  if (!spedeigennr) return t('drucker.testdruck');
  return auftraege > 1
    ? t('drucker.undWeitere', { nummer: spedeigennr, anzahl: auftraege - 1 })
    : spedeigennr;
}

const spalten: readonly Tabellenspalte<Druckauftrag>[] = [
  { feld: 'auftraege', titel: 'beschriftung.auftrag', zelle: auftraegeVon },
  { feld: 'drucker', titel: 'drucker.drucker' },
  { feld: 'etiketten', titel: 'drucker.etiketten', breite: 70, rechts: true },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    breite: 130,
    zelle: (d) => <Statusmarke ton={toene[d.zustand]} text={worte[d.zustand]} />,
  },
  {
    feld: 'erstelltAm',
    titel: 'beschriftung.zeitpunkt',
    breite: 140,
    zelle: (d) => formatiereZeitpunktGenau(d.erstelltAm),
  },
  {
    feld: 'letzterFehler',
    titel: 'beschriftung.fehler',
    zelle: (d) => (d.zustand === 'gedruckt' ? '' : d.letzterFehler),
  },
];

/** The newest print jobs with what became of them; what was given up can be sent again or discarded. */
export function Druckauftragsliste() {
  const abfragen = useQueryClient();
  const { fehler } = useMeldungen();
  const { data } = useQuery(druckauftragsliste);
  const [wahl, setWahl] = useState<number | null>(null);
  const onSettled = () => abfragen.invalidateQueries({ queryKey: druckauftragsschluessel });
  const erneut = useMutation({ mutationFn: sendeErneut, onSettled });
  const verwerfen = useMutation({ mutationFn: verwirfDruck, onSettled });
  // Newer ones push it off the list: what is out of sight is not printed again.
  const markiert = data?.find((d) => d.id === wahl);
  const mitMarkiertem = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');
  return (
    <section aria-label={t('drucker.druckauftraege')}>
      <Werkzeugleiste titel="drucker.druckauftraege">
        <Knopf
          text="drucker.erneutSenden"
          deaktiviert={markiert?.zustand === 'wartet'}
          laeuft={erneut.isPending}
          onClick={mitMarkiertem(erneut.mutate)}
        />
        <Knopf
          text="drucker.verwerfen"
          deaktiviert={markiert?.zustand === 'gedruckt' || markiert?.zustand === 'verworfen'}
          laeuft={verwerfen.isPending}
          onClick={mitMarkiertem(verwerfen.mutate)}
        />
      </Werkzeugleiste>
      <KurzeTabelle
        name="drucker.druckauftraege"
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="drucker.nochNichtsGedruckt"
      />
    </section>
  );
}
