import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { AblehnungDialog } from './AblehnungDialog';
import { offeneRegistrierungen } from './api/registrierungen';
import { FreigabeDialog } from './FreigabeDialog';
import { registrierungsspalten } from './registrierungsspalten';

/** Who has registered and waits: let in, or refused. */
export function RegistrierungenSeite() {
  const { fehler } = useMeldungen();
  const { data } = useQuery(offeneRegistrierungen);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'freigeben' | 'ablehnen' | null>(null);
  // With a single one there is nothing to choose.
  const markiert = useFesteZeile(offen, data, (r) => r.id === wahl || data?.length === 1);
  const schliesse = () => setOffen(null);
  const gibFrei = () => {
    if (!markiert) return fehler('liste.zeileMarkieren');
    return markiert.bestaetigt ? setOffen('freigeben') : fehler('registrierung.unbestaetigt');
  };
  return (
    <>
      <Seitentitel titel="registrierung.titel" />
      <h1>{t('registrierung.titel')}</h1>
      <Werkzeugleiste titel="registrierung.titel">
        <Knopf text="registrierung.freigeben" primaer onClick={gibFrei} />
        <Knopf
          text="registrierung.ablehnen"
          onClick={() => (markiert ? setOffen('ablehnen') : fehler('liste.zeileMarkieren'))}
        />
      </Werkzeugleiste>
      <KurzeTabelle
        name="registrierung.wartende"
        zeilen={data ?? []}
        spalten={registrierungsspalten}
        laedt={!data}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="registrierung.keine"
      />
      {offen === 'freigeben' && markiert && (
        <FreigabeDialog registrierung={markiert} onSchliessen={schliesse} />
      )}
      {offen === 'ablehnen' && markiert && (
        <AblehnungDialog registrierung={markiert} onSchliessen={schliesse} />
      )}
    </>
  );
}
