import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Feld } from '../../../components/felder/Feld';
import { useRuhe } from '../../../lib/useRuhe';
import { dublettenAbfrage } from '../api/adresse';
import { adresslisteAbfrage } from '../api/adressliste';

interface Eigenschaften {
  adresse: Adresse;
  onWahl: (id: number) => void;
}

/** Finds the entry to merge with: first those that are probably the same, else by searching the client's book. */
export function ZweiteAdresse({ adresse, onWahl }: Eigenschaften) {
  const [eingabe, setEingabe] = useState<string | null>(null);
  const query = useRuhe(eingabe?.trim() ?? '');
  const { name, strasse, plz, ort, fremdnummer, mandantId: mandant } = adresse;
  const frage = { name, strasse, plz, ort, fremdnummer, mandant, ohne: adresse.id };
  const aehnliche = useQuery(dublettenAbfrage(frage));
  const suche = useQuery({
    ...adresslisteAbfrage({
      query,
      page: 0,
      searchLimit: 20,
      mandantId: mandant,
      auchUnsichtbare: true,
      sortierung: null,
    }),
    enabled: query !== '',
  });
  const { isLoading, isError } = query ? suche : aehnliche;
  const gefunden = query ? suche.data?.zeilen : aehnliche.data;
  const treffer = gefunden?.filter((a) => a.id !== adresse.id) ?? [];
  return (
    <div className="fp-stapel fp-zweite-adresse">
      <p>
        {t('adresse.zusammenfuehren.mitWelcherAdresseSoll')}
        {name}“{ort ? `, ${ort},` : ''} {t('adresse.zusammenfuehren.zusammengefuehrtWerden')}
      </p>
      <Feld
        label="allgemein.adresseSuchen"
        art="search"
        max={200}
        autoFocus
        platzhalter="adresse.zusammenfuehren.nameNummerOrt"
        wert={eingabe}
        onAendern={setEingabe}
      />
      <ul
        aria-label={t(
          query ? 'adresse.zusammenfuehren.gefundeneAdressen' : 'adresse.zusammenfuehren.aehnlicheAdressen',
        )}
      >
        {treffer.map((a) => (
          <li key={a.id}>
            <span>
              <b>{a.name}</b>{' '}
              {[
                a.fremdnummer && `${t('beschriftung.nr')} ${a.fremdnummer}`,
                [a.strasse, a.hausnummer].filter(Boolean).join(' '),
                [a.plz, a.ort].filter(Boolean).join(' '),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Knopf
              text="adresse.waehlen"
              hinweis={t('adresse.zusammenfuehren.waehlen', { name: a.name })}
              onClick={() => onWahl(a.id)}
            />
          </li>
        ))}
      </ul>
      {treffer.length === 0 && !isLoading && !isError && (
        <p className="fp-gedaempft">
          {t(
            query
              ? 'adresse.zusammenfuehren.keineWeitereAdresseGefunden'
              : 'adresse.zusammenfuehren.keineAehnliche',
          )}
        </p>
      )}
    </div>
  );
}
