import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { wort } from '@frachtportal/domain/texte/text';
import { useState } from 'react';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { Menueknopf, Werkzeugleiste } from '../../components/Werkzeugleiste';
import { EntfernenFrage } from './EntfernenFrage';
import { MandantAnlegen, MandantBearbeiten } from './MandantDialog';
import { Mandantensuche } from './Mandantensuche';
import { MandantWahlDialog } from './MandantWahlDialog';
import { spalten } from './spalten';
import { useMandantenliste } from './useMandantenliste';
import { type Umstellen, useUmstellen } from './useUmstellen';

interface Eigenschaften {
  suche: string;
  onSuche: (text: string) => void;
  wahl: number | null;
  onWahl: (id: number | null) => void;
}

type Offen = 'neu' | 'hinzufuegen' | 'bearbeiten' | 'entfernen';

/** The main clients: searched, added, changed, made free again. */
export function Hauptmandanten({ suche, onSuche, wahl, onWahl }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const liste = useMandantenliste('haupt', suche);
  const markiert = liste.alle.find((m) => m.id === wahl);
  const [offen, setOffen] = useState<Offen | null>(null);
  const zu = () => setOffen(null);
  const umstellen = useUmstellen(({ id }, ziel) => {
    zu();
    onWahl(ziel === id ? id : null);
  });
  const mitMarkiertem = (was: Offen) => () => (markiert ? setOffen(was) : fehler('liste.zeileMarkieren'));

  return (
    <section className="fp-mandanten-liste" aria-label={wort('Hauptmandanten')}>
      <h2>{wort('Hauptmandanten')}</h2>
      <Werkzeugleiste titel="Hauptmandanten bearbeiten">
        <Menueknopf
          text="Hinzufügen"
          primaer
          eintraege={[
            { text: 'Freien Mandanten zum Hauptmandanten machen', onClick: () => setOffen('hinzufuegen') },
            { text: 'Neuen Hauptmandanten anlegen', onClick: () => setOffen('neu') },
          ]}
        />
        <Knopf text="Bearbeiten" onClick={mitMarkiertem('bearbeiten')} />
        <Knopf text="Entfernen" onClick={mitMarkiertem('entfernen')} />
      </Werkzeugleiste>
      <Mandantensuche
        label="Hauptmandant suchen"
        wert={suche}
        treffer={liste.alle.length}
        onAendern={onSuche}
      />
      <Tabelle
        name="Hauptmandanten"
        zeilen={liste.zeilen}
        spalten={spalten}
        laedt={liste.laedt}
        markiert={wahl}
        onMarkieren={(id) => onWahl(Number(id))}
        onOeffnen={({ id }) => {
          onWahl(id);
          setOffen('bearbeiten');
        }}
        onEntfernen={({ id }) => {
          onWahl(id);
          setOffen('entfernen');
        }}
        leer={
          liste.gesucht ? 'Kein Hauptmandant gefunden.' : 'Noch kein Hauptmandant. Legen Sie den ersten an.'
        }
        {...liste.seiten}
      />
      <Dialoge
        offen={offen}
        markiert={markiert}
        umstellen={umstellen}
        onSchliessen={zu}
        onAngelegt={(id) => {
          zu();
          onWahl(id);
        }}
      />
      <EntfernenFrage
        titel="Hauptmandant entfernen"
        frage="Soll „{name}“ kein Hauptmandant mehr sein? Danach ist er ein freier Mandant; seine Aufträge und Adressen bleiben."
        mandant={offen === 'entfernen' ? markiert : undefined}
        umstellen={umstellen}
        onSchliessen={zu}
      />
    </section>
  );
}

interface Dialogangaben {
  offen: Offen | null;
  markiert: Mandant | undefined;
  umstellen: Umstellen;
  onSchliessen: () => void;
  onAngelegt: (id: number) => void;
}

/** The windows beside the list. */
function Dialoge({ offen, markiert, umstellen, onSchliessen, onAngelegt }: Dialogangaben) {
  if (offen === 'neu') {
    return (
      <MandantAnlegen
        titel="Hauptmandant anlegen"
        stelle={{ istHauptmandant: true, hauptmandantId: null }}
        onFertig={onAngelegt}
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'hinzufuegen') {
    return (
      <MandantWahlDialog
        titel="Hauptmandant hinzufügen"
        art="frei"
        ja="Hinzufügen"
        leer="Es gibt keine freien Mandanten."
        laeuft={umstellen.isPending}
        onWahl={(mandant) =>
          umstellen.mutate({ mandant, ziel: mandant.id, meldung: 'mandant.hauptGeworden' })
        }
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'bearbeiten' && markiert) {
    return <MandantBearbeiten id={markiert.id} onFertig={onSchliessen} onSchliessen={onSchliessen} />;
  }
  return null;
}
