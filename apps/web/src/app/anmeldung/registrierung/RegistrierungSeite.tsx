import { t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Reiter } from '../../../components/bedienung/Reiter';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { offenerAuftritt } from '../../../lib/abfragen/auftritt';
import { offeneKonfiguration } from '../../../lib/konfiguration';
import { pfade } from '../../../lib/pfade';
import { AnmeldeFlaeche } from '../AnmeldeFlaeche';
import { OhneAnmeldung } from '../OhneAnmeldung';
import { AgbZustimmung } from './AgbZustimmung';
import { AnschriftFelder } from './AnschriftFelder';
import { laenderZurWahl } from './daten';
import { type Reitername, reiter, reiterZu, useRegistrierung } from './formular';
import { BenutzerFelder, KontaktFelder, KundendatenFelder } from './registrierungsfelder';

/** A new client with its first user. */
export function RegistrierungSeite() {
  const [fertig, setFertig] = useState(false);
  return (
    <OhneAnmeldung>
      <AnmeldeFlaeche titel="konfiguration.einstellung.isRegistrierung.label" breit>
        {fertig ? (
          <>
            <Alert severity="success" role="status">
              {t('meldung.registrierung.fertig')}
            </Alert>
            <p className="fp-reihe fp-verteilt">
              <Link to={pfade.anmeldung}>{t('anmeldung.zurueckZurAnmeldung')}</Link>
            </p>
          </>
        ) : (
          <Formular onFertig={() => setFertig(true)} />
        )}
      </AnmeldeFlaeche>
    </OhneAnmeldung>
  );
}

function Formular({ onFertig }: { onFertig: () => void }) {
  const { data: laender = [] } = useQuery(laenderZurWahl);
  const { data: konfiguration } = useQuery(offeneKonfiguration);
  const { data: auftritt } = useQuery(offenerAuftritt);
  const { info } = useMeldungen();
  const gehe = useNavigate();
  const [aktiv, setAktiv] = useState<Reitername>('benutzer');
  const [ersterFehler, setErsterFehler] = useState<string | null>(null);
  const { form, absenden, laeuft } = useRegistrierung({
    laender,
    konfiguration,
    agb: auftritt?.agb ? (auftritt.agbFassung ?? '') : null,
    onFertig: () => {
      info('registrierung.abgeschickt');
      onFertig();
    },
  });
  const falsch = pfadeVon(form.formState.errors);

  // The first wrong field may stand on another tab: that one opens, then the field gets the focus.
  useEffect(() => {
    if (!ersterFehler) return;
    form.setFocus(ersterFehler as 'name');
    setErsterFehler(null);
  }, [ersterFehler, form]);

  const sende = async () => {
    if (await absenden()) return;
    const namen = pfadeVon(form.formState.errors);
    const erster = reiter.map((r) => namen.find((n) => reiterZu(n) === r.schluessel)).find(Boolean);
    if (!erster) return;
    setAktiv(reiterZu(erster));
    setErsterFehler(erster);
  };

  const inhalte: Record<Reitername, React.ReactNode> = {
    benutzer: <BenutzerFelder />,
    kundendaten: <KundendatenFelder />,
    anschrift: <AnschriftFelder laender={laender} />,
    kontakt: <KontaktFelder />,
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('konfiguration.einstellung.isRegistrierung.label')}
        onSubmit={(e) => {
          e.preventDefault();
          void sende();
        }}
      >
        <Reiter
          name="konfiguration.einstellung.isRegistrierung.label"
          reiter={reiter.map((r) => ({
            ...r,
            fehler: falsch.filter((n) => reiterZu(n) === r.schluessel).length,
          }))}
          aktiv={aktiv}
          onWechsel={setAktiv}
        >
          {reiter.map(({ schluessel }) => (
            <div key={schluessel} hidden={schluessel !== aktiv} className="fp-registrierung">
              {inhalte[schluessel]}
            </div>
          ))}
        </Reiter>
        {auftritt?.agb && <AgbZustimmung von={auftritt.mandantId} fassung={auftritt.agbFassung ?? ''} />}
        <div className="fp-werkzeuge fp-anmeldeknoepfe">
          <Knopf text="allgemein.speichern" primaer absenden laeuft={laeuft} />
          {aktiv !== 'kontakt' && (
            <Knopf text="allgemein.weiter" onClick={() => setAktiv(naechster(aktiv))} />
          )}
          <Knopf text="allgemein.abbrechen" leise onClick={() => gehe(pfade.anmeldung)} />
        </div>
      </form>
    </FormProvider>
  );
}

function naechster(aktiv: Reitername): Reitername {
  return reiter[reiter.findIndex((r) => r.schluessel === aktiv) + 1]?.schluessel ?? aktiv;
}

/** The paths of all fields with an error. */
function pfadeVon(fehler: FieldErrors, davor = ''): string[] {
  return Object.entries(fehler).flatMap(([name, inhalt]) => {
    if (!inhalt) return [];
    const pfad = davor + name;
    return typeof inhalt.type === 'string' ? [pfad] : pfadeVon(inhalt as FieldErrors, `${pfad}.`);
  });
}
