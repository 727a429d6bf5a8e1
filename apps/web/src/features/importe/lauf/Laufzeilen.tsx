import type { Eingangsausgang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { satz, t } from '@frachtportal/texte/t';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Children, useState } from 'react';
import { Statusmarke, type Statuston } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Schalter } from '../../../components/bedienung/Schalter';
import { Blaetterleiste } from '../../../components/tabelle/Blaetterleiste';
import { useLetzteSeite } from '../../../components/tabelle/useLetzteSeite';
import {
  type Dateiart,
  type Laufbild,
  type Laufzeile,
  zeilenAbfrage,
  zuordnungAbfrage,
} from '../api/dateiart';
import { Korrektur } from './Korrektur';

const jeSeite = [25, 50, 100] as const;
const ausgaenge: Record<Eingangsausgang, { ton: Statuston; text: Schluessel }> = {
  neu: { ton: 'info', text: 'beschriftung.neu' },
  geaendert: { ton: 'info', text: 'beschriftung.geaendert' },
  unveraendert: { ton: 'neutral', text: 'beschriftung.unveraendert' },
  doppelt: { ton: 'warn', text: 'beschriftung.doppelt' },
  vorhanden: { ton: 'neutral', text: 'beschriftung.schonVorhanden' },
  abgelehnt: { ton: 'err', text: 'beschriftung.abgelehnt' },
};
const titel = ['beschriftung.zeile', 'beschriftung.ergebnis'] as const;
const ungeprueft = { ton: 'neutral', text: 'auftragseingang.ausgang.offen' } as const;

interface Eigenschaften<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  lauf: L;
}

/** The lines of the file, each with what becomes of it; those with errors can be corrected here. */
export function Laufzeilen<L extends Laufbild, Z extends Laufzeile>({ art, lauf }: Eigenschaften<L, Z>) {
  const [gewuenscht, setNurFehler] = useState<boolean | null>(null);
  const nurFehler = gewuenscht ?? lauf.abgelehnt > 0;
  const [seite, setSeite] = useState(1);
  const [anzahl, setAnzahl] = useState<number>(jeSeite[0]);
  const [korrigiert, setKorrigiert] = useState<Z | null>(null);
  const frage = { nurFehler, page: seite - 1, searchLimit: anzahl };
  const { data, isPlaceholderData } = useQuery(zeilenAbfrage(art, lauf.id, frage));
  const blaettern = { seite, zeilen: anzahl };
  useLetzteSeite(isPlaceholderData ? undefined : data?.gesamt, blaettern, (neu) => setSeite(neu.seite));
  const { data: zuordnung } = useQuery(zuordnungAbfrage(art, lauf.id));
  const schmal = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const kopf = zuordnung?.spalten.map((s) => s.name) ?? [];
  const aenderbar = lauf.zustand === 'geprueft' || lauf.zustand === 'uebernommen';
  const zeilen = data?.zeilen ?? [];
  return (
    <>
      <Schalter
        label="auftragseingang.zeilen.nurFehler"
        wert={nurFehler}
        onAendern={(nur) => {
          setNurFehler(nur);
          setSeite(1);
        }}
      />
      <section
        className="fp-kasten fp-import-flaeche"
        aria-label={t('auftragseingang.zeilen.titel')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="fp-import-vorschau">
          <thead>
            <tr>
              {[...titel, ...(schmal ? [] : (['beschriftung.meldung'] as const))].map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
              {kopf.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {zeilen.map((z) => (
              <Zeile
                key={z.nummer}
                art={art}
                zeile={z}
                schmal={schmal}
                onKorrigieren={aenderbar ? setKorrigiert : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      {data?.zeilen.length === 0 && <p className="fp-gedaempft">{t('auftragseingang.zeilen.leer')}</p>}
      <Blaetterleiste
        seite={seite}
        zeilen={anzahl}
        gesamt={data?.gesamt ?? 0}
        onSeite={setSeite}
        onZeilen={(neu) => {
          setAnzahl(neu);
          setSeite(1);
        }}
        zeilenzahlen={jeSeite}
      />
      {korrigiert && (
        <Korrektur
          art={art}
          lauf={lauf}
          zeile={korrigiert}
          kopf={kopf}
          onSchliessen={() => setKorrigiert(null)}
        />
      )}
    </>
  );
}

interface Zeilenangaben<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  zeile: Z;
  /** On a phone what is said of a line stands below it, as wide as the screen. */
  schmal: boolean;
  onKorrigieren: ((zeile: Z) => void) | undefined;
}

function Zeile<L extends Laufbild, Z extends Laufzeile>(angaben: Zeilenangaben<L, Z>) {
  const { art, zeile, schmal, onKorrigieren } = angaben;
  const { ausgang, meldungen, nummer, zellen } = zeile;
  const falsch = new Set(meldungen.map((m) => m.spalte));
  const ziel = art.ziel?.(zeile);
  const aenderungen = art.aenderungen?.(zeile);
  const korrigierbar = ausgang === 'abgelehnt' && onKorrigieren && !ziel;
  const gesagtes = (
    <>
      {meldungen.map((m) => (
        <div key={`${m.spalte}|${m.text}`}>
          {m.spaltenname && <b>{m.spaltenname}: </b>}
          {satz(m)}
        </div>
      ))}
      {aenderungen}
      {korrigierbar && (
        <Knopf text="auftragseingang.zeilen.korrigieren" leise onClick={() => onKorrigieren(zeile)} />
      )}
    </>
  );
  return (
    <>
      <tr>
        <th scope="row">{nummer}</th>
        <td>{ziel ?? <Statusmarke {...(ausgang ? ausgaenge[ausgang] : ungeprueft)} />}</td>
        {!schmal && <td className="fp-import-meldung">{gesagtes}</td>}
        {zellen.map((z, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <td key={i} className={falsch.has(i) ? 'fp-fehlertext' : undefined}>
            {z.wert}
          </td>
        ))}
      </tr>
      {schmal && (meldungen.length > 0 || korrigierbar || Children.count(aenderungen) > 0) && (
        <tr>
          <td className="fp-import-darunter" colSpan={titel.length + zellen.length}>
            <div>{gesagtes}</div>
          </td>
        </tr>
      )}
    </>
  );
}
