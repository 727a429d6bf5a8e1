import { phasentexte } from '@frachtportal/domain/auftrag/liste/phase';
import { t } from '@frachtportal/texte/t';
import { merkmaltexte } from './filter';
import type { Suchzustand } from './suchzustand';

interface Eigenschaften {
  zustand: Suchzustand;
  /** How many there are; unknown while they are looked for. */
  gesamt: number | undefined;
}

/** Says to those who do not see it what the list is narrowed to and how many are left. */
export function Ergebnisansage({ zustand, gesamt }: Eigenschaften) {
  const filter = [
    ...zustand.phasen.map((p) => phasentexte[p]),
    ...zustand.nur.map((m) => merkmaltexte[m]),
  ].map((text) => t(text));
  const worte = [
    ...(gesamt === undefined ? [] : [t('auftrag.liste.ergebnis', { anzahl: gesamt })]),
    ...(filter.length > 0 ? [t('auftrag.liste.gefiltertNach', { filter: filter.join(', ') })] : []),
  ];
  return (
    <p className="fp-nur-vorlesen" role="status">
      {gesamt === undefined ? '' : worte.join(', ')}
    </p>
  );
}
