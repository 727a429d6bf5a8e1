import { t } from '@frachtportal/texte/t';
import { useEffect, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';

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

/** A paper in a dialog of its own, as picture or in the browser's PDF view; beside it always the ways around that view. */
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
          <Knopf
            text="dokument.dokumentansicht.herunterladen"
            primaer
            onClick={() => ladeDateiHerunter(datei, inhalt)}
          />
          <Knopf
            text="dokument.dokumentansicht.inNeuemFensterOeffnen"
            deaktiviert={!adresse}
            onClick={() => adresse && window.open(adresse, '_blank', 'noopener')}
          />
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      {adresse && <Ansicht adresse={adresse} art={inhalt.type} titel={titel} />}
    </Dialog>
  );
}

function Ansicht({ adresse, art, titel }: { adresse: string; art: string; titel: string }) {
  if (art !== 'application/pdf')
    return <img className="fp-dokument fp-dokument-bild" src={adresse} alt={t(titel)} />;
  // Phones above all have no view of their own inside a page; the frame would stay empty.
  if (navigator.pdfViewerEnabled === false) return <p>{t('meldung.dokument.ohneAnsicht')}</p>;
  return <iframe className="fp-dokument" src={adresse} title={t(titel)} />;
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
