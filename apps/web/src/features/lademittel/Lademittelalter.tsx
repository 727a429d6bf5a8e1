import type { Lademittelalter as Alterszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { alterAbfrage } from './api/lademittel';
import { KontoauszugDialog } from './KontoauszugDialog';
import type { Lademittelansicht } from './lademittelansicht';
import { altersspalten } from './lademittelspalten';

const keine: readonly Alterszeile[] = [];
const kennung = ({ kontoId, lademittelId }: Alterszeile) => `${kontoId}/${lademittelId}`;

/** For how long balances have been open, the oldest first; Enter opens the statement. */
export function Lademittelalter({ mandant, mitMandant, darfBuchen, ...p }: Lademittelansicht) {
  const { fehler } = useMeldungen();
  const [wahl, setWahl] = useState<number | string | null>(null);
  const [offen, setOffen] = useState<'auszug' | null>(null);
  const { data } = useQuery(alterAbfrage(mandant));
  const { zeilen, seiten } = useSeiten(data ?? keine, `${mandant}`);
  const konto = useFesteZeile(offen, data, (k) => kennung(k) === wahl);
  return (
    <>
      <Werkzeugleiste titel="lademittel.titel" rechts={p.mandantfilter}>
        <Knopf
          text="lademittel.auszug"
          primaer
          onClick={() => (konto ? setOffen('auszug') : fehler('liste.zeileMarkieren'))}
        />
        <Werkzeugtrenner />
        {p.umschalter}
      </Werkzeugleiste>
      <p className="fp-gedaempft">{t('lademittel.alterHinweis')}</p>
      <Tabelle<Alterszeile>
        name="lademittel.alter"
        zeilen={zeilen}
        spalten={altersspalten(mitMandant)}
        kennung={kennung}
        laedt={!data}
        markiert={wahl}
        onMarkieren={setWahl}
        onOeffnen={(zeile) => {
          setWahl(kennung(zeile));
          setOffen('auszug');
        }}
        leer="lademittel.leerAlter"
        {...seiten}
      />
      {offen && konto && (
        <KontoauszugDialog konto={konto} darfBuchen={darfBuchen} onSchliessen={() => setOffen(null)} />
      )}
    </>
  );
}
