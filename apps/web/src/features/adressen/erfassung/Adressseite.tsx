import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { pfade } from '../../../lib/pfade';
import { useRuhe } from '../../../lib/useRuhe';
import { adresseFuerFormular, dublettenAbfrage } from '../api/adresse';
import { verwendungAbfrage } from '../api/adressliste';
import { ZusammenfuehrenDialog } from '../zusammenfuehren/ZusammenfuehrenDialog';

interface Eigenschaften {
  gespeichert: Adresse | null;
  istGeaendert: () => boolean;
  /** The stored address has become another one. */
  onNeuLaden: () => void;
}

/** Beside the form: what the address is used for, and which entries are probably the same. */
export function Adressseite(p: Eigenschaften) {
  return (
    <div className="fp-stapel fp-adressseite">
      {p.gespeichert && <Verwendung adresse={p.gespeichert} />}
      <Dubletten {...p} />
    </div>
  );
}

function Verwendung({ adresse }: { adresse: Adresse }) {
  const verwendung = useQuery(verwendungAbfrage([adresse.id])).data?.get(adresse.id);
  return (
    <Karte titel="adresse.erfassung.verwendung">
      {adresse.inUebertragung && (
        <div>
          <Statusmarke ton="warn" text="beschriftung.inUebertragung" />{' '}
          {t('adresse.erfassung.gesperrtErklaerung')}
        </div>
      )}
      {verwendung && (
        <ul>
          <li>
            {t('adresse.verwendung.auftraege', {
              count: verwendung.auftraege,
              anzahl: verwendung.auftraege.toLocaleString('de-DE'),
            })}
          </li>
          <li>
            {verwendung.vorlagen.toLocaleString('de-DE')}{' '}
            {t('adresse.verwendung.vorlagen', { count: verwendung.vorlagen })}
          </li>
          {verwendung.eigeneVon && (
            <li>
              {t('adresse.erfassung.eigeneAdresseVon')} {verwendung.eigeneVon}
            </li>
          )}
        </ul>
      )}
      <p className="fp-gedaempft">{t('adresse.erfassung.gespeicherteAuftraegeBleiben')}</p>
    </Karte>
  );
}

/** The warning before the same address is kept twice; saving stays possible. */
function Dubletten({ gespeichert, istGeaendert, onNeuLaden }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const aehnliche = useDubletten(gespeichert);
  return (
    <div role="status">
      {aehnliche.length > 0 && (
        <Karte
          className="fp-dubletten"
          titel={
            aehnliche.length === 1
              ? 'adresse.erfassung.wahrscheinlichSchonVorhanden'
              : 'adresse.erfassung.aehnlicheAdressenVorhanden'
          }
        >
          <ul>
            {aehnliche.map((a) => (
              <li key={a.id}>
                <Link to={pfade.adresse(a.id)}>{a.name}</Link>
                <span>
                  {[a.fremdnummer && `${t('beschriftung.nr')} ${a.fremdnummer}`, strasse(a), ort(a)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {gespeichert && (
                  <Knopf
                    text="adresse.zusammenfuehren"
                    onClick={() => (istGeaendert() ? fehler('adresse.erstSpeichern') : setGewaehlt(a.id))}
                  />
                )}
              </li>
            ))}
          </ul>
        </Karte>
      )}
      {gespeichert && gewaehlt !== null && (
        <ZusammenfuehrenDialog
          id={gespeichert.id}
          mit={gewaehlt}
          onSchliessen={() => setGewaehlt(null)}
          onFertig={(id) => {
            setGewaehlt(null);
            if (id === gespeichert.id) return onNeuLaden();
            // This one is gone; the other is read as it has become.
            abfragen.removeQueries({ queryKey: adresseFuerFormular(id).queryKey, exact: true });
            void gehe(pfade.adresse(id));
          }}
        />
      )}
    </div>
  );
}

const strasse = (a: Adresse) => [a.strasse, a.hausnummer].filter(Boolean).join(' ');
const ort = (a: Adresse) => [a.plz, a.ort].filter(Boolean).join(' ');

/** Asked once typing rests. */
function useDubletten(gespeichert: Adresse | null): readonly Adresse[] {
  const [name, street, plz, town, fremdnummer, mandant] = useWatch<
    Adresse,
    ['name', 'strasse', 'plz', 'ort', 'fremdnummer', 'mandant']
  >({ name: ['name', 'strasse', 'plz', 'ort', 'fremdnummer', 'mandant'] });
  const frage = useRuhe(
    JSON.stringify({
      name: name?.trim(),
      strasse: street,
      plz,
      ort: town,
      fremdnummer,
      mandant: mandant?.id,
      ohne: gespeichert?.id,
    }),
  );
  return useQuery(dublettenAbfrage(JSON.parse(frage))).data ?? [];
}
