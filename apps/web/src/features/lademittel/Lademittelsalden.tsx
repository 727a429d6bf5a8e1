import type { Lademittelsaldo } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { saldenAbfrage } from './api/lademittel';
import { BuchungDialog } from './BuchungDialog';
import { KontoauszugDialog } from './KontoauszugDialog';
import type { Lademittelansicht } from './lademittelansicht';
import { saldospalten } from './lademittelspalten';

const kennung = ({ kontoId, lademittelId }: Lademittelsaldo) => `${kontoId}/${lademittelId}`;

/** How many load units each partner has; Enter opens the statement. */
export function Lademittelsalden({ mandant, mitMandant, darfBuchen, ...p }: Lademittelansicht) {
  const { fehler } = useMeldungen();
  const [wahl, setWahl] = useState<number | string | null>(null);
  const [offen, setOffen] = useState<'buchung' | 'auszug' | null>(null);
  const { data } = useQuery(saldenAbfrage(mandant));
  const partner = useMemo(() => (data ?? []).filter((k) => !k.bestand), [data]);
  const { zeilen, seiten } = useSeiten(partner, `${mandant}`);
  const konto = useFesteZeile(offen, partner, (k) => kennung(k) === wahl);
  const schliesse = () => setOffen(null);
  return (
    <>
      <Werkzeugleiste titel="lademittel.titel" rechts={p.mandantfilter}>
        {darfBuchen && (
          <Knopf
            text="lademittel.neueBuchung"
            primaer
            icon={<AddIcon />}
            onClick={() =>
              mitMandant && mandant === null ? fehler('lademittel.mandantWaehlen') : setOffen('buchung')
            }
          />
        )}
        <Knopf
          text="lademittel.auszug"
          onClick={() => (konto ? setOffen('auszug') : fehler('liste.zeileMarkieren'))}
        />
        <Werkzeugtrenner />
        {p.umschalter}
      </Werkzeugleiste>
      <p className="fp-gedaempft">{t('lademittel.saldoHinweis')}</p>
      <Tabelle<Lademittelsaldo>
        name="lademittel.salden"
        zeilen={zeilen}
        spalten={saldospalten(mitMandant)}
        kennung={kennung}
        laedt={!data}
        markiert={wahl}
        onMarkieren={setWahl}
        onOeffnen={(zeile) => {
          setWahl(kennung(zeile));
          setOffen('auszug');
        }}
        leer="lademittel.leerSalden"
        {...seiten}
      />
      {offen === 'buchung' && <BuchungDialog mandant={mandant} konten={partner} onSchliessen={schliesse} />}
      {offen === 'auszug' && konto && (
        <KontoauszugDialog konto={konto} darfBuchen={darfBuchen} onSchliessen={schliesse} />
      )}
    </>
  );
}
