import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { Feld } from '../../../components/felder/Feld';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { useSeiten } from '../../../components/tabelle/useSeiten';
import { mandantenAbfrage } from '../../auftraege/api/mandanten';

export interface Importmandant {
  id: number;
  text: string;
}

interface Eigenschaften {
  onWahl: (mandant: Importmandant) => void;
  onSchliessen: () => void;
}

const spalten = [{ feld: 'text', titel: 'beschriftung.mandant' }];

/** Chooses into whose address book is imported; double click takes it at once. */
export function MandantAuswahl({ onWahl, onSchliessen }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const { data } = useQuery(mandantenAbfrage);
  const [suche, setSuche] = useState<string | null>(null);
  const [wahl, setWahl] = useState<number | null>(null);
  const gesucht = (suche ?? '').trim().toLocaleLowerCase('de');
  const treffer = (data ?? []).filter((m) => m.text.toLocaleLowerCase('de').includes(gesucht));
  const { zeilen, seiten } = useSeiten(treffer, gesucht);
  const markiert = treffer.find((m) => m.id === wahl);
  return (
    <Dialog
      offen
      titel="adresse.mandantWaehlen"
      breite={520}
      hoehe={520}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="adresse.waehlen"
            primaer
            onClick={() => (markiert ? onWahl(markiert) : fehler('liste.zeileMarkieren'))}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-fuellend">
        <Feld
          label="allgemein.mandantSuchen"
          art="search"
          max={200}
          autoFocus
          wert={suche}
          onAendern={setSuche}
        />
        <Tabelle
          name="allgemein.mandanten"
          zeilen={zeilen}
          spalten={spalten}
          laedt={data === undefined}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          onOeffnen={onWahl}
          leer="allgemein.keinMandantGefunden"
          {...seiten}
        />
      </div>
    </Dialog>
  );
}
