import { t } from '@frachtportal/texte/t';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { type ClipboardEvent, memo, useImperativeHandle, useRef } from 'react';
import { Knopf } from '../bedienung/Knopf';
import { Schalter } from '../bedienung/Schalter';
import { AuswahlFeld } from '../felder/AuswahlFeld';
import { Feld } from '../felder/Feld';
import { SuchFeld } from '../felder/SuchFeld';
import { ZahlenFeld } from '../felder/ZahlenFeld';
import type { Rasterangaben } from './rasterangaben';
import { type AuswahlSpalte, type Spalte, type SuchSpalte, spaltenname } from './spalte';
import { fuegeEin } from './tasten/bedienung';
import { geloescht } from './tasten/handlungen';
import { istLeer } from './zeile';
import { verweistext, zelltext } from './zelle';
import { optionstext } from './zustand/auswahl';
import type { Sichtzeile } from './zustand/sicht';
import type { Rasterspeicher } from './zustand/speicher';

/** The grid on a narrow screen: each row a card with the usual fields. */
export function RasterKarten<T>(p: Rasterangaben<T>) {
  const liste = useRef<HTMLUListElement>(null);
  useImperativeHandle(p.ziel, () => ({
    springeZu: (schluessel, feld) =>
      liste.current?.querySelector<HTMLElement>(`[id="${feldId(p.id, schluessel, feld)}"]`)?.focus(),
  }));
  return (
    <ul
      ref={liste}
      className="fp-raster-karten"
      aria-label={t(p.name)}
      onPaste={(e) => fuegeInKarteEin(p, e)}
    >
      {p.sicht.map((s) => (
        <Karte
          key={s.zeile.schluessel}
          raster={p.id}
          zeilenname={p.zeilenname}
          sicht={s}
          spalten={p.spalten}
          speicher={p.speicher}
          nurLesen={p.nurLesen}
          sage={p.sage}
        />
      ))}
    </ul>
  );
}

interface KartenEigenschaften<T> {
  raster: string;
  zeilenname: string;
  sicht: Sichtzeile<T>;
  spalten: readonly Spalte<T>[];
  speicher: Rasterspeicher<T>;
  nurLesen: boolean;
  sage: (text: string, umkehrbar?: boolean) => void;
}

/** A block goes into the rows from the card on, and from the field on, into which it was pasted. */
function fuegeInKarteEin<T>(p: Rasterangaben<T>, e: ClipboardEvent<HTMLElement>): void {
  const feld = (e.target as HTMLElement).closest<HTMLElement>('[data-feld]')?.dataset['feld'];
  const schluessel = Number((e.target as HTMLElement).closest<HTMLElement>('li')?.dataset['zeile']);
  const spalte = p.spalten.findIndex((s) => s.name === feld);
  if (spalte >= 0) fuegeEin(p, { schluessel, spalte }, e);
}

function feldId(raster: string, schluessel: number, feld: string): string {
  return `${raster}-karte-${schluessel}-${feld}`;
}

function Kartenzeile<T>(p: KartenEigenschaften<T>) {
  const { zeile, nr } = p.sicht;
  return (
    <li className="fp-karte fp-raster-karte" data-zeile={zeile.schluessel}>
      <div className="fp-raster-karte-kopf">
        {t(p.zeilenname)} {nr}
        {!p.nurLesen && !istLeer(zeile, p.speicher.regeln) && (
          <Knopf
            text={t('allgemein.eintragLoeschen', { name: `${t(p.zeilenname)} ${nr}` })}
            icon={<DeleteIcon fontSize="small" />}
            nurIcon
            leise
            onClick={() => {
              p.speicher.tue({ typ: 'loesche', schluessel: [zeile.schluessel] });
              p.sage(geloescht(1), true);
            }}
          />
        )}
      </div>
      <div className="fp-raster-karte-felder">
        {p.spalten.map((spalte) => (
          <div
            key={spalte.name}
            data-feld={spalte.name}
            className={spalte.art === 'text' ? 'fp-raster-breit' : undefined}
          >
            <Kartenfeld {...p} spalte={spalte} />
          </div>
        ))}
      </div>
    </li>
  );
}

