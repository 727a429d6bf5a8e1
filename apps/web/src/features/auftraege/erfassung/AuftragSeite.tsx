import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { t } from '@frachtportal/texte/t';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Seitentitel } from '../../../components/anzeige/Seitentitel';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { AuftragAnlegen } from './AuftragAnlegen';
import { AuftragBearbeiten } from './AuftragBearbeiten';
import { AuftragKopieren } from './AuftragKopieren';
import { AuftragAusVorlage } from './vorlage/AuftragAusVorlage';
import { VorlageBearbeiten } from './vorlage/VorlageBearbeiten';
import './erfassung.css';

/**
 * Order capture: a new order, `?kopie={id}` a copy, `?vorlage={id}` from a template (with `&bearbeiten` the template
 * itself), with an id a stored one.
 */
export function AuftragSeite() {
  const { id } = useParams();
  const [adresse] = useSearchParams();
  const kopie = adresse.get('kopie');
  const vorlage = adresse.get('vorlage');
  const bearbeiten = adresse.has('bearbeiten');
  const was = `${id ?? 'neu'}/${kopie ?? ''}/${vorlage ?? ''}/${bearbeiten}`;
  return (
    <ErrorBoundary FallbackComponent={NichtGeladen} resetKeys={[was]}>
      <Suspense key={was} fallback={<Geruest />}>
        {waehle(id, kopie, vorlage, bearbeiten)}
      </Suspense>
    </ErrorBoundary>
  );
}

function waehle(
  id: string | undefined,
  kopie: string | null,
  vorlage: string | null,
  bearbeiten: boolean,
): ReactNode {
  if (id !== undefined) return <MitNummer text={id} Ziel={AuftragBearbeiten} />;
  if (vorlage !== null && bearbeiten) {
    return (
      <NurMitRecht recht="vorlage.bearbeiten">
        <MitNummer text={vorlage} Ziel={VorlageBearbeiten} />
      </NurMitRecht>
    );
  }
  return <NurMitRecht recht="auftrag.bearbeiten">{neuer(kopie, vorlage)}</NurMitRecht>;
}

function neuer(kopie: string | null, vorlage: string | null): ReactNode {
  if (kopie !== null) return <MitNummer text={kopie} Ziel={AuftragKopieren} />;
  return vorlage === null ? <AuftragAnlegen /> : <MitNummer text={vorlage} Ziel={AuftragAusVorlage} />;
}

function MitNummer({ text: nummer, Ziel }: { text: string; Ziel: (p: { id: number }) => ReactNode }) {
  return /^[1-9]\d{0,9}$/.test(nummer) ? (
    <Ziel id={Number(nummer)} />
  ) : (
    <Hinweis meldung={t('meldung.server.technisch')} />
  );
}

function NurMitRecht({ recht, children }: { recht: Recht; children: ReactNode }) {
  const darf = useRechte();
  return darf(recht) ? children : <Hinweis meldung={t('meldung.server.keinRecht')} />;
}

function NichtGeladen({ error }: FallbackProps) {
  if (!(error instanceof ApiFehler)) throw error;
  return <Hinweis meldung={error.message} />;
}

function Hinweis({ meldung = t('meldung.server.nichtGefunden') }: { meldung?: string }) {
  return (
    <>
      <Seitentitel titel="beschriftung.auftrag" />
      <h1 className="fp-nur-vorlesen">{t('beschriftung.auftrag')}</h1>
      <Karte titel="beschriftung.auftrag" className="fp-stapel fp-auftragshinweis">
        <p>{meldung}</p>
        <Link to={pfade.auftragsliste}>{t('allgemein.zurAuftragsliste')}</Link>
      </Karte>
    </>
  );
}

/** The places of the sections while they load, so that nothing jumps. */
function Geruest() {
  return (
    <div className="fp-erfassung fp-geruest" aria-busy="true">
      <div />
      <div className="fp-karte" />
      <div className="fp-karte" />
    </div>
  );
}
