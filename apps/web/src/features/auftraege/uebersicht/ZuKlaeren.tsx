import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { type Listenfrage, listenfragen } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Karte } from '../../../components/anzeige/Karte';
import { Umschalter } from '../../../components/bedienung/Umschalter';
import { formatiereTag, formatiereZeitpunktKurz, heute } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { pfade } from '../../../lib/pfade';
import { auftragslisteAbfrage } from '../api/auftragsliste';
import { Auftragsstatus } from '../liste/Auftragsstatus';
import { alsAdresse, alsAnfrage, type Suchzustand } from '../liste/suche/suchzustand';
import { type Teilangaben } from './Kennzahl';
import { zustandZu } from './listenlink';

/** Most orders that show here; the list has all. */
const hoechstens = 7;

type Sortierung = NonNullable<Suchzustand['sortierung']>;
const juengste: Sortierung = { feld: 'statusDatum', richtung: 'desc' };
const aelteste: Sortierung = { feld: 'entladedatum', richtung: 'asc' };

interface Fall {
  /** Where the list says more of one. */
  reiter?: Suchzustand['reiter'];
  wert: string;
  text: string;
  anzahl: number;
  frage: Listenfrage;
  sortierung: Sortierung;
}

const faelle = ({ phasen, tag, ...u }: Teilangaben['uebersicht']): Fall[] => [
  {
    wert: 'problem',
    text: 'auftrag.phase.problem',
    anzahl: phasen.find((p) => p.phase === 'problem')?.anzahl ?? 0,
    frage: listenfragen.phase('problem'),
    sortierung: juengste,
  },
  {
    wert: 'uebertragung',
    text: 'auftrag.uebersicht.uebertragung',
    anzahl: u.uebertragungFehlt,
    frage: listenfragen.uebertragungFehlt(),
    sortierung: juengste,
  },
  {
    wert: 'klaerfall',
    text: 'klaerfall.klaerfaelle',
    anzahl: u.klaerfaelle,
    frage: listenfragen.klaerfall(),
    reiter: 'klaerfaelle',
    sortierung: juengste,
  },
  {
    wert: 'verspaetet',
    text: 'auftrag.merkmal.verspaetet',
    anzahl: u.verspaetet,
    frage: listenfragen.verspaetet(),
    sortierung: aelteste,
  },
  {
    wert: 'pod',
    text: 'auftrag.merkmal.podFehlt',
    anzahl: u.podFehlt,
    frage: listenfragen.podFehlt(tag),
    sortierung: aelteste,
  },
];

/** What somebody has to look after: of each kind the first few, and the way to the others. */
export function ZuKlaeren({ uebersicht, ausschnitt }: Teilangaben) {
  const alle = faelle(uebersicht);
  const [gewaehlt, setGewaehlt] = useState<string | null>(null);
  const fall = alle.find((f) => f.wert === gewaehlt) ?? alle.find((f) => f.anzahl > 0) ?? alle[0];
  if (!fall) return null;
  const zustand = { ...zustandZu(fall.frage, ausschnitt, heute()), sortierung: fall.sortierung };
  return (
    <Karte
      titel="auftrag.uebersicht.zuKlaeren"
      className="fp-klaeren"
      aktionen={
        <Umschalter
          name="auftrag.uebersicht.zuKlaeren"
          wert={fall.wert}
          moeglich={alle.map((f) => ({ wert: f.wert, text: `${t(f.text)} ${formatiereZahl(f.anzahl)}` }))}
          onWahl={setGewaehlt}
        />
      }
    >
      {fall.anzahl === 0 ? (
        <p className="fp-tabelle-leer">{t('auftrag.uebersicht.nichtsZuKlaeren')}</p>
      ) : (
        <>
          <Faelle zustand={{ ...zustand, reiter: fall.reiter ?? 'historie' }} />
          <p>
            <Link to={ort(zustand)}>
              {t('auftrag.uebersicht.alleInListe', {
                anzahl: formatiereZahl(fall.anzahl),
                was: t(fall.text),
              })}
            </Link>
          </p>
        </>
      )}
    </Karte>
  );
}

const ort = (zustand: Suchzustand) => `${pfade.auftragsliste}?${alsAdresse(zustand, heute())}`;
const keine: Auftragszeile[] = [];

function Faelle({ zustand }: { zustand: Suchzustand }) {
  const anfrage = { ...alsAnfrage(zustand, false), searchLimit: hoechstens };
  const { data } = useQuery(auftragslisteAbfrage(anfrage, true));
  return (
    <table>
      <thead>
        <tr>
          {[
            'auftrag.auftragsnr',
            'beschriftung.empfaenger',
            'beschriftung.status',
            'auftrag.uebersicht.seit',
            'auftrag.zustellung',
          ].map((kopf) => (
            <th key={kopf} scope="col">
              {t(kopf)}
            </th>
          ))}
          <th scope="col">
            <span className="fp-nur-vorlesen">{t('allgemein.aktionen')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {(data?.zeilen ?? keine).map((z) => (
          <tr key={z.id}>
            <td>
              <Link to={pfade.auftrag(z.id)} className="fp-fett">
                {z.spedeigennr}
              </Link>
            </td>
            <td className="fp-abgeschnitten">{z.empfaengerAdresse?.name}</td>
            <td>
              <Auftragsstatus zeile={z} />
            </td>
            <td>{formatiereZeitpunktKurz(z.statusDatum, z.statusNurTag)}</td>
            <td>{formatiereTag(z.entladedatum)}</td>
            <td>
              <Link
                to={ort({ ...zustand, markiert: [z.id] })}
                aria-label={t('auftrag.uebersicht.klaereEinen', { nummer: z.spedeigennr })}
              >
                {t('auftrag.uebersicht.klaeren')}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
