import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { nachnahmewaehrung } from '@frachtportal/domain/auftrag/service/nachnahme';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Pruefling } from '@frachtportal/domain/regel/regel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useFormularentwurf } from '../../../../components/entwurf/useFormularentwurf';
import type { Rohtexte } from '../../../../components/raster/zeile';
import { neuerRasterspeicher, type Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { oeffnePositionen, positionsregeln } from '../positionen/positionsregeln';
import type { Uebernahme } from '../schnelleingabe/uebernahme';
import { type Feldtext, useFeldtext } from './feldtext';
import { alsAuftrag, type Formularwerte, type Vorlage } from './formularwerte';
import { useTeile } from './teilentwurf';
import { useFeldfehler } from './useFeldfehler';
import type { Pruefumgebung } from './usePruefumgebung';

interface Angaben {
  vorlage: Vorlage;
  umgebung: Pruefumgebung;
  nurLesen: boolean;
  entwurfName: string;
  /** What is stored is a template, which may be incomplete. */
  alsVorlage: boolean;
  /** Of the stored order that is changed. */
  version: string | null | undefined;
}

/** What is typed, also where it is no value yet. */
export interface Auftragsentwurf extends Vorlage {
  roh: Rohtexte;
  /** The field one is in, as it reads. */
  feld: Feldtext | null;
  /** What open dialogs hold and have not handed over yet. */
  teile: Readonly<Record<string, unknown>>;
  /** What was stored when it was typed. */
  version?: string | null | undefined;
}

/** The state of the form: fields, rows, messages and draft. Joins them where an order leaves the form. */
export function useAuftragFormular({ vorlage, umgebung, nurLesen, entwurfName, ...p }: Angaben) {
  const { konfiguration: k } = umgebung;
  const form = useForm<Formularwerte>({ defaultValues: mitWaehrung(vorlage.werte, k) as never });
  const [speicher] = useState(() =>
    neuerRasterspeicher<Auftragsposition>(positionsregeln(k), oeffnePositionen(vorlage.positionen, k)),
  );

  const stand = useCallback((): { auftrag: Partial<Auftrag>; roh: Pruefling; zeilen: number[] } => {
    const zeilen = speicher.gefuellt();
    const positionen = zeilen.map((z) => z.daten);
    const werte = form.getValues();
    const id = umgebung.vorher?.id;
    const roh = { ...werte, ...(id && { id }), auftragspositionen: positionen };
    return { auftrag: alsAuftrag(werte, positionen), roh, zeilen: zeilen.map((z) => z.schluessel) };
  }, [form, speicher, umgebung.vorher?.id]);

  const unverstanden = useCallback(() => speicher.gefuellt().some((z) => z.roh), [speicher]);
  const [anfang] = useState(() =>
    JSON.stringify(alsAuftrag(vorlage.werte, oeffnePositionen(vorlage.positionen, k))),
  );
  const istGeaendert = useCallback(
    () => !nurLesen && (speicher.tippt() || unverstanden() || JSON.stringify(stand().auftrag) !== anfang),
    [nurLesen, speicher, unverstanden, stand, anfang],
  );

  const fehler = useFeldfehler(form, umgebung, p.alsVorlage, stand);
  const inhalt = useRef((): Auftragsentwurf => ({ ...vorlage, roh: [], feld: null, teile: {} }));
  const entwurf = useFormularentwurf({
    name: entwurfName,
    aktiv: !nurLesen,
    lies: () => inhalt.current(),
    istGeaendert: () => {
      const { feld, teile: offene } = inhalt.current();
      return Boolean(feld?.text) || Object.keys(offene).length > 0 || istGeaendert();
    },
  });
  const uebernahme: Uebernahme = useRef(null);
  const { getippt, uebernommen } = entwurf;
  const feldtext = useFeldtext(getippt);
  const teile = useTeile(getippt);
  inhalt.current = () => {
    const { daten: positionen, roh } = speicher.stand();
    const feld = feldtext.aktuell.current;
    const { version } = p;
    return { werte: form.getValues(), positionen, roh, feld, teile: teile.aktuell.current, version };
  };

  useBeiAenderung(form, speicher, fehler.nachAenderung, entwurf);

  const { bringeZurueck } = teile;
  const uebernimmEntwurf = useCallback(
    ({ werte, positionen, roh, teile: offene }: Auftragsentwurf) => {
      form.reset(werte as never, { keepDefaultValues: true });
      speicher.tue({ typ: 'lade', daten: positionen, roh });
      bringeZurueck(offene);
      void uebernommen();
    },
    [form, speicher, bringeZurueck, uebernommen],
  );

  return {
    form,
    speicher,
    stand,
    unverstanden,
    istGeaendert,
    fehler,
    entwurf,
    uebernimmEntwurf,
    horcher: feldtext.horcher,
    teile: teile.kontext,
    /** Of what stands in the quick entry. */
    uebernahme,
  };
}

export type Auftragsformular = ReturnType<typeof useAuftragFormular>;

/** Whatever changes is checked again and kept as a draft; what is only being typed is kept. */
function useBeiAenderung(
  form: UseFormReturn<Formularwerte>,
  speicher: Rasterspeicher<Auftragsposition>,
  nachAenderung: () => void,
  { plane, getippt }: { plane: () => void; getippt: () => void },
): void {
  useEffect(() => {
    const geaendert = () => {
      plane();
      nachAenderung();
    };
    const abmelden = [
      form.subscribe({ formState: { values: true }, callback: geaendert }),
      speicher.abonniere(geaendert),
      speicher.abonniereEingabe(getippt),
    ];
    return () => {
      for (const abmeldung of abmelden) abmeldung();
    };
  }, [form, speicher, plane, getippt, nachAenderung]);
}

/** An order without cash on delivery has no currency; whoever enters an amount starts with the usual one. */
function mitWaehrung(werte: Formularwerte, k: Konfiguration): Formularwerte {
  return { ...werte, nachnahmeWaehrung: werte.nachnahmeWaehrung ?? { id: nachnahmewaehrung(k) } };
}
