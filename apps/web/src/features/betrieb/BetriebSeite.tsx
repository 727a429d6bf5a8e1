import type { Befundstand } from '@frachtportal/domain/betrieb/betriebslage';
import { satz, t } from '@frachtportal/texte/t';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { useAktualisieren } from '../../components/dialog/useAktualisieren';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { betriebslage, ladeProgrammpapier, type Programmpapier } from './api/betrieb';
import { Quarantaenekarte } from './Quarantaenekarte';
import { Stand, staende } from './Stand';
import './betrieb.css';

/** How the installation fares, and what to do. */
export function BetriebSeite() {
  const { data, error, refetch, isFetching } = useQuery(betriebslage);
  const aktualisiere = useAktualisieren(refetch);
  const befunde = [...(data?.befunde ?? [])].sort(
    (a, b) => staende.indexOf(a.stand) - staende.indexOf(b.stand),
  );
  const anzahl = (stand: Befundstand) => befunde.filter((b) => b.stand === stand).length;
  return (
    <>
      <Seitenkopf
        titel="betrieb.betrieb"
        neben={data && t('betrieb.geprueft', { zeit: formatiereZeitpunkt(data.geprueftAm) })}
        rechts={
          <Knopf
            text="allgemein.aktualisieren"
            icon={<RefreshIcon fontSize="small" />}
            nurIcon
            leise
            laeuft={isFetching}
            onClick={() => void aktualisiere()}
          />
        }
      />
      <p role="status" className="fp-reihe">
        {error && !data && satz(meldungenVon(error)[0])}
        {staende.map(
          (stand) => anzahl(stand) > 0 && <Stand key={stand} stand={stand} anzahl={anzahl(stand)} />,
        )}
      </p>
      {befunde.some((b) => b.bereich === 'quarantaene') && <Quarantaenekarte />}
      <div className="fp-kasten">
        <table className="fp-betrieb">
          <thead>
            <tr>
              <th scope="col">{t('beschriftung.zustand')}</th>
              <th scope="col">{t('beschriftung.bereich')}</th>
              <th scope="col">{t('betrieb.wasIst')}</th>
              <th scope="col" aria-label={t('klaerfall.ansehen')} />
            </tr>
          </thead>
          <tbody>
            {befunde.map(({ bereich, stand, name, satz, abhilfe }) => (
              <tr key={bereich} data-stand={stand}>
                <td>
                  <Stand stand={stand} />
                </td>
                <th scope="row">{name}</th>
                <td>
                  {satz}
                  {abhilfe && (
                    <div>
                      <b>{t('betrieb.wasTun')}</b> {abhilfe}
                    </div>
                  )}
                </td>
                <td>
                  {wohin[bereich] && (
                    <Link to={wohin[bereich]} aria-label={t('betrieb.ansehenWas', { was: name })}>
                      {t('klaerfall.ansehen')}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Programmpapiere />
    </>
  );
}

/** Where one sees more of it, and does something. */
const wohin: Readonly<Record<string, string>> = {
  uebertragungen: pfade.offeneAuftraege,
  post: pfade.verwaltung.mails,
  einrichtung: pfade.verwaltung.einrichten,
  druck: pfade.verwaltung.drucker,
  importe: pfade.auftragsimport,
  fehler: pfade.verwaltung.information,
};

const papiere: Readonly<Record<Programmpapier, string>> = {
  stueckliste: 'betrieb.stueckliste',
  lizenzen: 'betrieb.lizenzenDritter',
};

/** What the running version is made of, to be taken along. */
function Programmpapiere() {
  const { mutate, isPending, variables } = useMutation({ mutationFn: ladeProgrammpapier });
  return (
    <div className="fp-reihe">
      {(Object.keys(papiere) as Programmpapier[]).map((papier) => (
        <Knopf
          key={papier}
          text={papiere[papier]}
          laeuft={isPending && variables === papier}
          onClick={() => mutate(papier)}
        />
      ))}
    </div>
  );
}
