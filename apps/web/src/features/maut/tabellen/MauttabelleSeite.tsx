import type { Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { Seitentitel } from '../../../components/anzeige/Seitentitel';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { mauttabelle } from '../api/mauttabellen';
import { Mautformular } from './Mautformular';

const kennung = (wert: string | null | undefined) =>
  wert && /^[1-9]\d{0,9}$/.test(wert) ? Number(wert) : null;

/** One toll table: a new one (`?von=` copies another's prices), or a stored one. */
export function MauttabelleSeite() {
  const darf = useRechte();
  const id = kennung(useParams().id);
  const von = kennung(useSearchParams()[0].get('von'));
  return (
    <>
      <Seitentitel titel="maut.tabellen.mauttabelle" />
      {!darf('installation.verwalten') ? (
        <KeinRecht titel="maut.tabellen.mauttabelle" />
      ) : id || von ? (
        <Gelesene key={`${id}/${von}`} id={(id ?? von) as number} alsKopie={!id} />
      ) : (
        <Mautformular id={null} anfang={{}} neuLaden={async () => undefined} />
      )}
    </>
  );
}

function Gelesene({ id, alsKopie }: { id: number; alsKopie: boolean }) {
  const { data, isError, refetch } = useQuery(mauttabelle(id));
  if (isError && !data)
    return (
      <p>
        {t('maut.tabellen.nichtZuLesen')}{' '}
        <Link to={pfade.stammdaten.maut}>{t('allgemein.mauttabellen')}</Link>
      </p>
    );
  if (!data) return null;
  return (
    <Mautformular
      key={alsKopie ? 'kopie' : data.version}
      id={alsKopie ? null : id}
      anfang={alsKopie ? kopieVon(data) : data}
      neuLaden={async () => (await refetch()).data}
    />
  );
}

const kopieVon = ({
  land,
  umwegProzent,
  quelle,
  infrastruktur,
  luft,
  laerm,
  co2,
  preise,
}: Mauttabelle): Partial<Mauttabelle> => ({
  land,
  umwegProzent,
  infrastruktur,
  luft,
  laerm,
  co2,
  quelle,
  preise,
});
