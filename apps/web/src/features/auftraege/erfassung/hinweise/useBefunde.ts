import type { Befund } from '@frachtportal/domain/regel/befunde';
import { useEffect, useState } from 'react';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import type { Pruefumgebung } from '../formular/usePruefumgebung';

/** Rules look at the whole order: not with every key, and never later than this after one. */
const pauseMs = 200;

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
      const neu = regelwerk.befunde(stand().roh, umgebung);
      setGefunden((alt) => (JSON.stringify(alt) === JSON.stringify(neu) ? alt : neu));
    };
    const bald = () => {
      wartet ??= setTimeout(sieh, pauseMs);
    };
    sieh();
    const abmelden = [
      form.subscribe({ formState: { values: true }, callback: bald }),
      speicher.abonniere(bald),
    ];
    return () => {
      clearTimeout(wartet);
      for (const abmeldung of abmelden) abmeldung();
    };
  }, [form, speicher, stand, umgebung, aktiv]);
  return gefunden;
}
