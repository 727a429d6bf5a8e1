import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { type ReactNode, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import type { Mandantenart } from './api/mandanten';
import { Mandantensuche } from './Mandantensuche';
import { spalten } from './spalten';
import { useMandantenliste } from './useMandantenliste';

interface Eigenschaften {
  titel: string;
  art: Mandantenart;
  /** The words of the button that takes the marked one. */
  ja: string;
  leer: ReactNode;
  laeuft: boolean;
  onWahl: (mandant: Mandant) => void;
  onSchliessen: () => void;
  ohne?: number;
}

/** Chooses a client from a searchable list; double click takes it at once. */
export function MandantWahlDialog({ titel, art, ja, leer, ohne, ...p }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const [suche, setSuche] = useState('');
  const [wahl, setWahl] = useState<number | null>(null);
  const liste = useMandantenliste(art, suche);
  const zeilen = liste.zeilen.filter((m) => m.id !== ohne);
  const markiert = zeilen.find((m) => m.id === wahl);
  return (
    <Dialog
      offen
      titel={titel}
      breite={620}
      hoehe={560}
      onSchliessen={p.onSchliessen}
      aktionen={
        <>
          <Knopf
            text={ja}
            primaer
            laeuft={p.laeuft}
            onClick={() => (markiert ? p.onWahl(markiert) : fehler('liste.zeileMarkieren'))}
          />
          <Knopf text="allgemein.schliessen" onClick={p.onSchliessen} />
        </>
      }
    >
      <div className="fp-fuellend">
        <Mandantensuche
          label="allgemein.mandantSuchen"
          wert={suche}
          treffer={liste.alle.filter((m) => m.id !== ohne).length}
          onAendern={setSuche}
          autoFocus
        />
        <Tabelle
          name={titel}
          zeilen={zeilen}
          spalten={spalten}
          laedt={liste.laedt}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          onOeffnen={(m) => !p.laeuft && p.onWahl(m)}
          leer={liste.gesucht ? 'allgemein.keinMandantGefunden' : leer}
          {...liste.seiten}
        />
      </div>
    </Dialog>
  );
}
