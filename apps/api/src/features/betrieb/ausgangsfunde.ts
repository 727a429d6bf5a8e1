import type {
  Ausgangszahlen,
  Betriebszahlen,
  Uebertragungszahlen,
} from '../../platform/einblick/betriebszahlen.read-model.js';
import type { Fund } from '../../platform/einblick/fund.js';

/** From here on something that waits is stuck. */
const stocktNachS = 900;

const stockt = ({ gescheitert, aeltesteS }: Ausgangszahlen) => gescheitert > 0 || aeltesteS > stocktNachS;

const werteVon = ({ warten, gescheitert, aeltesteS }: Ausgangszahlen) => ({
  anzahl: warten,
  gescheitert,
  minuten: Math.round(aeltesteS / 60),
});

/** How the outboxes fare; what is held back waits for no other reason. */
export function ueberAusgaenge(z: Betriebszahlen, dispo: string, zusteller: Fund): Fund[] {
  if (!z.quarantaeneSeit)
    return [
      ueberUebertragungen(z.uebertragungen, dispo),
      ueberMails(z.mails, zusteller),
      ueberDruck(z.druckauftraege),
    ];
  const gehalten = (bereich: Fund['bereich'], zahlen: Ausgangszahlen): Fund => ({
    bereich,
    stand: 'angehalten',
    satz: 'betrieb.quarantaene.wartet',
    werte: werteVon(zahlen),
  });
  return [
    gehalten('uebertragungen', z.uebertragungen),
    gehalten('post', z.mails),
    gehalten('druck', z.druckauftraege),
  ];
}

function ueberUebertragungen(z: Uebertragungszahlen, dispo: string): Fund {
  const woran = { bereich: 'uebertragungen', werte: werteVon(z) } as const;
  if (dispo === 'keine' && (z.ohneEigenenWeg > 0 || z.eigeneWege === 0))
    return {
      ...woran,
      stand: z.warten ? 'angehalten' : 'achtung',
      satz: 'betrieb.uebertragungen.nichtAngebunden',
      tun: 'betrieb.uebertragungen.nichtAngebundenTun',
    };
  if (!stockt(z)) return { ...woran, stand: 'gut', satz: 'betrieb.uebertragungen.gut' };
  const tun = 'betrieb.uebertragungen.stocktTun';
  return { ...woran, stand: 'stoerung', satz: 'betrieb.uebertragungen.stockt', tun };
}

/** What waits says more than that the mail server answers. */
function ueberMails(z: Ausgangszahlen, zusteller: Fund): Fund {
  if (!stockt(z)) return zusteller;
  return {
    bereich: 'post',
    stand: 'achtung',
    satz: 'betrieb.post.wartet',
    werte: werteVon(z),
    tun: 'betrieb.post.gestoertTun',
  };
}

function ueberDruck(z: Ausgangszahlen): Fund {
  const woran = { bereich: 'druck', werte: werteVon(z) } as const;
  if (!stockt(z)) return { ...woran, stand: 'gut', satz: 'betrieb.druck.gut' };
  return { ...woran, stand: 'achtung', satz: 'betrieb.druck.stockt', tun: 'betrieb.druck.stocktTun' };
}

export function ueberImporte({ laufen, gescheitert }: Betriebszahlen['importe']): Fund {
  if (!gescheitert)
    return { bereich: 'importe', stand: 'gut', satz: 'betrieb.importe.gut', werte: { anzahl: laufen } };
  return {
    bereich: 'importe',
    stand: 'achtung',
    satz: 'betrieb.importe.gescheitert',
    werte: { anzahl: gescheitert },
    tun: 'betrieb.importe.gescheitertTun',
  };
}
