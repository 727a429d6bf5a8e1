import { feld } from '@frachtportal/domain/feld/feld';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Mautanfrage, Mautergebnis, type Mautland } from '@frachtportal/domain/maut/mautanfrage';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { ZahlenFeld } from '../../components/felder/ZahlenFeld';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormAuswahlFeld, FormFeld, FormZahlenFeld } from '../../components/formular/formular';
import { berechneMaut, mautlaender } from './api/maut';
import { Mautaufstellung } from './Mautaufstellung';

/** The fields of the toll calculator and what they come to. */
export function Mautrechner() {
  const { data: laender } = useQuery(mautlaender);
  return laender && <Rechner laender={laender} />;
}

const seiten = ['abgang', 'empfaenger'] as const;
const felder = new Set([...seiten.flatMap((s) => [`${s}LKZ`, `${s}Plz`]), 'gewicht']);

function Rechner({ laender }: { laender: readonly Mautland[] }) {
  const [ergebnis, setErgebnis] = useState<Mautergebnis | null>(null);
  // Counts what was entered: an amount on its way belongs to what it was asked for.
  const stand = useRef(0);
  const vorgabe = (laender.find((l) => l.lkz === 'D') ?? laender[0])?.lkz ?? null;
  const { form, absenden, laeuft } = useDomaenenformular<Mautanfrage>({
    klasse: Mautanfrage,
    anfang: {
      abgangLKZ: vorgabe,
      abgangPlz: null,
      empfaengerLKZ: vorgabe,
      empfaengerPlz: null,
      gewicht: null,
    } as never,
    regeln: (a) => plzRegeln(a, laender),
    speichere: async (anfrage) => {
      const gefragt = stand.current;
      const neu = await berechneMaut(anfrage);
      if (gefragt === stand.current) setErgebnis(neu);
    },
    hatFeld: (pfad) => felder.has(pfad),
  });
  // An amount beside other entries than those it was made from would mislead.
  const veraltet = () => {
    stand.current++;
    setErgebnis(null);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('maut.mautBerechnen')}
        onSubmit={(e) => {
          e.preventDefault();
          veraltet();
          void absenden();
        }}
      >
        <Zeilen>
          {seiten.map((seite) => (
            <Ende key={seite} seite={seite} laender={laender} onGeaendert={veraltet} />
          ))}
          <Zeile>
            <FormZahlenFeld name="gewicht" feld={feld(Mautanfrage, 'gewicht')} onGeaendert={veraltet} />
            <div className="fp-mautbox-knopf">
              <Knopf text="maut.mautrechner.berechnen" absenden laeuft={laeuft} />
            </div>
          </Zeile>
          <ZahlenFeld
            feld={feld(Mautergebnis, 'mautbetrag')}
            label="maut.mautbetrag"
            nurLesen
            wert={ergebnis?.mautbetrag ?? null}
          />
          <div role="status" className="fp-mautbox-meldung">
            {ergebnis && <Mautaufstellung ergebnis={ergebnis} />}
          </div>
        </Zeilen>
      </form>
    </FormProvider>
  );
}

interface EndeEigenschaften {
  seite: (typeof seiten)[number];
  laender: readonly Mautland[];
  onGeaendert: () => void;
}

/** Country and, where it has any, postal code of one end of the way. */
function Ende({ seite, laender, onGeaendert }: EndeEigenschaften) {
  const { setValue } = useFormContext();
  const lkz = useWatch({ name: `${seite}LKZ` }) as string | null;
  const plzlaenge = laender.find((l) => l.lkz === lkz)?.plzlaenge ?? null;
  const optionen = useMemo(
    () => laender.map((l) => ({ id: l.lkz, text: `${t(l.bezeichnung)} (${l.lkz})` })),
    [laender],
  );
  return (
    <Zeile>
      <FormAuswahlFeld
        name={`${seite}LKZ`}
        feld={feld(Mautanfrage, `${seite}LKZ`)}
        optionen={optionen}
        onGeaendert={() => {
          setValue(`${seite}Plz`, null);
          onGeaendert();
        }}
      />
      {plzlaenge !== null && plzlaenge > 0 && (
        <FormFeld
          key={lkz}
          name={`${seite}Plz`}
          feld={feld(Mautanfrage, `${seite}Plz`)}
          pflicht
          max={plzlaenge}
          breite={146}
          onGeaendert={onGeaendert}
        />
      )}
    </Zeile>
  );
}

/** Where a country has postal codes, one is needed. */
function plzRegeln(anfrage: Mautanfrage, laender: readonly Mautland[]): Meldung[] {
  const meldungen: Meldung[] = [];
  for (const seite of seiten) {
    const land = laender.find((l) => l.lkz === anfrage[`${seite}LKZ`]);
    if (land?.plzlaenge && !anfrage[`${seite}Plz`]?.trim())
      meldungen.push(fehler('maut.plzFehlt', `${seite}Plz`));
  }
  return meldungen;
}
