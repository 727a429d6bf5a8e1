import { Text, Wahrheit, Worte, Zahl } from '../feld/dekoratoren.js';
import { fehler, type Meldung } from '../feld/meldung.js';

/** The mails whose words a main client may choose, with what stands in the place of names in braces. */
export const mailarten = {
  benachrichtigung: ['anrede', 'spediteur', 'anzahl', 'eintraege'],
  verfolgung: ['spediteur', 'anzahl', 'nummer', 'eintraege', 'tage'],
} as const;
export type Mailart = keyof typeof mailarten;
export const mailartnamen = Object.keys(mailarten) as Mailart[];

/** Languages in which mails about orders go out. */
export const mailsprachen = ['de', 'en'] as const;
export type Mailsprache = (typeof mailsprachen)[number];

/** Without it a mail would tell nothing. */
const unentbehrlich = 'eintraege';
const platzhalter = /\{([^{}\n]*)\}/g;
const nurLesen = true;
const immer = true;

/** What a main client writes in its mails. */
export class Mailtext {
  @Text({ max: 150, label: 'mailvorlage.betreff', pflicht: true }) betreff!: string;
  @Text({ max: 4000, umbrueche: 200, label: 'mailvorlage.inhalt', pflicht: true }) inhalt!: string;
}

/** A mail with the words that hold: its own, or those it comes with. */
export class Mailvorlage extends Mailtext {
  @Text({ max: 20, werte: mailartnamen, label: 'beschriftung.art', nurLesen, immer }) art!: Mailart;
  @Text({ max: 2, werte: mailsprachen, label: 'beschriftung.sprache', nurLesen, immer })
  sprache!: Mailsprache;
  @Wahrheit({ label: 'mailvorlage.eigene', nurLesen, immer }) eigene!: boolean;
  @Worte({
    werte: [...new Set(Object.values(mailarten).flat())],
    label: 'mailvorlage.platzhalter',
    nurLesen,
    immer,
  })
  platzhalter!: string[];
  /** 0 as long as it has no own words. */
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen, immer }) version!: number;
}

/** How a mail would look. */
export class Mailvorschau {
  @Text({ max: 1000, label: 'mailvorlage.betreff', nurLesen, immer }) betreff!: string;
  @Text({ max: 20_000, umbrueche: 2000, label: 'mailvorlage.inhalt', nurLesen, immer }) text!: string;
  @Text({ max: 1_000_000, umbrueche: 20_000, label: 'mailvorlage.html', nurLesen, immer }) html!: string;
}

/** Names in braces that nothing stands for, and what must not be missing. */
export function pruefeMailtext(art: Mailart, { betreff, inhalt }: Mailtext): Meldung[] {
  const erlaubt: readonly string[] = mailarten[art];
  const unbekannt = (text: string, feld: string) => {
    const fremde = namenIn(text).filter((name) => !erlaubt.includes(name));
    return fremde.length
      ? [fehler('mailvorlage.platzhalterUnbekannt', feld, { name: fremde.join(', ') })]
      : [];
  };
  return [
    ...unbekannt(betreff, 'betreff'),
    ...(namenIn(betreff).includes(unentbehrlich) ? [fehler('mailvorlage.nurImText', 'betreff')] : []),
    ...unbekannt(inhalt, 'inhalt'),
    ...(namenIn(inhalt).includes(unentbehrlich) ? [] : [fehler('mailvorlage.eintraegeFehlen', 'inhalt')]),
  ];
}

/** A text with what stands for the names in it; what comes in is never looked at for names again. */
export function ausgefuellt(text: string, werte: Readonly<Record<string, string | number>>): string {
  return text.replace(platzhalter, (ganz, name: string) =>
    Object.hasOwn(werte, name) ? String(werte[name]) : ganz,
  );
}

const namenIn = (text: string) => [...text.matchAll(platzhalter)].map(([, name = '']) => name);