/** `memo` forgets that the card takes rows of any kind. */
const Karte = memo(Kartenzeile) as typeof Kartenzeile;

function Kartenfeld<T>({ spalte, sicht, ...p }: KartenEigenschaften<T> & { spalte: Spalte<T> }) {
  const { zeile } = sicht;
  const wert = (zeile.daten as Record<string, unknown>)[spalte.name];
  const setze = (neu: unknown, roh?: string) =>
    p.speicher.tue({ typ: 'zelle', schluessel: zeile.schluessel, feld: spalte.name, wert: neu, roh });
  const rahmen = {
    id: feldId(p.raster, zeile.schluessel, spalte.name),
    label: spaltenname(spalte),
    pflicht: (spalte.pflicht ?? false) && sicht.pflicht,
    fehler: sicht.meldungen[spalte.name],
    nurLesen: p.nurLesen,
  };
  switch (spalte.art) {
    case 'text':
      return <Feld {...rahmen} max={spalte.max} wert={wert as string | null} onAendern={setze} />;
    case 'schalter':
      return <Schalter label={rahmen.label} wert={wert as boolean} nurLesen={p.nurLesen} onAendern={setze} />;
    case 'auswahl':
      return <Kartenauswahl {...rahmen} spalte={spalte} wert={wert} setze={setze} />;
    case 'zahl':
      return (
        <ZahlenFeld
          {...rahmen}
          dezimal={spalte.dezimal}
          platzhalter={zelltext(spalte, zeile)}
          wert={zeile.roh?.[spalte.name] ?? (wert as number | null)}
          onAendern={(neu) => (typeof neu === 'string' ? setze(null, neu) : setze(neu))}
        />
      );
    case 'suche':
      return <Kartensuche {...rahmen} spalte={spalte} text={zelltext(spalte, zeile)} setze={setze} />;
    case 'anzeige': {
      const { aktion } = spalte;
      if (!aktion) return <Feld {...rahmen} nurLesen wert={zelltext(spalte, zeile)} />;
      const worte = [t(spalte.aktionstext ?? rahmen.label), zelltext(spalte, zeile)]
        .filter(Boolean)
        .join(' ');
      return (
        <div id={rahmen.id} tabIndex={-1}>
          <Knopf text={worte} onClick={() => aktion(zeile.schluessel)} />
          {rahmen.fehler && <p className="fp-fehlertext">{rahmen.fehler}</p>}
        </div>
      );
    }
  }
}

interface Suchangaben {
  spalte: SuchSpalte;
  text: string;
  setze: (wert: unknown, roh?: string) => void;
}

function Kartensuche({ spalte, text, setze, ...rahmen }: Suchangaben & { id: string; nurLesen: boolean }) {
  return (
    <SuchFeld
      {...rahmen}
      wert={text}
      suche={spalte.suche}
      schluessel={(t) => t.id}
      beschriftung={spalte.text}
      zeile={spalte.eintrag}
      onAendern={(neu) => setze(null, neu ?? undefined)}
      onWahl={setze}
    />
  );
}

interface Auswahlangaben {
  spalte: AuswahlSpalte;
  wert: unknown;
  setze: (wert: unknown) => void;
}

function Kartenauswahl({
  spalte,
  wert,
  setze,
  ...rahmen
}: Auswahlangaben & { id: string; nurLesen: boolean }) {
  const id = (wert as { id?: number } | null | undefined)?.id ?? null;
  const optionen = spalte.optionen.map((o) => ({ id: o.id, text: optionstext(o) }));
  // An entry meanwhile blocked stays visible where it is the value.
  if (id !== null && !optionen.some((o) => o.id === id))
    optionen.push({ id, text: verweistext(spalte.optionen, wert) });
  return (
    <AuswahlFeld
      {...rahmen}
      optionen={optionen}
      wert={id}
      onAendern={(neu) => setze(neu === null ? null : { id: neu })}
    />
  );
}
