import type { Dauerauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { laeufeAbfrage } from './api/dauerauftraege';
import { laufspalten } from './dauerspalten';

interface Eigenschaften {
  dauerauftrag: Dauerauftrag;
  onSchliessen: () => void;
}

/** What a recurring order has made, the latest day first. */
export function LaeufeDialog({ dauerauftrag: { id, name }, onSchliessen }: Eigenschaften) {
  const { data: laeufe } = useQuery(laeufeAbfrage(id));
  return (
    <Dialog
      offen
      titel={t('dauerauftrag.laeufeVon', { name })}
      breite={860}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}
    >
      <KurzeTabelle
        name="dauerauftrag.laeufe"
        zeilen={laeufe ?? []}
        spalten={laufspalten}
        kennung={(l) => l.tag}
        laedt={!laeufe}
        leer="dauerauftrag.leerLaeufe"
      />
    </Dialog>
  );
}
