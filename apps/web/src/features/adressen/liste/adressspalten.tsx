import { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressverwendung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { feld } from '@frachtportal/domain/feld/feld';
import { useMemo } from 'react';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';

const breiten = {
  matchcode: 128,
  fremdnummer: 76,
  name: undefined,
  zeile2: 92,
  lkz: 48,
  plz: 62,
  ort: 104,
  ortsteil: 76,
  strasse: 134,
  kontakt: 104,
  telefon: 146,
} as const;

type Spalte = keyof typeof breiten;

const spalten = (Object.keys(breiten) as Spalte[]).map(
  (name): Tabellenspalte<Adresse> => ({
    feld: name,
    titel: feld(Adresse, name).label,
    ...(breiten[name] ? { breite: breiten[name] } : { mindestens: 200 }),
    sortierbar: true,
    ...(name === 'strasse' && {
      zelle: (a) => [a.strasse, a.hausnummer, a.zusatz].filter(Boolean).join(' '),
    }),
  }),
);

/** The columns of the contract, then what the entries are used for, and for a main client whose they are. */
export function useAdressspalten(
  verwendung: ReadonlyMap<number, Adressverwendung> | undefined,
  mandanten: readonly { id: number | string; text: string }[] | null,
): Tabellenspalte<Adresse>[] {
  return useMemo(
    () => [
      ...spalten,
      {
        feld: 'auftraege',
        titel: 'beschriftung.auftraege',
        breite: 78,
        rechts: true,
        zelle: ({ id }) => verwendung?.get(id)?.auftraege.toLocaleString('de-DE') ?? '',
      },
      ...(mandanten
        ? [
            {
              feld: 'mandant',
              titel: 'beschriftung.mandant',
              breite: 190,
              sortierbar: true,
              zelle: ({ mandantId }: Adresse) => mandanten.find((m) => m.id === mandantId)?.text ?? '',
            },
          ]
        : []),
    ],
    [verwendung, mandanten],
  );
}
