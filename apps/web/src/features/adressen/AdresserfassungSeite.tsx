import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { t } from '@frachtportal/texte/t';
import type { FallbackProps } from 'react-error-boundary';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Karte } from '../../components/anzeige/Karte';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Ladegrenze } from '../../components/anzeige/Ladegrenze';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Knopf } from '../../components/bedienung/Knopf';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { AdresseAnlegen, AdresseKopieren } from './erfassung/AdresseAnlegen';
import { AdresseBearbeiten } from './erfassung/AdresseBearbeiten';
import './adressen.css';

/** Address entry: a new address, `?kopie={id}` a copy, with an id a stored one. */
export function AdresserfassungSeite() {
  const darf = useRechte();
  const { id } = useParams();
  const kopie = useSearchParams()[0].get('kopie');
  // A new entry after the last one has the same address but another place in the history.
  const { key } = useLocation();
  const was = `${id ?? 'neu'}/${kopie ?? ''}/${key}`;
  return (
    <>
      <Seitentitel titel="adresse.adresserfassung.adresserfassung" />
      {darf('adresse.bearbeiten') ? (
        <Ladegrenze was={was} nichtGeladen={NichtGeladen}>
          <Erfassung id={id} kopie={kopie} />
        </Ladegrenze>
      ) : (
        <KeinRecht titel="adresse.adresserfassung.adresserfassung" />
      )}
    </>
  );
}

/** By itself, so that what is no id is told within the page. */
function Erfassung({ id, kopie }: { id: string | undefined; kopie: string | null }) {
  if (id) return <AdresseBearbeiten id={kennung(id)} />;
  if (kopie) return <AdresseKopieren id={kennung(kopie)} />;
  return <AdresseAnlegen />;
}

/** What is no id leads to the answer that there is no such address. */
function kennung(wert: string): number {
  if (/^[1-9]\d{0,9}$/.test(wert)) return Number(wert);
  throw new ApiFehler(404, []);
}

function NichtGeladen({ error, resetErrorBoundary }: FallbackProps) {
  const fehlt = error instanceof ApiFehler && error.status === 404;
  return (
    <Karte
      titel={
        fehlt
          ? 'adresse.adresserfassung.adresseNichtGefunden'
          : 'adresse.adresserfassung.dieAdresseKonnteNichtGeladenWerden'
      }
    >
      <p>
        {t(
          fehlt
            ? 'adresse.adresserfassung.nichtGefunden'
            : 'adresse.adresserfassung.bitteVersuchenSieEsNochEinmal',
        )}{' '}
        <Link to={pfade.adressmanagement}>{t('adresse.adresserfassung.zumAdressmanagement')}</Link>
      </p>
      {!fehlt && <Knopf text="allgemein.erneutVersuchen" onClick={resetErrorBoundary} />}
    </Karte>
  );
}
