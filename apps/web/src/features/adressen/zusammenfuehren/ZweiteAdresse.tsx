import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Feld } from '../../../components/Feld';
import { Knopf } from '../../../components/Knopf';
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
  const aehnliche = useQuery(dublettenAbfrage(frage)).data ?? [];
  const gesucht = useQuery({
    ...adresslisteAbfrage({
      ...{ query, page: 0, searchLimit: 20, mandantId: mandant, auchUnsichtbare: true, sortierung: null },
    }),
    enabled: query !== '',
  }).data;
  const treffer = (query ? (gesucht?.zeilen ?? []) : aehnliche).filter((a) => a.id !== adresse.id);
  return (
    <div className="fp-zweite-adresse">
      <p>
        {wort('Mit welcher Adresse soll „')}
        {name}“{ort ? `, ${ort},` : ''} {wort('zusammengeführt werden?')}
      </p>
      <Feld
        label="Adresse suchen"
        art="search"
        max={200}
        autoFocus
        platzhalter="Name, Nummer, Ort …"
        wert={eingabe}
        onAendern={setEingabe}
      />
      <ul aria-label={wort(query ? 'Gefundene Adressen' : 'Ähnliche Adressen')}>
        {treffer.map((a) => (
          <li key={a.id}>
            <span>
              <b>{a.name}</b>{' '}
              {[
                a.fremdnummer && `${wort('Nr.')} ${a.fremdnummer}`,
                [a.strasse, a.hausnummer].filter(Boolean).join(' '),
                [a.plz, a.ort].filter(Boolean).join(' '),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Knopf
              text="Wählen"
              hinweis={wort('{name} wählen', { name: a.name })}
              onClick={() => onWahl(a.id)}
            />
          </li>
        ))}
      </ul>
      {treffer.length === 0 && (
        <p className="fp-gedaempft">
          {wort(
            query
              ? 'Keine weitere Adresse gefunden.'
              : 'Keine ähnliche Adresse gefunden. Suchen Sie nach der anderen.',
          )}
        </p>
      )}
    </div>
  );
}
