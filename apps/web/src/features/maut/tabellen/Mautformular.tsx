import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { ueblicherUmwegProzent } from '@frachtportal/domain/maut/mauterzeuger';
import {
  alsPreise,
  alsRaster,
  bestandteile,
  type Mautraster,
  Mauttabelle,
} from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { VerlassenFrage } from '../../../components/entwurf/rueckfragen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { pfade } from '../../../lib/pfade';
import { useEscape, useTasten } from '../../../lib/tasten';
import { mautschluessel, speichereTabelle } from '../api/mauttabellen';
import { Mautkopffelder } from './Mautkopffelder';
import { Preisraster } from './Preisraster';
import { Satzkarte } from './Satzkarte';
import './mauttabellen.css';

const kopffelder = [
  'land',
  'name',
  'gueltigVon',
  'gueltigBis',
  'umwegProzent',
  'quelle',
  ...bestandteile,
] as const;

interface Eigenschaften {
  id: number | null;
  anfang: Partial<Mauttabelle>;
  /** Fetches the table as it is stored by now; the form begins anew with it. */
  neuLaden: () => Promise<unknown>;
}

/** Head and prices of a toll table; the prices typed, pasted, or made from a rate. */
export function Mautformular({ id, anfang, neuLaden }: Eigenschaften) {
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [raster, setRaster] = useState<Mautraster>(() => alsRaster(anfang.preise ?? []).raster);
  const [veraltet, setVeraltet] = useState(false);
  const gespeichert = useRef(false);
  const anfangsraster = useRef(raster);
  const erzeugteQuelle = useRef<string | null>(null);
  const { form, absenden, laeuft } = useDomaenenformular<Mauttabelle>({
    klasse: Mauttabelle,
    anfang: kopfVon(anfang) as never,
    hatFeld: (pfad) => kopffelder.some((f) => f === pfad),
    lesen: (werte) => ({ ...werte, preise: alsPreise(raster) }),
    regeln: (tabelle) => alsRaster(tabelle.preise ?? []).meldungen,
    speichere: async (tabelle) => {
      try {
        await speichereTabelle(id, tabelle, anfang.version ?? 0);
      } catch (grund) {
        if (!(grund instanceof ApiFehler) || grund.status !== 409) throw grund;
        return setVeraltet(true);
      }
      gespeichert.current = true;
      info('stammdaten.gespeichert', { name: tabelle.name });
      await abfragen.invalidateQueries({ queryKey: mautschluessel });
      gehe(pfade.stammdaten.maut);
    },
  });
  const { isDirty } = form.formState;
  const istGeaendert = useCallback(
    () => !gespeichert.current && (isDirty || raster !== anfangsraster.current),
    [isDirty, raster],
  );
  const brichAb = useCallback(() => gehe(pfade.stammdaten.maut), [gehe]);
  useTasten({ 'Ctrl+s': () => void (veraltet || absenden()) });
  useEscape(brichAb);

  return (
    <FormProvider {...form}>
      <Seitenkopf titel={anfang.name ?? 'maut.tabellen.neueMauttabelle'} />
      <Werkzeugleiste titel="maut.tabellen.mauttabelle">
        <Knopf
          text="allgemein.speichern"
          taste="Strg S"
          primaer
          laeuft={laeuft}
          deaktiviert={veraltet}
          onClick={() => void absenden()}
        />
        <Knopf text="allgemein.abbrechen" onClick={brichAb} />
      </Werkzeugleiste>
      {veraltet && (
        <Alert severity="warning">
          <p>{t('maut.tabellen.konflikt')}</p>
          <Knopf text="allgemein.neuenStandLaden" onClick={() => void neuLaden()} />
        </Alert>
      )}
      <Mautkopffelder />
      <Satzkarte
        onErzeugt={(tabelle) => {
          setRaster(alsRaster(tabelle.preise).raster);
          // What somebody has written there stays.
          const quelle = form.getValues('quelle');
          if (quelle && quelle !== erzeugteQuelle.current) return;
          erzeugteQuelle.current = tabelle.quelle ?? null;
          form.setValue('quelle', erzeugteQuelle.current, { shouldDirty: true });
        }}
      />
      <Karte titel="maut.tabellen.preiseInEurJeGewichtUndEntfernung" className="fp-stapel">
        <Preisraster raster={raster} onAendern={setRaster} />
      </Karte>
      <VerlassenFrage
        istGeaendert={istGeaendert}
        titel="maut.tabellen.mauttabelleVerlassen"
        frage="allgemein.verwerfenFrage"
        gefahr
      />
    </FormProvider>
  );
}

function kopfVon(anfang: Partial<Mauttabelle>): object {
  return {
    ...Object.fromEntries(kopffelder.map((name) => [name, anfang[name] ?? null])),
    land: anfang.land ? { id: anfang.land.id } : null,
    umwegProzent: anfang.umwegProzent ?? ueblicherUmwegProzent,
  };
}
