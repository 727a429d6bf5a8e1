import { t } from '@frachtportal/texte/t';
import type { DriveStep, Side } from 'driver.js';

/** What is shown, in the order of the eye; what the user or the screen does not have is left out. */
const stationen = [
  ['willkommen', null, 'over'],
  ['menue', '.fp-menue', 'right'],
  ['springen', '.fp-springen', 'bottom'],
  ['werkzeuge', '.fp-werkzeuge', 'bottom'],
  ['suche', '.fp-suchtext', 'bottom'],
  ['liste', '[role="grid"], .fp-karten', 'top'],
  ['hilfe', '.fp-hilfe', 'bottom'],
] as const;

export const schritte = (): DriveStep[] =>
  stationen
    .filter(([, ort]) => ort === null || document.querySelector(ort))
    .map(([name, ort, seite]) => ({
      ...(ort && { element: ort }),
      popover: {
        title: t(`rahmen.rundgang.${name}`),
        description: t(`rahmen.rundgang.${name}Text`),
        ...(ort && { side: seite as Side, align: 'start' as const }),
      },
    }));
