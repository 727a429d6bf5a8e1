import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { satz, t } from '@frachtportal/texte/t';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Ladegrenze } from '../../../components/anzeige/Ladegrenze';
import { Seitentitel } from '../../../components/anzeige/Seitentitel';
import { Knopf } from '../../../components/bedienung/Knopf';
import { pfade } from '../../../lib/pfade';
import { useRechte } from '../../../lib/rechte';
import { AuftragAnlegen } from './AuftragAnlegen';
import { useVorgaenger } from './formular/ablauf';
import './erfassung.css';

// An empty form does not wait for what only the others need.
const Vorschlag = lazy(async () => ({
  default: (await import('./vorschlag/AuftragAusVorschlag')).AuftragAusVorschlag,
}));
const AusVorlage = lazy(async () => ({
  default: (await import('./vorlage/AuftragAusVorlage')).AuftragAusVorlage,
}));
const Kopie = lazy(async () => ({ default: (await import('./AuftragKopieren')).AuftragKopieren }));
const Bearbeiten = lazy(async () => ({ default: (await import('./AuftragBearbeiten')).AuftragBearbeiten }));
const Vorlage = lazy(async () => ({
  default: (await import('./vorlage/VorlageBearbeiten')).VorlageBearbeiten,
}));

/**
 * Order capture: a new order, `?kopie={id}` a copy, `?vorlage={id}` from a template (with `&bearbeiten` the template
 * itself), `?vorschlag={id}` one that waits for release, with an id a stored one.
 */
export function AuftragSeite() {
  const { id } = useParams();
  const [adresse] = useSearchParams();
  const kopie = adresse.get('kopie');
  const vorlage = adresse.get('vorlage');
  const vorschlag = adresse.get('vorschlag');
  const bearbeiten = adresse.has('bearbeiten');
  const vorgaenger = useVorgaenger() ?? '';
  const was = `${id ?? 'neu'}/${vorgaenger}/${kopie ?? ''}/${vorlage ?? ''}/${vorschlag ?? ''}/${bearbeiten}`;
  return (
    <Ladegrenze was={was} geruest={<Geruest />} nichtGeladen={NichtGeladen}>
      {waehle(id, { kopie, vorlage, vorschlag }, bearbeiten)}
    </Ladegrenze>
  );
}

/** What a new order starts with. */
type Start = Record<'kopie' | 'vorlage' | 'vorschlag', string | null>;

function waehle(id: string | undefined, start: Start, bearbeiten: boolean): ReactNode {
  const { vorlage } = start;
  if (id !== undefined) return <MitNummer text={id} Ziel={Bearbeiten} />;
  if (vorlage !== null && bearbeiten) {
    return (
      <NurMitRecht recht="vorlage.bearbeiten">
        <MitNummer text={vorlage} Ziel={Vorlage} />
      </NurMitRecht>
    );
  }
  return <NurMitRecht recht="auftrag.bearbeiten">{neuer(start)}</NurMitRecht>;
}

function neuer({ kopie, vorlage, vorschlag }: Start): ReactNode {
  if (vorschlag !== null) return <MitNummer text={vorschlag} Ziel={Vorschlag} />;
  if (kopie !== null) return <MitNummer text={kopie} Ziel={Kopie} />;
  return vorlage === null ? <AuftragAnlegen /> : <MitNummer text={vorlage} Ziel={AusVorlage} />;
}

function MitNummer({ text: nummer, Ziel }: { text: string; Ziel: ComponentType<{ id: number }> }) {
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

function NichtGeladen({ error, resetErrorBoundary }: FallbackProps) {
  if (!(error instanceof ApiFehler)) throw error;
  // What is not there, or not for this user, does not come by asking again.
  const endgueltig = error.status < 500;
  return <Hinweis meldung={satz(error.meldungen[0])} nochmal={endgueltig ? undefined : resetErrorBoundary} />;
}

function Hinweis({
  meldung = t('meldung.server.nichtGefunden'),
  nochmal,
}: {
  meldung?: string | undefined;
  nochmal?: (() => void) | undefined;
}) {
  return (
    <>
      <Seitentitel titel="beschriftung.auftrag" />
      <h1 className="fp-nur-vorlesen">{t('beschriftung.auftrag')}</h1>
      <Karte titel="beschriftung.auftrag" className="fp-stapel fp-auftragshinweis">
        <p>{meldung}</p>
        {nochmal && <Knopf text="allgemein.erneutVersuchen" onClick={nochmal} />}
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
