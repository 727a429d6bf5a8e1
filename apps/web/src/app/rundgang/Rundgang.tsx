import { t } from '@frachtportal/texte/t';
import { type Config, driver } from 'driver.js';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEinstellungen } from '../../features/auftraege/uebersicht/useEinstellungen';
import { schritte } from './schritte';
import 'driver.js/dist/driver.css';
import './rundgang.css';

/** The tour: one thing after the other in the light, with the keyboard or the mouse, until it is through or closed. */
export function Rundgang() {
  const { pathname, search } = useLocation();
  const gehe = useNavigate();
  const { waehle } = useEinstellungen();
  const beende = useEffectEvent(() => {
    waehle({ rundgangGesehen: true });
    gehe(pathname + search, { replace: true });
  });
  useEffect(() => {
    let vorher: Element | null | undefined;
    const rundgang = driver({ ...gestalt(), steps: schritte(), onDestroyStarted: () => beende() });
    // The page that it begins at may still be on its way.
    const wecker = setTimeout(() => {
      rundgang.setSteps(schritte());
      vorher = document.activeElement;
      rundgang.drive();
    }, 400);
    return () => {
      clearTimeout(wecker);
      rundgang.destroy();
      if (vorher !== undefined) zurueckZu(vorher);
    };
  }, []);
  return null;
}

/** Where one was before the tour; where that is gone, or goes with the offer, the page. */
function zurueckZu(vorher: Element | null): void {
  const bleibt = vorher?.isConnected && vorher !== document.body && !vorher.closest('.fp-rundgangangebot');
  const ziel = bleibt ? vorher : document.querySelector('#inhalt');
  if (ziel instanceof HTMLElement) ziel.focus();
}

const ohneBewegung = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const gestalt = (): Config => ({
  animate: !ohneBewegung(),
  duration: 200,
  overlayColor: 'var(--fp-schleier)',
  overlayOpacity: 1,
  stagePadding: 4,
  stageRadius: 8,
  disableActiveInteraction: true,
  showProgress: true,
  progressText: t('rahmen.rundgang.stand', { schritt: '{{current}}', gesamt: '{{total}}' }),
  nextBtnText: t('rahmen.rundgang.weiter'),
  prevBtnText: t('rahmen.rundgang.zurueck'),
  doneBtnText: t('rahmen.rundgang.fertig'),
  popoverClass: 'fp-rundgang',
  onPopoverRender: ({ title, footer, closeButton }) => {
    closeButton.setAttribute('aria-label', t('allgemein.schliessen'));
    // They are no landmarks of the page.
    title.role = 'none';
    footer.role = 'none';
  },
  onHighlighted: (element, _, { state }) => {
    // Enter goes on; the first button in the order of Tab would end it.
    state.popover?.nextButton.focus();
    // What is in the light opens nothing: only the words beside it speak of it.
    const imLicht = element ?? document.querySelector('.driver-active-element');
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) imLicht?.removeAttribute(name);
  },
});
