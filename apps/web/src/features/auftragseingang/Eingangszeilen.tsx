import type { Eingangszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Eingangsausgang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { satz, t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { Blaetterleiste } from '../../components/tabelle/Blaetterleiste';
import { pfade } from '../../lib/pfade';
import { type Auftragseingang, eingangszeilen, eingangszuordnung } from './api/auftragseingang';
import { Korrektur } from './Korrektur';

const jeSeite = [25, 50, 100] as const;
const ausgaenge: Record<Eingangsausgang, { ton: Statuston; text: Schluessel }> = {
  neu: { ton: 'info', text: 'beschriftung.neu' },
  doppelt: { ton: 'warn', text: 'beschriftung.doppelt' },
  vorhanden: { ton: 'neutral', text: 'beschriftung.schonVorhanden' },
  abgelehnt: { ton: 'err', text: 'beschriftung.abgelehnt' },
};
const ungeprueft = { ton: 'neutral', text: 'auftragseingang.ausgang.offen' } as const;

/** The lines of the file, each with what becomes of it; those with errors can be corrected here. */
export function Eingangszeilen({ lauf }: { lauf: Auftragseingang }) {
  const [gewuenscht, setNurFehler] = useState<boolean | null>(null);
  const nurFehler = gewuenscht ?? lauf.abgelehnt > 0;
  const [seite, setSeite] = useState(1);
  const [anzahl, setAnzahl] = useState<number>(jeSeite[0]);
  const [korrigiert, setKorrigiert] = useState<Eingangszeile | null>(null);
  const frage = { nurFehler, page: seite - 1, searchLimit: anzahl };
  const { data } = useQuery(eingangszeilen(lauf.id, frage));
  const { data: zuordnung } = useQuery(eingangszuordnung(lauf.id));
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
              <Zeile key={z.nummer} zeile={z} onKorrigieren={aenderbar ? setKorrigiert : undefined} />
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
        <Korrektur lauf={lauf} zeile={korrigiert} kopf={kopf} onSchliessen={() => setKorrigiert(null)} />
      )}
    </>
  );
}

interface Zeilenangaben {
  zeile: Eingangszeile;
  onKorrigieren: ((zeile: Eingangszeile) => void) | undefined;
}

function Zeile({ zeile, onKorrigieren }: Zeilenangaben) {
  const { auftragId, ausgang, meldungen, nummer, spedeigennr, zellen } = zeile;
  const falsch = new Set(meldungen.map((m) => m.spalte));
  return (
    <tr>
      <th scope="row">{nummer}</th>
      <td>
        {auftragId ? (
          <Link
            to={pfade.auftrag(auftragId)}
            aria-label={t('auftragseingang.zeilen.oeffnen', { nummer: spedeigennr ?? '' })}
          >
            {spedeigennr}
          </Link>
        ) : (
          <Statusmarke {...(ausgang ? ausgaenge[ausgang] : ungeprueft)} />
        )}
      </td>
      <td className="fp-import-meldung">
        {meldungen.map((m) => (
          <div key={`${m.spalte}|${m.text}`}>
            {m.spaltenname && <b>{m.spaltenname}: </b>}
            {satz(m)}
          </div>
        ))}
        {ausgang === 'abgelehnt' && onKorrigieren && !auftragId && (
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
