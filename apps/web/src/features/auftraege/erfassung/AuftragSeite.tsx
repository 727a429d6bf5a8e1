import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { text } from '@frachtportal/domain/texte/text';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { pfade } from '../../../app/pfade';
import { Karte } from '../../../components/Karte';
import { useRechte } from '../../../lib/rechte';
import { AuftragAnlegen } from './AuftragAnlegen';
import { AuftragBearbeiten } from './AuftragBearbeiten';
import { AuftragKopieren } from './AuftragKopieren';
import { AuftragAusVorlage } from './vorlage/AuftragAusVorlage';
import './erfassung.css';

/** Order capture: a new order, `?kopie={id}` a copy, `?vorlage={id}` from a template, with an id a stored one. */
export function AuftragSeite() {
  const { id } = useParams();
  const [adresse] = useSearchParams();
  const kopie = adresse.get('kopie');
  const vorlage = adresse.get('vorlage');
  const was = `${id ?? 'neu'}/${kopie ?? ''}/${vorlage ?? ''}`;
  return (
    <ErrorBoundary FallbackComponent={NichtGeladen} resetKeys={[was]}>
      <Suspense key={was} fallback={<Geruest />}>
        {waehle(id, kopie, vorlage)}
      </Suspense>
    </ErrorBoundary>
  );
}

function waehle(id: string | undefined, kopie: string | null, vorlage: string | null): ReactNode {
  if (id !== undefined) return <MitNummer text={id} Ziel={AuftragBearbeiten} />;
  return <NurMitRecht>{neuer(kopie, vorlage)}</NurMitRecht>;
}

function neuer(kopie: string | null, vorlage: string | null): ReactNode {
  if (kopie !== null) return <MitNummer text={kopie} Ziel={AuftragKopieren} />;
  return vorlage === null ? <AuftragAnlegen /> : <MitNummer text={vorlage} Ziel={AuftragAusVorlage} />;
}

function MitNummer({ text: nummer, Ziel }: { text: string; Ziel: (p: { id: number }) => ReactNode }) {
  return /^[1-9]\d{0,9}$/.test(nummer) ? <Ziel id={Number(nummer)} /> : <Hinweis />;
}

function NurMitRecht({ children }: { children: ReactNode }) {
  const darf = useRechte();
  return darf('auftrag.bearbeiten') ? children : <Hinweis meldung={text('server.keinRecht')} />;
}

function NichtGeladen({ error }: FallbackProps) {
  if (!(error instanceof ApiFehler)) throw error;
  return <Hinweis meldung={error.message} />;
}

function Hinweis({ meldung = text('server.nichtGefunden') }: { meldung?: string }) {
  return (
    <Karte titel="Auftrag" className="fp-auftragshinweis">
      <p>{meldung}</p>
      <Link to={pfade.auftragsliste}>Zur Auftragsliste</Link>
    </Karte>
  );
}

/** The places of the sections while they load, so that nothing jumps. */
function Geruest() {
  return (
    <div className="fp-erfassung fp-geruest" aria-busy="true">
      <div />
      <div />
      <div />
    </div>
  );
}
