import type { AuftragAdresse } from '../../adresse/adresse.js';
import type { Auftragsrolle } from '../../adresse/adresstyp.js';
import { type Fundstelle, kennung, nirgends, type Ort, wie } from './ort.js';

const nurBeiderSeiten = nirgends('weil ihn nur die Adressen beider Seiten zeigen');
const nurUebergabe = nirgends('weil es das Adressbuch pflegt und nur die Disposition es liest');

/** The fields of an address by what they are for on a paper. */
const anschrift = {
  name: ['name'],
  land: ['lkz'],
  ort: ['plz', 'ort'],
  strasse: ['strasse', 'hausnummer', 'zusatz'],
  zeile2: ['zeile2'],
  zeile3: ['zeile3'],
  ortsteil: ['ortsteil'],
  kontakt: ['kontakt', 'telefon', 'mailTrackTrace'],
  nummer: ['fremdnummer'],
  matchcode: ['matchcode'],
} as const satisfies Record<string, readonly (keyof AuftragAdresse)[]>;

type Anschriftteil = keyof typeof anschrift;

const kurz = ['name', 'land', 'ort'] as const;
const mitStrasse = [...kurz, 'strasse'] as const;
const mitZeile2 = [...mitStrasse, 'zeile2'] as const;
const voll = [...mitZeile2, 'zeile3'] as const;
const mitOrtsteil = [...voll, 'ortsteil'] as const;
const alles = [...mitOrtsteil, 'kontakt'] as const;
const erfasst = [...alles, 'nummer'] as const;
/** What tracking shows of both sides. */
const verfolgt = [...mitStrasse, 'nummer', 'matchcode'] as const;
const inListe = [...verfolgt, 'zeile2'] as const;
const gesucht = ['name', 'nummer', 'ort'] as const;

type Umfang = Partial<Record<Ort, readonly Anschriftteil[]>>;

/** How much of which address stands where. */
const rollen: Record<Auftragsrolle, Umfang> = {
  absenderAdresse: {
    formular: erfasst,
    liste: inListe,
    tabelle: mitStrasse,
    speditionsauftrag: alles,
    warenetikett: mitStrasse,
    lieferschein: alles,
    uebernahmeliste: mitStrasse,
    'gs1-etikett': mitStrasse,
    'cmr-frachtbrief': voll,
    befoerderungspapier: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  empfaengerAdresse: {
    formular: erfasst,
    liste: inListe,
    tabelle: mitStrasse,
    speditionsauftrag: alles,
    warenetikett: mitOrtsteil,
    lieferschein: alles,
    uebernahmeliste: kurz,
    'gs1-etikett': mitZeile2,
    'cmr-frachtbrief': voll,
    befoerderungspapier: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  abweichendeAbholerAdresse: {
    formular: erfasst,
    speditionsauftrag: alles,
    warenetikett: mitStrasse,
    lieferschein: alles,
    uebernahmeliste: mitStrasse,
    'cmr-frachtbrief': voll,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  // Only a file or another system names one: the form has no tab for it.
  abweichendeEmpfaengerAdresse: {
    speditionsauftrag: alles,
    warenetikett: mitOrtsteil,
    lieferschein: alles,
    uebernahmeliste: kurz,
    'gs1-etikett': mitZeile2,
    'cmr-frachtbrief': voll,
    befoerderungspapier: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  abweichendeRechnungsempfaengerAdresse: {
    formular: erfasst,
    liste: ['name'],
    speditionsauftrag: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  neutralerAbsenderAdresse: {
    formular: erfasst,
    liste: verfolgt,
    speditionsauftrag: alles,
    lieferschein: alles,
    'cmr-frachtbrief': voll,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  rechnungsempfaengerAdresse: {
    formular: erfasst,
    speditionsauftrag: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
  nachnahmeempfaengerAdresse: {
    formular: erfasst,
    liste: ['name'],
    speditionsauftrag: alles,
    abliefernachweis: alles,
    schadensanzeige: alles,
  },
};

/** What no address of an order shows. */
const ohneAnschrift: Record<string, Fundstelle> = {
  id: kennung,
  typ: nirgends('weil die Rolle es sagt'),
  land: wie('lkz'),
  fremdid: nurUebergabe,
  kurzname: nurUebergabe,
  usteuerid: nurUebergabe,
  postfach: nurUebergabe,
  ortPostfach: nurUebergabe,
  origin: nurUebergabe,
};

export function adresse(rolle: Auftragsrolle): Record<string, Fundstelle> {
  const umfaenge = Object.entries({ ...rollen[rolle], suche: gesucht }) as [Ort, readonly string[]][];
  const wo = (teil: string): Fundstelle => {
    const orte = umfaenge.filter(([, teile]) => teile.includes(teil)).map(([ort]) => ort);
    return orte.length ? orte : nurBeiderSeiten;
  };
  const sichtbare = Object.entries(anschrift).flatMap(([teil, namen]) =>
    namen.map((name): [string, Fundstelle] => [name, wo(teil)]),
  );
  return { ...ohneAnschrift, ...Object.fromEntries(sichtbare) };
}
