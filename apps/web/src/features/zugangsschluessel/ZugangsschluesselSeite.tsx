import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import {
  alleSchluessel,
  type Schluesselausgabe,
  schluesselabfrage,
  widerrufeSchluessel,
  type Zugangsschluessel,
} from './api/zugangsschluessel';
import { Schluesselanzeige } from './Schluesselanzeige';
import { SchluesselDialog } from './SchluesselDialog';
import { SchluesselwechselDialog } from './SchluesselwechselDialog';
import { schluesselspalten } from './schluesselspalten';

/** The keys with which programs come in. */
export function ZugangsschluesselSeite() {
  const { fehler } = useMeldungen();
  const { data } = useQuery(alleSchluessel);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'neu' | 'erneuern' | 'widerrufen' | null>(null);
  const [neuer, setNeuer] = useState<Schluesselausgabe | null>(null);
  const markiert = useFesteZeile(offen, data, (s) => s.id === wahl);
  const schliesse = () => setOffen(null);
  const mitGueltigem = (was: 'erneuern' | 'widerrufen') => () =>
    markiert ? setOffen(was) : fehler('liste.zeileMarkieren');
  const zeige = (ausgabe: Schluesselausgabe) => {
    setWahl(ausgabe.zugang.id);
    schliesse();
    setNeuer(ausgabe);
  };
  return (
    <>
      <Seitentitel titel="zugangsschluessel.titel" />
      <h1>{t('zugangsschluessel.titel')}</h1>
      <Werkzeugleiste titel="zugangsschluessel.titel">
        <Knopf text="allgemein.hinzufuegen" primaer onClick={() => setOffen('neu')} />
        <Knopf
          text="zugangsschluessel.erneuern"
          deaktiviert={Boolean(markiert?.widerrufenAm)}
          onClick={mitGueltigem('erneuern')}
        />
        <Knopf
          text="zugangsschluessel.widerrufen"
          deaktiviert={Boolean(markiert?.widerrufenAm)}
          onClick={mitGueltigem('widerrufen')}
        />
      </Werkzeugleiste>
      <KurzeTabelle
        name="zugangsschluessel.titel"
        zeilen={data ?? []}
        spalten={schluesselspalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="zugangsschluessel.nochKeiner"
      />
      {offen === 'neu' && <SchluesselDialog onFertig={zeige} onSchliessen={schliesse} />}
      {offen === 'erneuern' && markiert && (
        <SchluesselwechselDialog zugang={markiert} onFertig={zeige} onSchliessen={schliesse} />
      )}
      {offen === 'widerrufen' && markiert && <Widerrufsfrage zugang={markiert} onSchliessen={schliesse} />}
      {neuer && <Schluesselanzeige ausgabe={neuer} onSchliessen={() => setNeuer(null)} />}
    </>
  );
}

/** Once more, before a key ends for good. */
function Widerrufsfrage({ zugang, onSchliessen }: { zugang: Zugangsschluessel; onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => widerrufeSchluessel(zugang.id),
    onSuccess: () => info('zugangsschluessel.istWiderrufen', { name: zugang.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: schluesselabfrage });
    },
  });
  return (
    <FrageDialog
      offen
      titel="zugangsschluessel.widerrufen"
      frage={t('meldung.zugangsschluessel.widerrufenFrage', { name: zugang.name })}
      gefahr
      laeuft={isPending}
      onJa={mutate}
      onNein={onSchliessen}
    />
  );
}
