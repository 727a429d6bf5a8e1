import type { Benutzer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { Benutzerformular } from '@frachtportal/domain/benutzer/benutzer';
import type { Flagge } from '@frachtportal/domain/benutzer/benutzer.rules';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Zeile } from '../../components/anzeige/Karte';
import { uebersetzt } from '../../components/felder/optionen';
import {
  FormFeld,
  FormPasswortFeld,
  FormSchalter,
  FormVerweisFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { useKonfiguration } from '../../lib/konfiguration';
import { mandantenZurWahl, sprachenZurWahl, versionen } from './api/benutzer';

/** What the person at the form may do with the flags. */
export interface Darf {
  flagge: (flagge: Flagge) => boolean;
  aktivieren: boolean;
  mandantWaehlen: boolean;
  passwort: boolean;
  /** A new password asks for the present one. */
  nurMitAltem: boolean;
}

const f = (name: keyof Benutzerformular & string) => ({ name, feld: feld(Benutzerformular, name) });

interface Eigenschaften {
  /** Undefined while a new one is created. */
  benutzer: Benutzer | undefined;
  darf: Darf;
  onName: (name: string) => void;
}

/** The fields of a user; the name is for good once it is stored. */
export function BenutzerFelder({ benutzer, darf, onName }: Eigenschaften) {
  const neu = benutzer === undefined;
  return (
    <div className="fp-stapel fp-benutzerformular">
      <Zeile umbruch>
        <FormFeld
          {...f('name')}
          nurLesen={!neu}
          autoComplete="off"
          autoFocus={neu}
          onGeaendert={(name) => onName(String(name ?? ''))}
        />
        <FormFeld {...f('email')} art="email" autoFocus={!neu} />
      </Zeile>
      {benutzer?.emailNeu && (
        <p className="fp-gedaempft">{t('meldung.benutzer.emailWartet', { email: benutzer.emailNeu })}</p>
      )}
      {darf.passwort && (
        <Zeile umbruch>
          {darf.nurMitAltem && <FormPasswortFeld {...f('passwortAlt')} autoComplete="current-password" />}
          <FormPasswortFeld {...f('password')} pflicht={neu} autoComplete="new-password" />
          <FormPasswortFeld {...f('passwordRepeat')} pflicht={neu} autoComplete="new-password" />
        </Zeile>
      )}
      <Auswahlen benutzer={benutzer} mitMandant={darf.mandantWaehlen} />
      <Kennzeichen
        darf={darf}
        neu={neu}
        betreiber={darf.flagge('betreiber') || benutzer?.betreiber === true}
      />
    </div>
  );
}

function Auswahlen({ benutzer, mitMandant }: { benutzer: Benutzer | undefined; mitMandant: boolean }) {
  const { data: sprachen = [] } = useQuery(sprachenZurWahl);
  return (
    <Zeile umbruch>
      {mitMandant && <MandantFeld benutzer={benutzer} />}
      <FormVerweisFeld
        {...f('sprache')}
        breite={92}
        optionen={sprachen.map((s) => ({ id: s.id, text: s.bezeichnung }))}
      />
      <FormVerweisFeld
        {...f('benutzerversion')}
        optionen={uebersetzt(versionen)}
        {...(mitMandant ? { breite: 150 } : {})}
      />
      <FormZahlenFeld {...f('rowsInGrid')} label="beschriftung.zeilen" breite={62} />
    </Zeile>
  );
}

function MandantFeld({ benutzer }: { benutzer: Benutzer | undefined }) {
  const { data: waehlbar = [] } = useQuery(mandantenZurWahl);
  const eigener = benutzer?.owningMandant;
  const fehlt = eigener && !waehlbar.some((m) => m.id === eigener.id);
  const alle = fehlt ? [eigener, ...waehlbar] : waehlbar;
  return <FormVerweisFeld {...f('owningMandant')} optionen={alle.map((m) => ({ id: m.id, text: m.name }))} />;
}

function Kennzeichen({ darf, neu, betreiber }: { darf: Darf; neu: boolean; betreiber: boolean }) {
  const administriert = useWatch({ name: 'admin' }) === true;
  const spaeter = !useKonfiguration().isUserCanEditImmediately && neu;
  const schalter = (name: keyof Benutzerformular & string, nurLesen = false) => (
    <FormSchalter name={name} label={f(name).feld.label} nurLesen={nurLesen} />
  );
  return (
    <div className="fp-benutzerkennzeichen">
      {darf.aktivieren && schalter('authorized')}
      {schalter('edit', !darf.flagge('edit') || spaeter)}
      {schalter('main', !darf.flagge('main'))}
      {schalter('admin', !darf.flagge('admin'))}
      {betreiber && schalter('betreiber', !darf.flagge('betreiber') || !administriert)}
      {schalter('invisibleEinmaladresse')}
      {spaeter && <p className="fp-gedaempft">{t('meldung.benutzer.erfassenSpaeter')}</p>}
    </div>
  );
}
