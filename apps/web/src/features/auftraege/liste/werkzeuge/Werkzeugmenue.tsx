import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import type { Menueeintrag } from '../../../../components/bedienung/Menue';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { waehlbareDrucker } from '../../../drucker/api/drucker';
import { berichteAbfrage } from '../../api/berichte';
import { type Bericht, druckhindernisse } from '../../druck';
import { drucke } from '../../druckfenster';
import type { Listenaktionen } from './useListenaktionen';

interface Eigenschaften {
  markiert: readonly Auftragszeile[];
  aktionen: Listenaktionen;
  /** What stands above the papers in the one menu of a phone; elsewhere the papers have a menu of their own. */
  vorn: readonly Menueeintrag[] | undefined;
  /** Labels to a printer in the network, and what is on its way to one. */
  onEtiketten: () => void;
  onDruckauftraege: () => void;
}

/** The menu of what can be printed. */
export function Werkzeugmenue({ vorn, ...p }: Eigenschaften) {
  const papiere = usePapiere(p);
  if (vorn === undefined)
    return (
      <Menueknopf
        text="auftrag.drucken"
        leise
        className="fp-ausgabe"
        deaktiviert={papiere.length === 0}
        eintraege={papiere}
      />
    );
  const drucken = papiere.map((e) => ({ ...e, text: t('auftrag.liste.drucken', { name: t(e.text) }) }));
  return <Menueknopf text="allgemein.aktionen" eintraege={[...vorn, ...drucken]} />;
}

function usePapiere({ markiert, aktionen, ...fenster }: Omit<Eigenschaften, 'vorn'>): Menueeintrag[] {
  const { melde } = useMeldungen();
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const { data: drucker = [] } = useQuery(waehlbareDrucker);
  const druckeMarkierte = (bericht: Bericht) => {
    const hindernisse = druckhindernisse(bericht.reportFileName, markiert);
    if (hindernisse.length > 0) return melde(hindernisse);
    const ids = markiert.map((z) => z.id);
    drucke(bericht, ids).catch((grund: unknown) => melde(meldungenVon(grund)));
  };
  const etikettendruck = [
    { text: 'drucker.etikettenAnDruckerWaehlen', onClick: aktionen.mit(fenster.onEtiketten) },
    { text: 'drucker.druckauftraege', onClick: fenster.onDruckauftraege },
  ];
  return [
    ...berichte.map((b) => ({ text: b.label, onClick: aktionen.mit(() => druckeMarkierte(b)) })),
    ...(drucker.length ? etikettendruck : []),
  ];
}
