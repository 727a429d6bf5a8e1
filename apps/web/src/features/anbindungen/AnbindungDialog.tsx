import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { eingangszeichensaetze } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormAuswahlFeld, FormFeld, FormSchalter, FormZahlenFeld } from '../../components/formular/formular';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { formatnamen } from '../importe/api/formatnamen';
import { Ausgangsfelder, ausgangsfelder, fortrasvorgabe, mitFrist } from './Ausgangsfelder';
import { anbindungsschluessel, type Anbindung as Gelesene, speichereAnbindung } from './api/anbindungen';
import { Postfachfelder, postfachfelder } from './Postfachfelder';
import { Sftpfelder, sftpfelder } from './Sftpfelder';

interface Eigenschaften {
  /** Without one a new connection is added. */
  anbindung: Gelesene | undefined;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

const neue = {
  richtung: 'eingang',
  weg: 'ordner',
  taktSekunden: 60,
  port: 993,
  verschluesselung: 'tls',
  anmeldung: 'passwort',
  dmarcVerlangt: false,
  quittieren: false,
  selbstUebernehmen: false,
  aktiv: true,
} as const;
const felder = [
  ...(['name', 'mandantId', 'weg', 'ordner', 'partner', 'format', 'zeichensatz', 'taktSekunden'] as const),
  'belegkennung' as const,
  ...postfachfelder,
  ...sftpfelder,
  ...ausgangsfelder,
];
const gesendet = [
  ...felder,
  ...(['richtung', 'dmarcVerlangt', 'quittieren', 'selbstUebernehmen', 'aktiv'] as const),
];
const richtungen = { eingang: 'anbindung.richtung.eingang', ausgang: 'anbindung.richtung.ausgang' };
const wege = {
  ordner: 'anbindung.wegOrdner',
  postfach: 'anbindung.wegPostfach',
  sftp: 'anbindung.wegSftp',
};
/** Where servers usually listen. */
const ports: Record<string, number> = { postfach: 993, sftp: 22 };
const zeichensaetze = eingangszeichensaetze.map((id) => ({ id, text: id.toUpperCase() }));

/** What is sent: of consignment files alone how they are written, and nothing of another direction or way. */
function gelesen(werte: Anbindung): object {
  const alle = Object.fromEntries(gesendet.map((name) => [name, werte[name]]));
  if (werte.richtung === 'eingang') return { ...alle, fortras: null, fristSekunden: null, versuche: null };
  const fortras = werte.format === 'fortras' ? werte.fortras : null;
  const fristSekunden = mitFrist(werte.weg) ? werte.fristSekunden : null;
  return { ...alle, fortras, fristSekunden, mandantId: null, selbstUebernehmen: false };
}

/** A connection: whose orders come or go, which way, and what happens with them. */
export function AnbindungDialog({ anbindung, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Anbindung>({
    klasse: Anbindung,
    anfang: { ...(anbindung ?? neue), fortras: anbindung?.fortras ?? fortrasvorgabe },
    hatFeld: (pfad) => pfad.startsWith('fortras.') || felder.some((name) => name === pfad),
    lesen: gelesen,
    speichere: async (wert) => {
      const { id, name } = await speichereAnbindung(anbindung, wert);
      await abfragen.invalidateQueries({ queryKey: anbindungsschluessel });
      info('anbindung.gespeichert', { name });
      onFertig(id);
    },
  });
  const { form } = formular;
  const setzePort = (weg: unknown) => form.setValue('port', ports[String(weg)] ?? null);
  return (
    <FormularDialog
      formular={formular}
      titel={anbindung ? 'anbindung.anbindungBearbeiten' : 'anbindung.anbindungHinzufuegen'}
      breite={560}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld name="name" feld={feld(Anbindung, 'name')} autoFocus />
        {!anbindung && (
          <FormAuswahlFeld
            name="richtung"
            feld={feld(Anbindung, 'richtung')}
            optionen={optionenAus(richtungen)}
            onGeaendert={() => {
              form.resetField('weg');
              form.resetField('taktSekunden');
            }}
          />
        )}
        {form.watch('richtung') === 'ausgang' ? (
          <Ausgangsfelder
            weg={form.watch('weg')}
            anmeldung={form.watch('anmeldung')}
            geheimnisDa={anbindung?.geheimnisDa ?? false}
            format={form.watch('format')}
            datenart={form.watch('fortras.datenart')}
            onWeg={setzePort}
          />
        ) : (
          <Eingangsfelder anbindung={anbindung} form={form} onWeg={setzePort} />
        )}
        <FormSchalter name="aktiv" label="anbindung.aktiv" />
      </Zeilen>
    </FormularDialog>
  );
}

/** From where orders come, what they are written in, and whose they become. */
function Eingangsfelder({
  anbindung,
  form,
  onWeg,
}: {
  anbindung: Gelesene | undefined;
  form: UseFormReturn<Anbindung>;
  onWeg: (weg: unknown) => void;
}) {
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  return (
    <>
      {mandanten.length > 1 && (
        <FormAuswahlFeld
          name="mandantId"
          feld={feld(Anbindung, 'mandantId')}
          platzhalter="auftragseingang.eigenerMandant"
          optionen={mandanten}
        />
      )}
      <FormAuswahlFeld
        name="weg"
        feld={feld(Anbindung, 'weg')}
        optionen={optionenAus(wege)}
        onGeaendert={onWeg}
      />
      <Wegfelder
        weg={form.watch('weg')}
        anmeldung={form.watch('anmeldung')}
        geheimnisDa={anbindung?.geheimnisDa ?? false}
      />
      <FormFeld name="partner" feld={feld(Anbindung, 'partner')} />
      <FormAuswahlFeld
        name="format"
        feld={feld(Anbindung, 'format')}
        platzhalter="anbindung.formatBeliebig"
        optionen={optionenAus(formatnamen)}
      />
      <FormAuswahlFeld
        name="zeichensatz"
        feld={feld(Anbindung, 'zeichensatz')}
        platzhalter="auftragseingang.zeichensatz.erkannt"
        optionen={zeichensaetze}
      />
      <FormFeld name="belegkennung" feld={feld(Anbindung, 'belegkennung')} breite={200} />
      <FormZahlenFeld name="taktSekunden" feld={feld(Anbindung, 'taktSekunden')} breite={200} />
      <FormSchalter name="selbstUebernehmen" label="anbindung.selbstUebernehmen" />
      <p>{t('anbindung.selbstHinweis')}</p>
      <FormSchalter name="quittieren" label="anbindung.quittieren" />
      <p>{t('anbindung.quittierenHinweis')}</p>
      {form.watch('quittieren') && <Quittungsziel weg={form.watch('weg')} />}
    </>
  );
}

/** Where answers go. */
function Quittungsziel({ weg }: { weg: unknown }) {
  if (weg === 'postfach') return <FormFeld name="empfaenger" feld={feld(Anbindung, 'empfaenger')} pflicht />;
  if (weg === 'sftp') return <FormFeld name="ausgangspfad" feld={feld(Anbindung, 'ausgangspfad')} pflicht />;
  return null;
}

/** What each way needs. */
function Wegfelder(p: { weg: unknown; anmeldung: unknown; geheimnisDa: boolean }) {
  if (p.weg === 'postfach')
    return <Postfachfelder mitKennung={p.anmeldung === 'oauth2'} geheimnisDa={p.geheimnisDa} />;
  if (p.weg === 'sftp')
    return <Sftpfelder mitSchluessel={p.anmeldung === 'schluessel'} geheimnisDa={p.geheimnisDa} />;
  return (
    <>
      <FormFeld name="ordner" feld={feld(Anbindung, 'ordner')} pflicht />
      <p>{t('anbindung.ordnerHinweis')}</p>
    </>
  );
}
