import { ereignisarten } from '@frachtportal/domain/ereignis/ereignis';
import { t } from '@frachtportal/texte/t';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt, formatiereZeitpunktGenau } from '../../lib/format/datum';
import type { Webhook, Webhookzustellung } from './api/webhooks';

/** How it is, in a word. */
function Stand({ webhook: { aktiv, abgeschaltetAm } }: { webhook: Webhook }) {
  if (aktiv) return <Statusmarke ton="ok" text="webhook.stand.an" />;
  return abgeschaltetAm ? (
    <Statusmarke ton="err" text="webhook.stand.abgelehnt" />
  ) : (
    <Statusmarke ton="neutral" text="webhook.stand.aus" />
  );
}

export const webhookspalten: readonly Tabellenspalte<Webhook>[] = [
  { feld: 'name', titel: 'beschriftung.name' },
  { feld: 'adresse', titel: 'webhook.adresse' },
  {
    feld: 'arten',
    titel: 'ereignis.arten',
    zelle: ({ arten }) => arten.map((art) => t(ereignisarten[art])).join(', '),
  },
  { feld: 'wartend', titel: 'webhook.wartend', breite: 90, rechts: true },
  {
    feld: 'vorigesBis',
    titel: 'webhook.vorigesBis',
    zelle: (w) => w.vorigesBis && formatiereZeitpunkt(w.vorigesBis),
  },
  { feld: 'aktiv', titel: 'beschriftung.zustand', zelle: (w) => <Stand webhook={w} /> },
];

const toene: Record<Webhookzustellung['zustand'], Statuston> = {
  wartet: 'warn',
  zugestellt: 'ok',
  gescheitert: 'err',
  verworfen: 'neutral',
};
const worte: Record<Webhookzustellung['zustand'], string> = {
  wartet: 'webhook.zustand.wartet',
  zugestellt: 'webhook.zustand.zugestellt',
  gescheitert: 'webhook.zustand.gescheitert',
  verworfen: 'webhook.zustand.verworfen',
};

/** The words for a kind; what is sent for trial is no event. */
const worteZu = (art: string): string =>
  Object.hasOwn(ereignisarten, art) ? ereignisarten[art as keyof typeof ereignisarten] : 'webhook.testen';

export const zustellungsspalten: readonly Tabellenspalte<Webhookzustellung>[] = [
  {
    feld: 'erstelltAm',
    titel: 'beschriftung.zeitpunkt',
    breite: 140,
    zelle: (z) => formatiereZeitpunktGenau(z.erstelltAm),
  },
  { feld: 'art', titel: 'beschriftung.art', zelle: ({ art }) => t(worteZu(art)) },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    zelle: (z) => <Statusmarke ton={toene[z.zustand]} text={worte[z.zustand]} />,
  },
  { feld: 'versuche', titel: 'webhook.versuche', breite: 80, rechts: true },
  { feld: 'antwortcode', titel: 'webhook.antwortcode', breite: 90, rechts: true },
  { feld: 'dauerMs', titel: 'webhook.dauerMs', breite: 90, rechts: true },
  {
    feld: 'naechsterVersuch',
    titel: 'webhook.naechsterVersuch',
    zelle: (z) => z.naechsterVersuch && formatiereZeitpunktGenau(z.naechsterVersuch),
  },
  { feld: 'letzterFehler', titel: 'beschriftung.letzterFehler' },
];
