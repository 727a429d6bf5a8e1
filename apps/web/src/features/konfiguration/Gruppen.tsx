import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Stand } from '@frachtportal/domain/konfiguration/eigene-werte';
import type { Einstellungsstand } from '@frachtportal/domain/konfiguration/einstellung';
import { ausDraht, drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import { type Schluessel, schluesselnamen } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import {
  beschriebeneAngabe,
  type Gruppe,
} from '@frachtportal/domain/konfiguration/schluessel/schluesselworte';
import { satz, t } from '@frachtportal/texte/t';
import { lazy, Suspense, useMemo } from 'react';
import { Einstellungszeile } from './Einstellungszeile';

// Brings the grid with it, which nothing else here needs.
const Spaltenvorschau = lazy(async () => ({
  default: (await import('../auftraege/Spaltenvorschau')).Spaltenvorschau,
}));

export interface Filter {
  suche: string;
  nurAbweichende: boolean;
}

interface Eigenschaften {
  stand: ReadonlyMap<string, Stand>;
  eingabe: (key: string) => string;
  gespeichert: readonly Einstellungsstand[];
  geaendert: ReadonlySet<string>;
  falsch: readonly Meldung[];
  filter: Filter;
  onAendern: (key: string, wert: string | null) => void;
  onVerlauf: (key: string) => void;
}

const hinweise: Partial<Record<Gruppe, string>> = {
  'konfiguration.gruppe.funktionen': 'konfiguration.gruppen.vorDerAnmeldungEbene',
  'konfiguration.gruppe.texteUndWerte': 'konfiguration.gruppen.infotextEbene',
};

/** All keys by their groups, as far as the filter lets them through. */
export function Gruppen({ stand, eingabe, gespeichert, geaendert, falsch, filter, ...p }: Eigenschaften) {
  const zuletzt = useMemo(() => new Map(gespeichert.map((s) => [s.key, s])), [gespeichert]);
  const gruppen = Map.groupBy(
    schluesselnamen.filter((name) => passt(name, stand.get(drahtPraefix + name), filter)),
    (name) => beschriebeneAngabe(name).gruppe,
  );
  const konfiguration = useMemo(
    () => ausDraht(Object.fromEntries([...stand].map(([key, { value }]) => [key, value]))),
    [stand],
  );
  if (gruppen.size === 0) return <p>{t('konfiguration.gruppen.leer')}</p>;
  return (
    <>
      <nav className="fp-reihe" aria-label={t('konfiguration.gruppen.gruppen')}>
        {[...gruppen.keys()].map((gruppe) => (
          <a key={gruppe} href={`#${marke(gruppe)}`}>
            {t(gruppe)}
          </a>
        ))}
      </nav>
      {[...gruppen].map(([gruppe, namen]) => (
        <section key={gruppe} id={marke(gruppe)} className="fp-coco-gruppe fp-karte" aria-label={t(gruppe)}>
          <h2>{t(gruppe)}</h2>
          {hinweise[gruppe] && <p className="fp-gedaempft">{t(hinweise[gruppe])}</p>}
          <ul>
            {namen.map((name) => {
              const key = drahtPraefix + name;
              return (
                <Einstellungszeile
                  key={name}
                  name={name}
                  stand={stand.get(key) as Stand}
                  wert={eingabe(key)}
                  gespeichert={zuletzt.get(key)}
                  geaendert={geaendert.has(key)}
                  fehler={satz(falsch.find((m) => m.field === key))}
                  {...p}
                />
              );
            })}
          </ul>
          {namen.includes('auftragsresearchtableconfig') && (
            <Suspense>
              <Spaltenvorschau konfiguration={konfiguration} />
            </Suspense>
          )}
        </section>
      ))}
    </>
  );
}

/** Where a group is found on the page. */
const marke = (gruppe: Gruppe) => gruppe.slice(gruppe.lastIndexOf('.') + 1);

function passt(name: Schluessel, stand: Stand | undefined, { suche, nurAbweichende }: Filter): boolean {
  if (nurAbweichende && stand?.value === stand?.standard) return false;
  const { label, erklaerung, gruppe } = beschriebeneAngabe(name);
  const worte = [name, ...[label, erklaerung, gruppe].map((text) => t(text))]
    .join(' ')
    .toLocaleLowerCase('de');
  return suche
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((gesucht) => worte.includes(gesucht));
}
