import type { Eingangsausgang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { satz, t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Statusmarke, type Statuston } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Schalter } from '../../../components/bedienung/Schalter';
import { Blaetterleiste } from '../../../components/tabelle/Blaetterleiste';
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
  const { data } = useQuery(zeilenAbfrage(art, lauf.id, frage));
  const { data: zuordnung } = useQuery(zuordnungAbfrage(art, lauf.id));
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
              {['beschriftung.zeile', 'beschriftung.ergebnis', 'beschriftung.meldung'].map((titel) => (
                <th key={titel} scope="col">
                  {t(titel)}
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
                onKorrigieren={aenderbar ? setKorrigiert : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      {zeilen.length === 0 && <p className="fp-gedaempft">{t('auftragseingang.zeilen.leer')}</p>}
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
  onKorrigieren: ((zeile: Z) => void) | undefined;
}

function Zeile<L extends Laufbild, Z extends Laufzeile>({ art, zeile, onKorrigieren }: Zeilenangaben<L, Z>) {
  const { ausgang, meldungen, nummer, zellen } = zeile;
  const falsch = new Set(meldungen.map((m) => m.spalte));
  const ziel = art.ziel?.(zeile);
  return (
    <tr>
      <th scope="row">{nummer}</th>
      <td>{ziel ?? <Statusmarke {...(ausgang ? ausgaenge[ausgang] : ungeprueft)} />}</td>
      <td className="fp-import-meldung">
        {meldungen.map((m) => (
          <div key={`${m.spalte}|${m.text}`}>
            {m.spaltenname && <b>{m.spaltenname}: </b>}
            {satz(m)}
          </div>
        ))}
        {art.aenderungen?.(zeile)}
        {ausgang === 'abgelehnt' && onKorrigieren && !ziel && (
          <Knopf text="auftragseingang.zeilen.korrigieren" leise onClick={() => onKorrigieren(zeile)} />
        )}
      </td>
      {zellen.map((z, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
        <td key={i} className={falsch.has(i) ? 'fp-fehlertext' : undefined}>
          {z.wert}
        </td>
      ))}
    </tr>
  );
}
