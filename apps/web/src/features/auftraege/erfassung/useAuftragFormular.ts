import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/auftragsposition';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormularentwurf } from '../../../components/entwurf/useFormularentwurf';
import { neuerRasterspeicher } from '../../../components/raster/speicher';

import { alsAuftrag, type Formularwerte, type Vorlage } from './formularwerte';
import { oeffnePositionen, positionsregeln } from './positionen/positionsregeln';
import { useFeldfehler } from './useFeldfehler';

interface Angaben {
  vorlage: Vorlage;
  konfiguration: Konfiguration;
  nurLesen: boolean;
  entwurfName: string;
  /** What is stored is a template, which may be incomplete. */
  alsVorlage: boolean;
}

/** The state of the form: fields, rows, messages and draft. Joins them where an order leaves the form. */
export function useAuftragFormular({ vorlage, konfiguration: k, nurLesen, entwurfName, ...p }: Angaben) {
  const form = useForm<Formularwerte>({ defaultValues: mitWaehrung(vorlage.werte, k) as never });
  const [speicher] = useState(() =>
    neuerRasterspeicher<Auftragsposition>(positionsregeln(k), oeffnePositionen(vorlage.positionen, k)),
  );

  const stand = useCallback((): { auftrag: Partial<Auftrag>; zeilen: number[] } => {
    const zeilen = speicher.gefuellt();
    const auftrag = alsAuftrag(
      form.getValues(),
      zeilen.map((z) => z.daten),
    );
    return { auftrag, zeilen: zeilen.map((z) => z.schluessel) };
  }, [form, speicher]);

  const unverstanden = useCallback(() => speicher.gefuellt().some((z) => z.roh), [speicher]);
  const [anfang] = useState(() =>
    JSON.stringify(alsAuftrag(vorlage.werte, oeffnePositionen(vorlage.positionen, k))),
  );
  const istGeaendert = useCallback(
    () => !nurLesen && (unverstanden() || JSON.stringify(stand().auftrag) !== anfang),
    [nurLesen, unverstanden, stand, anfang],
  );

  const fehler = useFeldfehler(form, k, stand, p.alsVorlage);
  const entwurf = useFormularentwurf({
    name: entwurfName,
    aktiv: !nurLesen,
    lies: () => ({ werte: form.getValues(), positionen: speicher.gefuellt().map((z) => z.daten) }),
    istGeaendert,
  });

  const { nachAenderung } = fehler;
  const { plane } = entwurf;
  useEffect(() => {
    const geaendert = () => {
      plane();
      nachAenderung();
    };
    const abmelden = [
      form.subscribe({ formState: { values: true }, callback: geaendert }),
      speicher.abonniere(geaendert),
    ];
    return () => {
      for (const abmeldung of abmelden) abmeldung();
    };
  }, [form, speicher, plane, nachAenderung]);

  const uebernimmEntwurf = useCallback(
    (v: Vorlage) => {
      form.reset(v.werte as never, { keepDefaultValues: true });
      speicher.tue({ typ: 'lade', daten: v.positionen });
      entwurf.erledigt();
    },
    [form, speicher, entwurf.erledigt],
  );

  return { form, speicher, stand, unverstanden, istGeaendert, fehler, entwurf, uebernimmEntwurf };
}

export type Auftragsformular = ReturnType<typeof useAuftragFormular>;

/** An order without cash on delivery has no currency; whoever enters an amount starts with the usual one. */
function mitWaehrung(werte: Formularwerte, { defaultWaehrung }: Konfiguration): Formularwerte {
  return { ...werte, nachnahmeWaehrung: werte.nachnahmeWaehrung ?? { id: defaultWaehrung } };
}
