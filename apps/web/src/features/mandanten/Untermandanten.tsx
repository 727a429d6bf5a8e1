import { istFrei, type Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { Menueknopf, Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useRechte } from '../../lib/rechte';
import { EntfernenFrage } from './EntfernenFrage';
import { Mandantensuche } from './Mandantensuche';
import { spalten, spaltenMitStellung } from './spalten';
import { UntermandantDialoge, type UntermandantOffen } from './UntermandantDialoge';
import { useMandantenliste } from './useMandantenliste';
import type { Mandantenzustand, RechteArt } from './useMandantenzustand';
import { useUmstellen } from './useUmstellen';

interface Eigenschaften {
  zustand: Mandantenzustand;
  onAendern: (neu: Partial<Mandantenzustand>) => void;
}

const arten: { wert: RechteArt; text: string }[] = [
  { wert: 'unter', text: 'mandant.untermandanten.untermandanten' },
  { wert: 'frei', text: 'mandant.untermandanten.freieMandanten' },
  { wert: 'alle', text: 'allgemein.alleMandanten' },
];

/** The sub clients of the marked main client, and beside them the free clients and all of the installation. */
export function Untermandanten({ zustand, onAendern }: Eigenschaften) {
  const { art, haupt, sucheRechts, wahl } = zustand;
  const { fehler } = useMeldungen();
  const liste = useMandantenliste(art, sucheRechts, art === 'unter' ? haupt : null);
  const [offen, setOffen] = useState<UntermandantOffen | null>(null);
  const markiert = useFesteZeile(offen, liste.alle, (m) => m.id === wahl);
  const zu = () => setOffen(null);
  const umstellen = useUmstellen(() => {
    // Several can be added one after the other.
    if (offen !== 'hinzufuegen') zu();
    onAendern({ wahl: null });
  });
  const mitMarkiertem = (tat: (m: Mandant) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  const mitHaupt = (was: UntermandantOffen) => () =>
    haupt === null ? fehler('mandant.hauptWaehlen') : setOffen(was);
  const entferne = mitMarkiertem((m) => (istFrei(m) ? fehler('mandant.schonFrei') : setOffen('entfernen')));

  return (
    <section className="fp-fuellend" aria-label={t('mandant.untermandanten.untermandanten')}>
      <Artwahl art={art} onWahl={(neu) => onAendern({ art: neu, wahl: null })} />
      <Werkzeuge
        taten={{
          hinzufuegen: mitHaupt('hinzufuegen'),
          neu: mitHaupt('neu'),
          neuFrei: () => setOffen('neuFrei'),
          bearbeiten: mitMarkiertem(() => setOffen('bearbeiten')),
          verschieben: mitMarkiertem(() => setOffen('verschieben')),
          entfernen: entferne,
        }}
      />
      <Mandantensuche
        label={art === 'unter' ? 'mandant.untermandanten.untermandantSuchen' : 'allgemein.mandantSuchen'}
        wert={sucheRechts}
        treffer={liste.alle.length}
        onAendern={(text) => onAendern({ sucheRechts: text })}
      />
      <Tabelle
        name={arten.find((a) => a.wert === art)?.text ?? ''}
        zeilen={liste.zeilen}
        spalten={art === 'alle' ? spaltenMitStellung : spalten}
        laedt={liste.laedt}
        markiert={wahl}
        onMarkieren={(id) => onAendern({ wahl: Number(id) })}
        onOeffnen={({ id }) => {
          onAendern({ wahl: id });
          setOffen('bearbeiten');
        }}
        leer={liste.gesucht ? 'allgemein.keinMandantGefunden' : leertext(art, haupt)}
        {...liste.seiten}
      />
      {liste.gekuerzt && (
        <p className="fp-gedaempft">
          {t('mandant.untermandanten.von')} {liste.gekuerzt.toLocaleString('de-DE')}{' '}
          {t('mandant.untermandanten.neuesteZuerst')}
        </p>
      )}
      <UntermandantDialoge
        offen={offen}
        haupt={haupt}
        markiert={markiert}
        umstellen={umstellen}
        onSchliessen={zu}
        onAngelegt={(id) => {
          onAendern({ wahl: id, ...(offen === 'neuFrei' && art === 'unter' && { art: 'frei' }) });
          zu();
        }}
      />
      <EntfernenFrage
        titel="mandant.untermandanten.untermandantEntfernen"
        frage="mandant.untermandanten.freigebenFrage"
        mandant={offen === 'entfernen' ? markiert : undefined}
        umstellen={umstellen}
        onSchliessen={zu}
      />
    </section>
  );
}

function Artwahl({ art, onWahl }: { art: RechteArt; onWahl: (art: RechteArt) => void }) {
  const alleHaeuser = useRechte()('installation.verwalten');
  return (
    <Umschalter
      name="mandant.untermandanten.welcheMandanten"
      wert={art}
      moeglich={alleHaeuser ? arten : arten.filter(({ wert }) => wert !== 'frei')}
      onWahl={onWahl}
    />
  );
}

/** An administrator of a main client adds to it and changes what is there; clients go from one to another with operators. */
function Werkzeuge({ taten }: { taten: Record<UntermandantOffen, () => void> }) {
  const alleHaeuser = useRechte()('installation.verwalten');
  const neuer = { text: 'mandant.untermandanten.neuenUntermandantenAnlegen', onClick: taten.neu };
  const eintraege = alleHaeuser
    ? [
        { text: 'mandant.untermandanten.freienMandantenZuordnen', onClick: taten.hinzufuegen },
        neuer,
        { text: 'mandant.neuerFreierMandant', onClick: taten.neuFrei },
      ]
    : [neuer];
  return (
    <Werkzeugleiste titel="mandant.untermandanten.untermandantenBearbeiten">
      <Menueknopf text="allgemein.hinzufuegen" eintraege={eintraege} />
      <Knopf text="allgemein.bearbeiten" onClick={taten.bearbeiten} />
      {alleHaeuser && <Knopf text="allgemein.zuordnen" onClick={taten.verschieben} />}
      {alleHaeuser && <Knopf text="allgemein.entfernen" onClick={taten.entfernen} />}
    </Werkzeugleiste>
  );
}

function leertext(art: RechteArt, haupt: number | null): string {
  if (art === 'frei') return 'mandant.untermandanten.keineFreien';
  if (haupt === null) return 'mandant.untermandanten.nichtsMarkiert';
  return 'mandant.untermandanten.leer';
}
