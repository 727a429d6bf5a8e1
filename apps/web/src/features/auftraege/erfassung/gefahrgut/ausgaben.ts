import { gefahrguttag } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutausgabe.rules';
import { type Gefahrgutklasse, giltAm } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { istGleicheAusgabe } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type { Gefahrgutstand } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatiereTag, heute } from '../../../../lib/format/datum';
import { gefahrgutausgaben } from '../../../stammdaten/api/gefahrgut';
import type { Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/** The editions of the dangerous-goods table from which the lines of an order may be. */
export interface Ausgabenwahl {
  /** The day of the pickup; null for a template, which has none. */
  tag: string | null;
  /** The latest first. */
  moegliche: readonly Gefahrgutstand[];
  laedt: boolean;
}

/** What may be used on the day of the pickup; a template may also use what is still to come. */
export function useAusgaben(): Ausgabenwahl {
  const { alsVorlage } = useUmgebung();
  const [beladedatum = null, datum = null] = useWatch<Formularwerte, ['beladedatum', 'datum']>({
    name: ['beladedatum', 'datum'],
  });
  const { data: alle, isPending: laedt } = useQuery(gefahrgutausgaben);
  return useMemo(() => {
    const tag = alsVorlage ? null : gefahrguttag({ beladedatum, datum }, heute());
    const moegliche = (alle ?? []).filter((s) =>
      tag ? giltAm(s, tag) : (s.gueltigBis ?? heute()) >= heute(),
    );
    return { tag, moegliche, laedt };
  }, [alle, laedt, alsVorlage, beladedatum, datum]);
}

/** How an edition reads beside the latest one: "ADR 2025 (bis 30.06.2027)". */
export function ausgabetext({ version, gueltigVon, gueltigBis }: Gefahrgutstand, tag: string | null): string {
  if (gueltigBis) return t('gefahrgut.wechsel.bis', { version, tag: formatiereTag(gueltigBis) });
  if (gueltigVon && gueltigVon > (tag ?? heute()))
    return t('gefahrgut.wechsel.ab', { version, tag: formatiereTag(gueltigVon) });
  return version;
}

/** The edition from which the first line is that names one; else the latest that holds. */
export function vorgewaehlt(
  { tag, moegliche }: Ausgabenwahl,
  zeilen: readonly Partial<Gefahrgutklasse>[],
): Gefahrgutstand | undefined {
  const benutzt = moegliche.find((s) =>
    zeilen.some(({ version = '', gueltigVon = null }) => istGleicheAusgabe(s, { version, gueltigVon })),
  );
  return benutzt ?? moegliche.find((s) => giltAm(s, tag ?? heute())) ?? moegliche[0];
}

/** Where rows of an edition are looked for: on the day of the pickup, or on its first one where it has not begun. */
export function suchtag({ gueltigVon }: Gefahrgutstand, tag: string | null): string {
  const am = tag ?? heute();
  return gueltigVon && gueltigVon > am ? gueltigVon : am;
}
