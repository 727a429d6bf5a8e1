import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Menueeintrag } from '../../../../components/bedienung/Menue';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { nachRegung } from '../../../../lib/nachladen';
import { waehlbareDrucker } from '../../../drucker/api/drucker';
import { berichteAbfrage } from '../../api/berichte';
import { type Bericht, druckhindernisse } from '../../druck';
import { drucke } from '../../druckfenster';
import type { Listenaktionen } from './useListenaktionen';

const Versanddialog = nachRegung(
  async () => (await import('../../../papierpost/Versanddialog')).Versanddialog,
);

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
  const [versand, setVersand] = useState<readonly number[] | null>(null);
  const senden = {
    text: 'papierpost.anders',
    onClick: p.aktionen.mit(() => setVersand(p.markiert.map((z) => z.id))),
  };
  return (
    <>
      {vorn === undefined ? (
        <Menueknopf
          text="auftrag.drucken"
          leise
          className="fp-ausgabe"
          deaktiviert={papiere.length === 0}
          eintraege={[...papiere, senden]}
        />
      ) : (
        <Menueknopf text="allgemein.aktionen" eintraege={[...vorn, ...alsDruck(papiere), senden]} />
      )}
      {versand && <Versanddialog ids={versand} onSchliessen={() => setVersand(null)} />}
    </>
  );
}

/** In one menu with other tools they say that they print. */
function alsDruck(papiere: readonly Menueeintrag[]): Menueeintrag[] {
  return papiere.map((e) => ({ ...e, text: t('auftrag.liste.drucken', { name: t(e.text) }) }));
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
