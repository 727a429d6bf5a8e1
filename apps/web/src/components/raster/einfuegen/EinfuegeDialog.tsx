import { t } from '@frachtportal/texte/t';
import { useMemo, useState } from 'react';
import { zeilenzahl } from '../../../lib/format/zahlen';
import { Knopf } from '../../bedienung/Knopf';
import { Schalter } from '../../bedienung/Schalter';
import { Dialog } from '../../dialog/Dialog';
import { AuswahlFeld } from '../../felder/AuswahlFeld';
import type { Einfuegung, Rasterangaben } from '../rasterangaben';
import { istEingabe, type Spalte, spaltenname } from '../spalte';
import { rohMeldung, zelltext } from '../zelle';
import { type Block, istUnlesbar, mitZiel, ordneZu, type Zelle, type Zuordnung } from '../zuordnung';
import type { Rasterspeicher } from '../zustand/speicher';
import { platzFuer, uebernimmBlock } from './block';

interface Props<T> {
  einfuegung: Einfuegung;
  spalten: readonly Spalte<T>[];
  speicher: Rasterspeicher<T>;
  sage: Rasterangaben<T>['sage'];
  onSchliessen: () => void;
}

const nirgends = '';
const gezeigteZeilen = 6;

/** Shows where the columns of a pasted block go and how its first rows will arrive, before anything changes. */
export function EinfuegeDialog<T>({ einfuegung, spalten, speicher, sage, onSchliessen }: Props<T>) {
  const { block, ab } = einfuegung;
  const [zuordnung, setZuordnung] = useState(einfuegung.vorschlag);
  const zeilen = useMemo(() => ordneZu(block, zuordnung, spalten), [block, zuordnung, spalten]);
  const unlesbar = zeilen.flat().filter((z) => istUnlesbar(spalteVon(spalten, z.feld), z)).length;
  const platz = platzFuer(speicher, ab);
  const genutzt = zuordnung.ziele.filter((z) => z !== null).length;
  return (
    <Dialog
      offen
      titel="bedienung.raster.zeilenEinfuegen"
      breite={1320}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.uebernehmen"
            primaer
            autoFocus
            deaktiviert={genutzt === 0 || zeilen.length === 0}
            onClick={() => {
              onSchliessen();
              uebernimmBlock({ speicher, sage }, ab, zeilen);
            }}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-reihe fp-verteilt fp-einfuegen-kopf">
        <p role="status">
          {zeilenzahl(zeilen.length)},{' '}
          {t('bedienung.raster.vonSpaltenWerdenUebernommen', {
            anzahl: genutzt,
            gesamt: zuordnung.ziele.length,
          })}
          {unlesbar > 0 && (
            <span className="fp-fehlertext">
              {' '}
              {t('bedienung.raster.wertePassenNicht', { anzahl: unlesbar })}
            </span>
          )}
          {zeilen.length > platz && (
            <span className="fp-fehlertext">
              {' '}
              {t('bedienung.raster.platzIstFuer')} {platz} {t('bedienung.raster.zeilen')}
            </span>
          )}
        </p>
        <Schalter
          label="bedienung.raster.dieErsteZeileEnthaeltUeberschriften"
          wert={zuordnung.kopf}
          onAendern={(kopf) => setZuordnung({ ...zuordnung, kopf })}
        />
      </div>
      <Vorschau
        block={block}
        zuordnung={zuordnung}
        zeilen={zeilen}
        spalten={spalten}
        onZiel={(i, ziel) => setZuordnung(mitZiel(zuordnung, i, ziel))}
      />
    </Dialog>
  );
}

interface VorschauProps<T> {
  block: Block;
  zuordnung: Zuordnung;
  zeilen: readonly Zelle[][];
  spalten: readonly Spalte<T>[];
  onZiel: (spalte: number, ziel: string | null) => void;
}

/** The first rows as they will arrive, under what their columns become. */
function Vorschau<T>({ block, zuordnung, zeilen, spalten, onZiel }: VorschauProps<T>) {
  const optionen = useMemo(
    () => [
      { id: nirgends, text: 'bedienung.raster.nichtUebernehmen' },
      ...spalten.filter(istEingabe).map((s) => ({ id: s.name, text: spaltenname(s) })),
    ],
    [spalten],
  );
  const name = (i: number) =>
    (zuordnung.kopf && block[0]?.[i]?.trim()) || t('bedienung.raster.spalte', { nummer: i + 1 });
  const mehr = zeilen.length - gezeigteZeilen;
  const beschriftung = t('bedienung.raster.vorschauDerZeilen');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys.
    <section className="fp-kasten fp-einfuegen-flaeche" tabIndex={0} aria-label={beschriftung}>
      <table>
        <thead>
          <tr>
            {zuordnung.ziele.map((ziel, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of the block is its place.
              <th key={i} scope="col">
                <AuswahlFeld
                  label={name(i)}
                  breite={160}
                  optionen={optionen}
                  wert={ziel ?? nirgends}
                  onAendern={(neu) => onZiel(i, neu === nirgends || neu === null ? null : String(neu))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.slice(0, gezeigteZeilen).map((zeile, nr) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of the block is its place.
            <tr key={nr}>
              {zuordnung.ziele.map((ziel, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of the block is its place.
                <Vorschauzelle key={i} spalte={spalten.find((s) => s.name === ziel)} zeile={zeile} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mehr > 0 && (
        <p className="fp-gedaempft">
          {t('bedienung.raster.und')} {mehr} {t('bedienung.raster.weitere')}
        </p>
      )}
    </section>
  );
}

function Vorschauzelle<T>({ spalte, zeile }: { spalte: Spalte<T> | undefined; zeile: readonly Zelle[] }) {
  const inhalt = spalte && zeile.find((z) => z.feld === spalte.name);
  if (!spalte || !inhalt) return <td className="fp-gedaempft" />;
  const daten = { [spalte.name]: inhalt.wert } as Partial<T>;
  const roh = inhalt.roh === undefined ? {} : { roh: { [spalte.name]: inhalt.roh } };
  const text = zelltext(ohneRechnung(spalte), { schluessel: 0, daten, ...roh });
  if (!istUnlesbar(spalte, inhalt))
    return <td className={spalte.art === 'zahl' ? 'fp-rechts' : ''}>{text}</td>;
  const grund =
    inhalt.roh === undefined
      ? t('bedienung.raster.hoechstensZeichen', { max: ('max' in spalte && spalte.max) || '' })
      : rohMeldung(spalte);
  return (
    <td className="fp-einfuegen-falsch">
      {text} <span>{grund}</span>
    </td>
  );
}

/** The value as it was pasted, not what would be worked out from the rest of the row. */
function ohneRechnung<T>(spalte: Spalte<T>): Spalte<T> {
  if (spalte.art !== 'zahl') return spalte;
  const { berechne: _, ...rest } = spalte;
  return rest;
}

function spalteVon<T>(spalten: readonly Spalte<T>[], feld: string): Spalte<T> {
  return spalten.find((s) => s.name === feld) as Spalte<T>;
}
