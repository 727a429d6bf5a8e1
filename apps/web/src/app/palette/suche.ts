import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { adressenSuche } from '@frachtportal/api-client/generated/adressen';
import { auftraegeNachNummer, auftraegeSuche } from '@frachtportal/api-client/generated/auftraege';
import { auftragsvorlagenSuche } from '@frachtportal/api-client/generated/auftragsvorlagen';
import type { Auftragszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';
import AddressIcon from '@mui/icons-material/ContactsOutlined';
import TemplateIcon from '@mui/icons-material/ContentPasteOutlined';
import { queryOptions } from '@tanstack/react-query';
import { statuswort } from '../../features/auftraege/liste/Auftragsstatus';
import { formatiereTagMitWochentag, heute } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { gruppen, type Ziel } from './ziele';

export const jeGruppe = 5;
/** Words look back this far; a number finds its order however old it is. */
const tageZurueck = 90;

const ort = (a: { lkz?: string | null; plz?: string | null; ort?: string | null } | null | undefined) =>
  [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

/** Something that can be the number of an order. */
const istNummer = (frage: string) => /^[\w/-]{4,20}$/.test(frage) && /\d{3}/.test(frage);

/** What the server finds of a kind: the first, and how many there are where it has counted them. */
export interface Fund {
  gruppe: string;
  ziele: Ziel[];
  gesamt: number | undefined;
}

function gezaehlt(antwort: Headers): number | undefined {
  const gesamt = antwort.get('total-search-results');
  return gesamt === null ? undefined : Number(gesamt);
}

/** What an order says by itself has no display status. */
type Ausschnitt = Pick<
  Auftragszeile,
  | 'id'
  | 'spedeigennr'
  | 'typ'
  | 'status'
  | 'kalkulationsFolgeId'
  | 'entladedatum'
  | 'empfaengerAdresse'
  | 'absenderAdresse'
> &
  Partial<Pick<Auftragszeile, 'anzeigestatus'>>;

const wortlaut = ({ anzeigestatus, ...a }: Ausschnitt) =>
  anzeigestatus === undefined ? a.status.kurzBezeichnung : statuswort({ ...a, anzeigestatus });

const alsZiel = (a: Ausschnitt): Ziel => ({
  gruppe: gruppen.auftraege,
  schluessel: `auftrag-${a.id}`,
  phase: phaseVon(a.status.id, a.anzeigestatus),
  name: [a.spedeigennr, a.empfaengerAdresse?.name].filter(Boolean).join('  '),
  zusatz: [
    a.absenderAdresse && t('rahmen.palette.von', { name: a.absenderAdresse.name ?? '' }),
    ort(a.empfaengerAdresse),
    t(wortlaut(a)),
  ]
    .filter(Boolean)
    .join(' · '),
  rand: formatiereTagMitWochentag(a.entladedatum),
  pfad: pfade.auftrag(a.id),
});

async function mitNummer(nummer: string, signal: AbortSignal): Promise<Ziel[]> {
  try {
    const { data } = await auftraegeNachNummer(nummer.toUpperCase(), { signal });
    return [alsZiel(data as Ausschnitt)];
  } catch (grund) {
    if (grund instanceof ApiFehler && grund.status === 404) return [];
    throw grund;
  }
}

async function auftraege(frage: string, signal: AbortSignal): Promise<Fund> {
  const worte = {
    query: frage,
    felder: 'liste',
    searchLimit: jeGruppe,
    gesamt: 'spaeter',
    datumVon: plusTage(heute(), -tageZurueck),
  } as const;
  const [genau, { data, headers }] = await Promise.all([
    istNummer(frage) ? mitNummer(frage, signal) : [],
    auftraegeSuche(worte, { signal }),
  ]);
  const gefunden = data.map((a) => alsZiel(a as Ausschnitt));
  const istGenau = (z: Ziel) => z.schluessel === genau[0]?.schluessel;
  const ziele = [...gefunden.filter(istGenau), ...gefunden.filter((z) => !istGenau(z))];
  return {
    gruppe: gruppen.auftraege,
    ziele: gefunden.some(istGenau) ? ziele : [...genau, ...ziele],
    gesamt: gezaehlt(headers),
  };
}

async function adressen(frage: string, signal: AbortSignal): Promise<Fund> {
  const { data, headers } = await adressenSuche({ query: frage, searchLimit: jeGruppe }, { signal });
  const ziele = data.map((a) => ({
    gruppe: gruppen.adressen,
    schluessel: `adresse-${a.id}`,
    icon: AddressIcon,
    name: [a.name, a.fremdnummer].filter(Boolean).join('  '),
    zusatz: [[a.strasse, a.hausnummer].filter(Boolean).join(' '), ort(a)].filter(Boolean).join(' · '),
    pfad: pfade.adresse(a.id ?? 0),
  }));
  return { gruppe: gruppen.adressen, ziele, gesamt: gezaehlt(headers) };
}

async function vorlagen(frage: string, signal: AbortSignal): Promise<Fund> {
  const { data, headers } = await auftragsvorlagenSuche({ query: frage, searchLimit: jeGruppe }, { signal });
  const ziele = data.map((v) => ({
    gruppe: gruppen.vorlagen,
    schluessel: `vorlage-${v.id}`,
    icon: TemplateIcon,
    name: v.vorlageName,
    rand: t('rahmen.palette.verwenden'),
    pfad: pfade.auftragAusVorlage(v.id),
  }));
  return { gruppe: gruppen.vorlagen, ziele, gesamt: gezaehlt(headers) };
}

const quellen = {
  auftraege: { recht: 'auftrag.lesen', hole: auftraege },
  adressen: { recht: 'adresse.bearbeiten', hole: adressen },
  vorlagen: { recht: 'auftrag.bearbeiten', hole: vorlagen },
} as const satisfies Record<string, { recht: Recht; hole: (f: string, s: AbortSignal) => Promise<Fund> }>;

/** What the server finds, each kind by itself, so that none waits for another. */
export const zielabfragen = (frage: string, darf: (recht: Recht) => boolean) =>
  Object.entries(quellen).map(([name, { recht, hole }]) =>
    queryOptions({
      queryKey: ['palette', name, frage],
      queryFn: ({ signal }) => hole(frage, signal),
      enabled: frage.length >= 2 && darf(recht),
      staleTime: 10_000,
      meta: { leise: true },
    }),
  );
