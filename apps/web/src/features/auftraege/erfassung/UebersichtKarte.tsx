import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type { Masse } from '@frachtportal/domain/auftrag/rechnen/masse';
import { summiere, type Teilsumme } from '@frachtportal/domain/auftrag/rechnen/summen';
import { t } from '@frachtportal/texte/t';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Karte } from '../../../components/anzeige/Karte';
import { gefuellteZeilen } from '../../../components/raster/zeile';
import { type Rasterspeicher, useRasterzustand } from '../../../components/raster/zustand/speicher';
import { formatiereZahl } from '../../../lib/format/zahlen';
import type { Formularwerte } from './formular/formularwerte';
import { Punktezeile } from './gefahrgut/Punktezeile';
import type { Position } from './positionen/positionsregeln';

interface Props {
  speicher: Rasterspeicher<Auftragsposition>;
  rechne: (p: Position) => Masse;
  /** With those that are blocked: an order may have them all the same. */
  verpackungen: readonly Kennzeichen[];
  lademittel: readonly Kennzeichen[];
}

type Kennzeichen = { id: number; langBezeichnung: string };

/** The sums of the positions, following each changed cell. */
export const UebersichtKarte = memo(function UebersichtKarte({ speicher, rechne, ...listen }: Props) {
  const { zeilen } = useRasterzustand(speicher);
  const positionen = gefuellteZeilen(zeilen, speicher.regeln).map(({ daten }) => ({
    ...daten,
    ...rechne(daten),
  }));
  const summen = summiere(positionen);
  const zusaetzliche = useZusaetzliche();
  const gezaehlt = [
    ...benannt('verpackung', summen.jeVerpackung, listen.verpackungen),
    ...benannt('lademittel', summen.jeLademittel, listen.lademittel),
    ...benannt('zusaetzlich', summiere(zusaetzliche).jeLademittel, listen.lademittel).map((s) => ({
      ...s,
      name: t('auftrag.erfassung.zusaetzlich', { name: s.name }),
    })),
  ];
  const gefahrgut = positionen.flatMap((p) => p.auftragsgefahrgueter ?? []);
  return (
    <Karte titel="auftrag.erfassung.uebersicht" className="fp-uebersicht">
      <dl className="fp-summen">
        {gezaehlt.map(({ art, name, anzahl }) => (
          <Summe key={art} name={name} wert={formatiereZahl(anzahl)} />
        ))}
        <Summe
          name="auftrag.erfassung.bruttogewicht"
          wert={`${formatiereZahl(summen.bruttoGewicht, 2)} kg`}
        />
        <Summe name="auftrag.erfassung.volumen" wert={`${formatiereZahl(summen.volumenCbm, 3)} cbm`} />
        <Summe name="beschriftung.stellplaetze" wert={`${formatiereZahl(summen.stellplaetze, 1, 2)} STP`} />
        <Summe name="beschriftung.lademeter" wert={`${formatiereZahl(summen.lademeter, 1, 2)} LDM`} />
      </dl>
      <Punktezeile zeilen={gefahrgut} />
    </Karte>
  );
});

/** The additional load units in the form of what is summed. */
function useZusaetzliche() {
  const zeilen = useWatch<Formularwerte, 'auftragZusLademittel'>({ name: 'auftragZusLademittel' }) ?? [];
  return zeilen.map((z) => ({ lademittel: z.lademittel, lademittelAnzahl: z.anzahl }));
}

function Summe({ name, wert }: { name: string; wert: string }) {
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>{wert}</dd>
    </div>
  );
}

/** An IBC is a packaging and a load unit: the name alone does not tell them apart. */
function benannt(was: string, teile: readonly Teilsumme[], liste: readonly Kennzeichen[]) {
  return teile.map(({ id, anzahl }) => ({
    art: `${was}-${id}`,
    name: liste.find((e) => e.id === id)?.langBezeichnung ?? `${t('beschriftung.nr')} ${id}`,
    anzahl,
  }));
}
