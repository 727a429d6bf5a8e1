import type { Umschlag } from './austausch.js';
import type { Nachrichtenfehler } from './nachricht.js';
import { gruende } from './zeichen.js';

const abgelehnt = '4';
const angenommen = '7';
const dienst = /[?:+']/g;

const maskiert = (text: string) => text.replace(dienst, (zeichen) => `?${zeichen}`);
const verbunden = (teile: readonly string[]) => teile.map(maskiert).join(':').replace(/:+$/, '');
const segment = (...elemente: string[]) => `${elemente.join('+').replace(/\+*$/, '')}'`;

/**
 * The answer to an interchange: received and taken, or refused with the codes of 0085 and the place. It says whether
 * the messages could be read, not what becomes of the orders.
 * @param nummer of this answer @param jetzt YYYY-MM-DDTHH:MM
 */
export function contrl(umschlag: Umschlag, nummer: string, jetzt: string): string {
  const { absender, empfaenger, referenz, stufe, version, fehler, nachrichten } = umschlag;
  const [tag = '', zeit = ''] = jetzt.split('T');
  const zeitpunkt = `${tag.replaceAll('-', '').slice(2)}:${zeit.replace(':', '').slice(0, 4)}`;
  const kopf = ['UCI', maskiert(referenz), verbunden(absender), verbunden(empfaenger)];
  const antwort = [
    segment('UNH', '1', 'CONTRL:D:3:UN'),
    fehler
      ? segment(...kopf, abgelehnt, String(gruende[fehler.grund]), fehler.name, stelleVon(fehler))
      : segment(...kopf, angenommen),
    ...(fehler ? [] : nachrichten.flatMap(nachricht)),
  ];
  return [
    segment(
      'UNB',
      `${stufe}:${version || '3'}`,
      verbunden(empfaenger),
      verbunden(absender),
      zeitpunkt,
      nummer,
    ),
    ...antwort,
    segment('UNT', String(antwort.length + 1), '1'),
    segment('UNZ', '1', nummer),
  ].join('\r\n');
}

function nachricht({ referenz, kennung, fehler }: Umschlag['nachrichten'][number]): string[] {
  const kopf = ['UCM', maskiert(referenz), verbunden(kennung.slice(0, 4))];
  if (!fehler.length) return [segment(...kopf, angenommen)];
  const [erster] = fehler;
  // What is wrong with the message as a whole stands in UCM, what is wrong with a segment below.
  const huelle = erster && ['UNH', 'UNT'].includes(erster.name) ? erster : undefined;
  if (huelle)
    return [segment(...kopf, abgelehnt, String(gruende[huelle.grund]), huelle.name, stelleVon(huelle))];
  const jeSegment = Map.groupBy(fehler, (f) => f.segment);
  return [
    segment(...kopf, abgelehnt),
    ...[...jeSegment].flatMap(([stelle, hier]) => {
      const ganzes = hier.find((f) => f.element === 0);
      const einzelne = hier.filter((f) => f.element > 0);
      return [
        segment('UCS', String(stelle), ...(ganzes ? [String(gruende[ganzes.grund])] : [])),
        ...einzelne.map((f) => segment('UCD', String(gruende[f.grund]), stelleVon(f))),
      ];
    }),
  ];
}

/** Elements are counted from the tag, which is the first. */
function stelleVon({ element, komponente }: Nachrichtenfehler): string {
  if (element === 0) return '';
  return komponente > 0 ? `${element + 1}:${komponente}` : String(element + 1);
}
