import { t } from '@frachtportal/texte/t';
import { useNavigate } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { tastenworte } from '../../components/bedienung/tastenworte';
import { Dialog } from '../../components/dialog/Dialog';
import { pfade } from '../../lib/pfade';

const gruppen = [
  {
    titel: 'rahmen.tastenblatt.ueberall',
    tasten: [
      ['Alt + N', 'allgemein.neuerAuftrag'],
      ['Strg + K', 'rahmen.palette.springen'],
      ['/', 'rahmen.tastenblatt.auftragSuchen'],
      ['?', 'rahmen.tastenblatt.dieseUebersicht'],
      ['Esc', 'rahmen.tastenblatt.dialogOderListeSchliessen'],
      ['Strg + Enter', 'rahmen.tastenblatt.dialogBestaetigen'],
    ],
  },
  {
    titel: 'allgemein.auftragsliste',
    tasten: [
      ['Enter', 'rahmen.tastenblatt.auftragOeffnen'],
      ['Leertaste', 'rahmen.tastenblatt.zeileMarkieren'],
      ['↑ / ↓', 'rahmen.tastenblatt.markierungBewegen'],
      ['Alt + Bild ↑ / ↓', 'rahmen.tastenblatt.nachbarZeigen'],
      ['Strg / Umschalt + Klick', 'rahmen.tastenblatt.mehrereZeilenMarkieren'],
    ],
  },
  {
    titel: 'allgemein.adressmanagement',
    tasten: [
      ['/', 'allgemein.adresseSuchen'],
      ['Enter', 'rahmen.tastenblatt.adresseBearbeiten'],
      ['Entf', 'rahmen.tastenblatt.adresseLoeschenMitRueckfrage'],
    ],
  },
  {
    titel: 'rahmen.tastenblatt.nachschlagelistenGefahrgutMaut',
    tasten: [
      ['/', 'rahmen.tastenblatt.inDerListeSuchen'],
      ['Enter', 'rahmen.tastenblatt.eintragBearbeiten'],
      ['Strg + S', 'rahmen.tastenblatt.mauttabelleSpeichern'],
    ],
  },
  {
    titel: 'allgemein.auftragserfassung',
    tasten: [
      ['Strg + S', 'allgemein.speichern'],
      ['Strg + Enter', 'rahmen.tastenblatt.speichernUndNaechster'],
      ['Alt + S', 'rahmen.tastenblatt.speichernUndEtikett'],
      ['Esc', 'rahmen.tastenblatt.abbrechenMitRueckfrage'],
      ['Alt + 1', 'rahmen.tastenblatt.zumAbsender'],
      ['Alt + 2', 'rahmen.tastenblatt.zumEmpfaenger'],
      ['Alt + 3', 'rahmen.tastenblatt.zuReferenzUndTerminen'],
      ['Alt + 4', 'rahmen.tastenblatt.zuFrankaturUndAllgemeinem'],
      ['Alt + 5', 'rahmen.tastenblatt.zuDenAuftragspositionen'],
      ['Alt + 6', 'rahmen.tastenblatt.zuDenServices'],
      ['Alt + 7', 'rahmen.tastenblatt.zumHinweis'],
      ['Alt + 8', 'rahmen.tastenblatt.zurSchnelleingabe'],
      ['Alt + 9', 'auftrag.erfassung.wieLetztesMal'],
      ['Alt + 0', 'rahmen.tastenblatt.adresseSuchenOderAnlegen'],
      ['Alt + W', 'rahmen.tastenblatt.letztenEmpfaengerWiederholen'],
      ['Alt + ↓', 'rahmen.tastenblatt.kalenderOderAuswahlOeffnen'],
    ],
  },
  {
    titel: 'rahmen.tastenblatt.positionenGefahrgutLademittel',
    tasten: [
      ['Tab / Enter', 'rahmen.tastenblatt.zurNaechstenZelle'],
      ['F2', 'rahmen.tastenblatt.zelleBearbeiten'],
      ['Strg + V', 'rahmen.tastenblatt.zeilenAusEinerTabelleEinfuegen'],
      ['Strg + C', 'rahmen.tastenblatt.zelleOderMarkierteZeilenKopieren'],
      ['Strg + D', 'rahmen.tastenblatt.zeileNachUntenKopieren'],
      ['Strg + U', 'bedienung.raster.nachUntenFuellen'],
      ['Alt + Umschalt + ↑ / ↓', 'rahmen.tastenblatt.zeileVerschieben'],
      ['Umschalt + F10', 'rahmen.tastenblatt.zeilenmenue'],
      ['Umschalt + ↓ / Leertaste', 'rahmen.tastenblatt.zeilenMarkieren'],
      ['Entf', 'rahmen.tastenblatt.markierteZeilenEntfernenZelleLeeren'],
      ['Strg + Z', 'allgemein.rueckgaengig'],
      ['Strg + Y', 'rahmen.tastenblatt.wiederholen'],
    ],
  },
] as const;

/** The sheet of keys. */
export function Tastenblatt({ onSchliessen }: { onSchliessen: () => void }) {
  const gehe = useNavigate();
  const zeigeRundgang = () => {
    onSchliessen();
    gehe(pfade.rundgang);
  };
  return (
    <Dialog
      offen
      titel="rahmen.tastenkuerzel"
      onSchliessen={onSchliessen}
      breite={900}
      aktionen={<Knopf text="rahmen.rundgang.starten" onClick={zeigeRundgang} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet longer than the screen is scrolled by the arrow keys. */}
      <section className="fp-tastenblatt" tabIndex={0} aria-label={t('rahmen.tastenblatt.alleTasten')}>
        {gruppen.map(({ titel, tasten }) => (
          <section key={titel}>
            <h3>{t(titel)}</h3>
            <dl>
              {tasten.map(([taste, was]) => (
                <div key={taste}>
                  <dt>
                    <kbd>{tastenworte(taste)}</kbd>
                  </dt>
                  <dd>{t(was)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
