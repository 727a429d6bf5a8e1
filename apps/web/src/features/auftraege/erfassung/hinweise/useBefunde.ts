import type { Befund } from '@frachtportal/domain/regel/befunde';
import { useEffect, useState } from 'react';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import type { Pruefumgebung } from '../formular/usePruefumgebung';

/** Rules look at the whole order: not with every key, and never later than this after one. */
const pauseMs = 200;

/** The address somebody is in. */
function adresseInArbeit(): string | undefined {
  const karte = document.activeElement?.closest('.fp-karte');
  return karte?.querySelector<HTMLInputElement>('input[name*="Adresse."]')?.name.split('.')[0];
}

/** What an address lacks is no news while somebody is still typing it; what was told before stays. */
function ohneUnfertiges(neu: readonly Befund[], alt: readonly Befund[], rolle?: string): readonly Befund[] {
  const gesagt = (b: Befund) => alt.some((a) => a.regel === b.regel && a.field === b.field);
  return rolle ? neu.filter((b) => !b.field?.startsWith(`${rolle}.`) || gesagt(b)) : neu;
}

/** What the rules of sense say about the order in the form, following each change. */
export function useBefunde(
  { form, speicher, stand }: Auftragsformular,
  umgebung: Pruefumgebung,
  aktiv: boolean,
): readonly Befund[] {
  const [gefunden, setGefunden] = useState<readonly Befund[]>([]);
  useEffect(() => {
    const { regelwerk } = umgebung;
    if (!aktiv || !regelwerk) return;
    let wartet: ReturnType<typeof setTimeout> | undefined;
    const sieh = () => {
      wartet = undefined;
      const alle = regelwerk.befunde(stand().roh, umgebung);
      const rolle = adresseInArbeit();
      setGefunden((alt) => {
        const neu = ohneUnfertiges(alle, alt, rolle);
        return JSON.stringify(alt) === JSON.stringify(neu) ? alt : neu;
      });
    };
    const bald = () => {
      wartet ??= setTimeout(sieh, pauseMs);
    };
    sieh();
    const abmelden = [
      form.subscribe({ formState: { values: true }, callback: bald }),
      speicher.abonniere(bald),
    ];
    document.addEventListener('focusin', bald);
    return () => {
      clearTimeout(wartet);
      document.removeEventListener('focusin', bald);
      for (const abmeldung of abmelden) abmeldung();
    };
  }, [form, speicher, stand, umgebung, aktiv]);
  return gefunden;
}
