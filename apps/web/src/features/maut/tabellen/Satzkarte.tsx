import type { MauttabelleEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { Mautvorgabe, ueblicheAuslastungKg } from '@frachtportal/domain/maut/mauterzeuger';
import { co2Klassen, gewichtsklassen, schadstoffklassen } from '@frachtportal/domain/maut/mautsaetze';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Karte, Zeile } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { optionenAus } from '../../../components/felder/optionen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormZahlenFeld } from '../../../components/formular/formular';
import { erzeugeTabelle, mautsaetze } from '../api/mauttabellen';

/** The head of the table, which the maker of prices only needs in order to name it. */
const platzhalter = { name: 'maut.tabellen.mauttabelle', gueltigVon: '2000-01-01', land: { id: 1 } };

/** Makes all prices from a rate a kilometre: one of the statutory ones, or any other. */
export function Satzkarte({ onErzeugt }: { onErzeugt: (tabelle: MauttabelleEingabe) => void }) {
  const { data: saetze = [] } = useQuery(mautsaetze);
  const [wahl, setWahl] = useState<Klassenwahl>({ gewicht: 'f', schadstoff: 'A', co2: 1 });
  const satz = saetze.find(
    (s) =>
      s.gewichtsklasse === wahl.gewicht && s.schadstoffklasse === wahl.schadstoff && s.co2Klasse === wahl.co2,
  );
  const { form, absenden, laeuft } = useDomaenenformular<Mautvorgabe>({
    klasse: Mautvorgabe,
    anfang: { satzCentJeKm: null, leerProzent: 0, durchschnittKg: ueblicheAuslastungKg } as never,
    hatFeld: (pfad) => ['satzCentJeKm', 'leerProzent', 'durchschnittKg'].includes(pfad),
    lesen: (werte) => ({
      ...platzhalter,
      ...werte,
      quelle: quelle(werte, satz?.quelle ?? null, satz?.satzCentJeKm),
    }),
    speichere: async (vorgabe) => onErzeugt(await erzeugeTabelle(vorgabe)),
  });
  const angaben = (name: 'satzCentJeKm' | 'leerProzent' | 'durchschnittKg') => ({
    name,
    feld: feld(Mautvorgabe, name),
  });
  return (
    <Karte titel="maut.tabellen.preiseAusEinemMautsatzErzeugen" className="fp-stapel">
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('maut.tabellen.preiseErzeugen')}
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          <Zeile umbruch>
            <Gesetzlich
              wahl={wahl}
              onWahl={setWahl}
              satz={satz}
              onSatz={(cent) => form.setValue('satzCentJeKm', cent)}
            />
            <FormZahlenFeld {...angaben('satzCentJeKm')} breite={110} />
            <FormZahlenFeld {...angaben('leerProzent')} breite={124} />
            <FormZahlenFeld {...angaben('durchschnittKg')} breite={178} />
            <div className="fp-unten">
              <Knopf text="maut.tabellen.preiseErzeugen" absenden laeuft={laeuft} />
            </div>
          </Zeile>
        </form>
      </FormProvider>
      <p className="fp-gedaempft">{t('maut.tabellen.formel')}</p>
    </Karte>
  );
}

interface Klassenwahl {
  gewicht: string;
  schadstoff: string;
  co2: number;
}

interface Gesetzesangaben {
  wahl: Klassenwahl;
  onWahl: (wahl: Klassenwahl) => void;
  satz: { satzCentJeKm: number } | undefined;
  onSatz: (cent: number) => void;
}

/** The classes that decide about the statutory rate, and the button that takes it. */
function Gesetzlich({ wahl, onWahl, satz, onSatz }: Gesetzesangaben) {
  return (
    <>
      <AuswahlFeld
        label="beschriftung.gewichtsklasse"
        breite={190}
        pflicht
        optionen={optionenAus(gewichtsklassen)}
        wert={wahl.gewicht}
        onAendern={(w) => onWahl({ ...wahl, gewicht: String(w) })}
      />
      <AuswahlFeld
        label="beschriftung.schadstoffklasse"
        breite={120}
        pflicht
        optionen={optionenAus(schadstoffklassen)}
        wert={wahl.schadstoff}
        onAendern={(w) => onWahl({ ...wahl, schadstoff: String(w) })}
      />
      <AuswahlFeld
        label="beschriftung.co2Klasse"
        breite={130}
        pflicht
        optionen={co2Klassen.map((k) => ({ id: k, text: `${t('beschriftung.co2Klasse')} ${k}` }))}
        wert={wahl.co2}
        onAendern={(w) => onWahl({ ...wahl, co2: Number(w) })}
      />
      <div className="fp-unten">
        <Knopf
          text="maut.tabellen.satzNehmen"
          deaktiviert={!satz}
          hinweis="maut.tabellen.gesetzlicherSatz"
          onClick={() => satz && onSatz(satz.satzCentJeKm)}
        />
      </div>
    </>
  );
}

/** Names the law only where its rate was taken. */
function quelle(werte: Mautvorgabe, gesetz: string | null, gesetzlich: number | undefined): string {
  const satz = werte.satzCentJeKm?.toLocaleString('de-DE');
  return `${werte.satzCentJeKm === gesetzlich ? `${gesetz}: ` : ''}${satz} ct/km`.slice(0, 200);
}
