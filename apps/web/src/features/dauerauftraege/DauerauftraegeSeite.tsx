import type { Dauerauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { dauerauftraegeAbfrage, dauerschluessel, loescheDauerauftrag } from './api/dauerauftraege';
import { DauerauftragDialog } from './DauerauftragDialog';
import { dauerspalten } from './dauerspalten';
import { LaeufeDialog } from './LaeufeDialog';

const keine: readonly Dauerauftrag[] = [];

/** Orders that are made from templates by a rule; Enter changes one. */
export function DauerauftraegeSeite() {
  const darf = useRechte();
  return darf('auftrag.bearbeiten') ? <Dauerauftraege /> : <KeinRecht titel="dauerauftrag.titel" />;
}

function Dauerauftraege() {
  const { fehler } = useMeldungen();
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data } = useQuery(dauerauftraegeAbfrage);
  const [markiert, setMarkiert] = useState<number | string | null>(null);
  const [offen, setOffen] = useState<'neu' | 'aendern' | 'laeufe' | 'loeschen' | null>(null);
  const { zeilen, seiten } = useSeiten(data ?? keine, '');
  const spalten = useMemo(() => dauerspalten(mitMandant), [mitMandant]);
  const dauerauftrag = useFesteZeile(offen, data, ({ id }) => id === markiert);
  const schliesse = () => setOffen(null);
  const mitMarkiertem = (was: NonNullable<typeof offen>) => () =>
    dauerauftrag ? setOffen(was) : fehler('liste.zeileMarkieren');
  const loeschung = useLoeschen(schliesse);
  return (
    <>
      <Seitenkopf titel="dauerauftrag.titel" />
      <Werkzeugleiste titel="dauerauftrag.titel">
        <Knopf text="dauerauftrag.anlegen" primaer icon={<AddIcon />} onClick={() => setOffen('neu')} />
        <Werkzeugtrenner />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkiertem('aendern')} />
        <Knopf text="dauerauftrag.laeufe" onClick={mitMarkiertem('laeufe')} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkiertem('loeschen')} />
      </Werkzeugleiste>
      <Tabelle<Dauerauftrag>
        name="dauerauftrag.titel"
        zeilen={zeilen}
        spalten={spalten}
        laedt={!data}
        markiert={markiert}
        onMarkieren={setMarkiert}
        onOeffnen={({ id }) => {
          setMarkiert(id);
          setOffen('aendern');
        }}
        onEntfernen={({ id }) => {
          setMarkiert(id);
          setOffen('loeschen');
        }}
        leer="dauerauftrag.leer"
        {...seiten}
      />
      {offen === 'neu' && <DauerauftragDialog dauerauftrag={null} onSchliessen={schliesse} />}
      {offen === 'aendern' && dauerauftrag && (
        <DauerauftragDialog dauerauftrag={dauerauftrag} onSchliessen={schliesse} />
      )}
      {offen === 'laeufe' && dauerauftrag && (
        <LaeufeDialog dauerauftrag={dauerauftrag} onSchliessen={schliesse} />
      )}
      <FrageDialog
        offen={offen === 'loeschen' && dauerauftrag !== undefined}
        titel={t('dauerauftrag.loeschenTitel')}
        frage={t('dauerauftrag.loeschenFrage', { name: dauerauftrag?.name ?? '' })}
        gefahr
        laeuft={loeschung.isPending}
        onJa={() => dauerauftrag && loeschung.mutate(dauerauftrag)}
        onNein={schliesse}
      />
    </>
  );
}

function useLoeschen(onFertig: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return useMutation({
    mutationFn: loescheDauerauftrag,
    onSuccess: (_, { name }: Dauerauftrag) => info('dauerauftrag.geloescht', { name }),
    onSettled: () => {
      onFertig();
      void abfragen.invalidateQueries({ queryKey: dauerschluessel });
    },
  });
}
