import { useEffect, useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { Knopf } from '../../components/Knopf';
import { ladeDateiHerunter } from '../../lib/herunterladen';

const bilder = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** Kinds that a browser shows; a TIFF is not among them. */
export function istZuSehen({ type }: Blob): boolean {
  return type === 'application/pdf' || bilder.includes(type);
}

interface Eigenschaften {
  titel: string;
  datei: string;
  inhalt: Blob;
  onSchliessen: () => void;
}

/** A paper in a dialog of its own, as picture or in the browser's PDF view. */
export function Dokumentansicht({ titel, datei, inhalt, onSchliessen }: Eigenschaften) {
  const adresse = useBlobAdresse(inhalt);
  return (
    <Dialog
      offen
      titel={titel}
      breite={1000}
      hoehe={800}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="Herunterladen" primaer onClick={() => ladeDateiHerunter(datei, inhalt)} />
          <Knopf text="Schließen" onClick={onSchliessen} />
        </>
      }
    >
      {adresse && inhalt.type === 'application/pdf' && (
        <iframe className="fp-dokument" src={adresse} title={titel} />
      )}
      {adresse && inhalt.type !== 'application/pdf' && (
        <img className="fp-dokument fp-dokument-bild" src={adresse} alt={titel} />
      )}
    </Dialog>
  );
}

function useBlobAdresse(inhalt: Blob): string | null {
  const [adresse, setAdresse] = useState<string | null>(null);
  useEffect(() => {
    const neu = URL.createObjectURL(inhalt);
    setAdresse(neu);
    return () => URL.revokeObjectURL(neu);
  }, [inhalt]);
  return adresse;
}
