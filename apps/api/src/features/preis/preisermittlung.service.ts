import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Preismeldung } from '@frachtportal/domain/preis/berechnteil';
import { strassenkm } from '@frachtportal/domain/preis/entfernung';
import { KeinPreis, type Preisanfrage, type Preisort } from '@frachtportal/domain/preis/preisanfrage';
import { berechnePreis } from '@frachtportal/domain/preis/preisrechner';
import { geld } from '@frachtportal/domain/preis/schreibweise';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { Berechnungen } from './berechnungen.repository.js';
import { Tarife } from './tarife.read-model.js';

/** Prices for whoever answers a price request: works one out by the tariff, and stores the answer. */
@Injectable()
export class Preisermittlung {
  constructor(
    private readonly tarife: Tarife,
    private readonly berechnungen: Berechnungen,
  ) {}

  /** @throws KeinPreis where the tariff has none */
  async berechne(auftrag: Auftrag): Promise<Preismeldung> {
    const anfrage = preisanfrage(auftrag);
    const tarif = await this.tarife.fuer(auftrag.mandant?.id ?? 0, anfrage.leistungsDatum ?? heute());
    if (!tarif) throw new KeinPreis('Es ist kein gültiger Tarif hinterlegt.');
    const [von, nach] = await Promise.all(
      [anfrage.von, anfrage.nach].map(({ lkz, plz }) => this.tarife.punkt(lkz, plz)),
    );
    const km = von && nach ? strassenkm(von, nach, tarif.umwegProzent) : null;
    return berechnePreis(tarif, { ...anfrage, km });
  }

  /** Gives an order the price it asked for and opens it again. False where no request is open. */
  beantworte(auftragId: number, preis: Preismeldung, ereignis: string): Promise<boolean> {
    const kommentar = `Preis ermittelt: ${geld(Math.round(preis.betrag * 100))}`;
    return this.berechnungen.beantworte(auftragId, preis, { kommentar, ereignis });
  }
}

function preisanfrage(a: Auftrag): Preisanfrage {
  const absender = a.abweichendeAbholerAdresse ?? a.absenderAdresse;
  const empfaenger = a.abweichendeEmpfaengerAdresse ?? a.empfaengerAdresse;
  const rechnung =
    a.abweichendeRechnungsempfaengerAdresse ?? a.rechnungsempfaengerAdresse ?? a.absenderAdresse;
  const summen = summiere(a.auftragspositionen);
  return {
    von: ort(absender),
    nach: ort(empfaenger),
    bruttoGewicht: summen.bruttoGewicht,
    volumenCbm: summen.volumenCbm,
    lademeter: summen.lademeter,
    stellplaetze: summen.stellplaetze,
    km: null,
    mautpflichtig: [absender, empfaenger].every((x) => (x?.land as Land | null | undefined)?.mautberechnung),
    gefahrgut: a.auftragspositionen.some((p) => p.auftragsgefahrgueter.some((g) => !g.begrenztemenge)),
    services: a.auftragServices.filter((s) => s.active),
    leistungsDatum: a.beladedatum ?? a.datum,
    rechnungsempfaenger: rechnung?.name ?? null,
  };
}

function ort(adresse: Auftrag['absenderAdresse']): Preisort {
  return { lkz: adresse?.lkz ?? '', plz: adresse?.plz ?? '', ort: adresse?.ort ?? '' };
}
