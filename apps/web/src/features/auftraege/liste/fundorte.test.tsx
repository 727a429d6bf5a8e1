import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { fundorte, orteVon } from '@frachtportal/domain/auftrag/fundorte/fundorte';
import { felder } from '@frachtportal/domain/feld/feld';
import { istErkennbar, maengel, markenVon, zeigt } from '@frachtportal/domain/testing/marken';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { mitErfassung } from '../../../testing/erfassung';
import { lesbares, markierterAuftrag } from '../../../testing/markierung';
import { AuftragDokumente } from '../../dokumente/AuftragDokumente';
import { AuftragHistorie } from './seitenleiste/AuftragHistorie';
import { AuftragZusammenfassung } from './seitenleiste/AuftragZusammenfassung';
import { type Spaltenname, spaltenvorrat } from './spalten/spalten';

mitErfassung();

/** What the columns of all sets show of an order. */
function spaltentexte(auftrag: Auftrag): string {
  const werte = Object.fromEntries(
    [...felder(Auftragszeile).keys()].map((n) => [n, Reflect.get(auftrag, n)]),
  );
  const zeile = Object.assign(new Auftragszeile(), werte);
  const namen = Object.keys(spaltenvorrat) as Spaltenname[];
  return namen.map((name) => spaltentext(name, zeile)).join('\n');
}

function spaltentext(name: Spaltenname, zeile: Auftragszeile): string {
  const { valueGetter, valueFormatter } = {
    valueGetter: undefined,
    valueFormatter: undefined,
    ...spaltenvorrat[name],
  };
  const roh = Reflect.get(zeile, name);
  const wert = valueGetter ? valueGetter(roh as never, zeile, {} as never, {} as never) : roh;
  return String(valueFormatter ? valueFormatter(wert as never, zeile, {} as never, {} as never) : wert);
}

/** All that the list and its side panel show of an order. */
async function gezeigt(auftrag: Auftrag): Promise<string> {
  zeigeTeil(
    <>
      <AuftragZusammenfassung auftrag={auftrag} />
      <AuftragHistorie auftrag={auftrag} anzeigestatus={null} />
      <AuftragDokumente auftragId={auftrag.id} nummer={auftrag.spedeigennr} abliefernachweis />
    </>,
  );
  await screen.findByText(auftrag.dokumentenverweise[0]?.dateiname ?? '');
  const text = `${spaltentexte(auftrag)}\n${lesbares()}`;
  cleanup();
  return text;
}

it('Spalten und Seitenleiste zeigen, was die Tafel der Fundorte sagt, und kein anderes Feld', async () => {
  const auftrag = markierterAuftrag();
  // A neutral sender takes the place of the true one.
  const text = `${await gezeigt(auftrag)}\n${await gezeigt({ ...auftrag, neutralerAbsenderAdresse: null })}`;
  const marken = markenVon(Auftrag, auftrag).filter(
    (m) => istErkennbar(m) && !('wie' in (fundorte.get(m.pfad) ?? {})),
  );
  const gesehen = new Map(marken.map((m) => [m.pfad, new Set<string>()]));
  for (const m of marken) if (zeigt(text, m)) gesehen.get(m.pfad)?.add('liste');
  expect(maengel(gesehen, ['liste'], orteVon)).toEqual([]);
});
