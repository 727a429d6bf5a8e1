import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Menueknopf, Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useRechte } from '../../lib/rechte';
import { AuftrittDialog } from './auftritt/AuftrittDialog';
import { EntfernenFrage } from './EntfernenFrage';
import { FirmaDialog } from './firma/FirmaDialog';
import { Mandantensuche } from './Mandantensuche';
import { MandantWahlDialog } from './MandantWahlDialog';
import { MailtexteDialog } from './mailtexte/MailtexteDialog';
import { MandantAnlegen, MandantBearbeiten } from './mandantdialoge';
import { spalten } from './spalten';
import { useMandantenliste } from './useMandantenliste';
import { type Umstellen, useUmstellen } from './useUmstellen';

interface Eigenschaften {
  suche: string;
  onSuche: (text: string) => void;
  wahl: number | null;
  onWahl: (id: number | null) => void;
}

type Offen = 'neu' | 'hinzufuegen' | 'bearbeiten' | 'auftritt' | 'mailtexte' | 'firma' | 'entfernen';

/** The main clients: searched, added, changed, made free again. */
export function Hauptmandanten({ suche, onSuche, wahl, onWahl }: Eigenschaften) {
  const { fehler } = useMeldungen();
  const alleHaeuser = useRechte()('installation.verwalten');
  const liste = useMandantenliste('haupt', suche);
  const [offen, setOffen] = useState<Offen | null>(null);
  const markiert = useFesteZeile(offen, liste.alle, (m) => m.id === wahl);
  const zu = () => setOffen(null);
  const umstellen = useUmstellen(({ id }, ziel) => {
    zu();
    onWahl(ziel === id ? id : null);
  });
  const mitMarkiertem = (was: Offen) => () => (markiert ? setOffen(was) : fehler('liste.zeileMarkieren'));

  return (
    <section className="fp-fuellend" aria-label={t('mandant.hauptmandanten.hauptmandanten')}>
      <h2>{t('mandant.hauptmandanten.hauptmandanten')}</h2>
      <Werkzeugleiste titel="mandant.hauptmandanten.hauptmandantenBearbeiten">
        {alleHaeuser && <Hinzufuegen onOeffnen={setOffen} />}
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkiertem('bearbeiten')} />
        <Knopf text="mandant.auftritt" onClick={mitMarkiertem('auftritt')} />
        <Knopf text="mailvorlage.titel" onClick={mitMarkiertem('mailtexte')} />
        <Knopf text="mandant.firma" onClick={mitMarkiertem('firma')} />
        {alleHaeuser && <Knopf text="allgemein.entfernen" onClick={mitMarkiertem('entfernen')} />}
      </Werkzeugleiste>
      <Mandantensuche
        label="mandant.hauptmandanten.hauptmandantSuchen"
        wert={suche}
        treffer={liste.alle.length}
        onAendern={onSuche}
      />
      <Tabelle
        name="mandant.hauptmandanten.hauptmandanten"
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
          if (alleHaeuser) setOffen('entfernen');
        }}
        leer={
          liste.gesucht ? 'mandant.hauptmandanten.keinHauptmandantGefunden' : 'mandant.hauptmandanten.leer'
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
        titel="mandant.hauptmandanten.hauptmandantEntfernen"
        frage="mandant.hauptmandanten.freigebenFrage"
        mandant={offen === 'entfernen' ? markiert : undefined}
        umstellen={umstellen}
        onSchliessen={zu}
      />
    </section>
  );
}

function Hinzufuegen({ onOeffnen }: { onOeffnen: (was: Offen) => void }) {
  return (
    <Menueknopf
      text="allgemein.hinzufuegen"
      primaer
      eintraege={[
        {
          text: 'mandant.hauptmandanten.freienMandantenZumHauptmandantenMachen',
          onClick: () => onOeffnen('hinzufuegen'),
        },
        { text: 'mandant.hauptmandanten.neuenHauptmandantenAnlegen', onClick: () => onOeffnen('neu') },
      ]}
    />
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
        titel="mandant.hauptmandanten.hauptmandantAnlegen"
        stelle={{ istHauptmandant: true, hauptmandantId: null }}
        onFertig={onAngelegt}
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'hinzufuegen') {
    return (
      <MandantWahlDialog
        titel="mandant.hauptmandanten.hauptmandantHinzufuegen"
        art="frei"
        ja="allgemein.hinzufuegen"
        leer="mandant.esGibtKeineFreienMandanten"
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
  if (offen === 'auftritt' && markiert) {
    return <AuftrittDialog mandant={markiert} onSchliessen={onSchliessen} />;
  }
  if (offen === 'mailtexte' && markiert) {
    return <MailtexteDialog mandant={markiert} onSchliessen={onSchliessen} />;
  }
  if (offen === 'firma' && markiert) {
    return <FirmaDialog mandant={markiert} onSchliessen={onSchliessen} />;
  }
  return null;
}
