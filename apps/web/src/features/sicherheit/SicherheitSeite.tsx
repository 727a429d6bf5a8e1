import { t } from '@frachtportal/texte/t';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { benutzerFuerFormular } from '../benutzer/api/benutzer';
import { anmeldungen, faktorstand, firmenkonto, rechte, sitzungen } from './api/sicherheit';
import { Faktorkarte } from './Faktorkarte';
import { Firmenkontokarte } from './Firmenkontokarte';
import { Rechtekarte } from './Rechtekarte';
import { Sitzungskarte } from './Sitzungskarte';
import { Verlaufskarte } from './Verlaufskarte';
import './sicherheit.css';

/** How somebody comes in: one's own second factor and sessions; an administrator sees those of others. */
export function SicherheitSeite() {
  const { id: gewaehlt } = useParams();
  const ich = Number(useSitzung()?.ansprueche.sub ?? 0);
  const id = Number(gewaehlt ?? ich);
  const eigene = id === ich;
  const darf = useRechte();
  const { data } = useQuery({ ...benutzerFuerFormular(id), enabled: !eigene && darf('admin') });
  const name = data?.benutzer.name ?? '';
  // All cards come at once: one that comes later would push a button of another away from under the hand. What could
  // not be read counts as asked for: a card asks again, and must not go while it does.
  const gelesene = useQueries({
    queries: [faktorstand(id), firmenkonto(id), sitzungen(id), rechte(id), anmeldungen(id)],
  });
  const ueberschrift = eigene ? t('sicherheit.titel') : t('sicherheit.titelVon', { name });
  return (
    <>
      <Seitenkopf titel={ueberschrift} />
      {gelesene.every(({ isFetched }) => isFetched) && (
        <div className="fp-sicherheit">
          <Faktorkarte key={id} id={id} eigener={eigene} name={name} />
          <Firmenkontokarte id={id} eigenes={eigene} name={name} />
          <Sitzungskarte id={id} eigene={eigene} />
          <Rechtekarte id={id} />
          <Verlaufskarte id={id} />
        </div>
      )}
    </>
  );
}
