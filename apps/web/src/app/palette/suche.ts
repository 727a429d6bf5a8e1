import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { adressenSuche } from '@frachtportal/api-client/generated/adressen';
import { auftraegeNachNummer, auftraegeSuche } from '@frachtportal/api-client/generated/auftraege';
import { auftragsvorlagenSuche } from '@frachtportal/api-client/generated/auftragsvorlagen';
import type { Auftragszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { t } from '@frachtportal/texte/t';
import { queryOptions } from '@tanstack/react-query';
import { formatiereTagMitWochentag, heute } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { gruppen, type Ziel } from './ziele';

const jeGruppe = 5;
/** Words look back this far; a number finds its order however old it is. */
const tageZurueck = 90;

const ort = (a: { lkz?: string | null; plz?: string | null; ort?: string | null } | null | undefined) =>
  [a?.lkz, a?.plz, a?.ort].filter(Boolean).join(' ');

/** Something that can be the number of an order. */
const istNummer = (frage: string) => /^[\w/-]{4,20}$/.test(frage) && /\d{3}/.test(frage);

type Ausschnitt = Pick<
  Auftragszeile,
  'id' | 'spedeigennr' | 'status' | 'empfaengerAdresse' | 'absenderAdresse'
> & {
  entladedatum: string | null;
};

const alsZiel = (a: Ausschnitt): Ziel => ({
  gruppe: gruppen.auftraege,
  schluessel: `auftrag-${a.id}`,
  name: [a.spedeigennr, a.empfaengerAdresse?.name].filter(Boolean).join('  '),
  zusatz: [
    a.absenderAdresse && t('rahmen.palette.von', { name: a.absenderAdresse.name ?? '' }),
    ort(a.empfaengerAdresse),
    t(a.status.kurzBezeichnung),
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

async function auftraege(frage: string, signal: AbortSignal): Promise<Ziel[]> {
  const worte = {
    query: frage,
    felder: 'liste',
    searchLimit: jeGruppe,
    gesamt: 'spaeter',
    datumVon: plusTage(heute(), -tageZurueck),
  } as const;
  const [genau, { data }] = await Promise.all([
    istNummer(frage) ? mitNummer(frage, signal) : [],
    auftraegeSuche(worte, { signal }),
  ]);
  const uebrige = data.map((a) => alsZiel(a as Ausschnitt));
  return [...genau, ...uebrige.filter((z) => z.schluessel !== genau[0]?.schluessel)];
}

async function adressen(frage: string, signal: AbortSignal): Promise<Ziel[]> {
  const { data } = await adressenSuche({ query: frage, searchLimit: jeGruppe }, { signal });
  return data.map((a) => ({
    gruppe: gruppen.adressen,
    schluessel: `adresse-${a.id}`,
    name: [a.name, a.fremdnummer].filter(Boolean).join('  '),
    zusatz: [[a.strasse, a.hausnummer].filter(Boolean).join(' '), ort(a)].filter(Boolean).join(' · '),
    pfad: pfade.adresse(a.id ?? 0),
  }));
}

async function vorlagen(frage: string, signal: AbortSignal): Promise<Ziel[]> {
  const { data } = await auftragsvorlagenSuche({ query: frage, searchLimit: jeGruppe }, { signal });
  return data.map((v) => ({
    gruppe: gruppen.vorlagen,
    schluessel: `vorlage-${v.id}`,
    name: v.vorlageName,
    rand: t('rahmen.palette.verwenden'),
    pfad: pfade.auftragAusVorlage(v.id),
  }));
}

const quellen = {
  auftraege: { recht: 'auftrag.lesen', hole: auftraege },
  adressen: { recht: 'adresse.bearbeiten', hole: adressen },
  vorlagen: { recht: 'auftrag.bearbeiten', hole: vorlagen },
} as const satisfies Record<string, { recht: Recht; hole: (f: string, s: AbortSignal) => Promise<Ziel[]> }>;

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
