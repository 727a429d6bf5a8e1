import { mitFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import { deutsch, satz } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { bom, csvZeilen } from '../../platform/dateien/csv-schreiben.js';
import { Importe } from '../importe/importe.service.js';
import { Auftragsart } from './auftragsart.service.js';
import { antwortAuf } from './nachrichten/umschlag.js';

/** A file whose sender is answered. */
interface Quittierte {
  /** By which it is unmistakable. */
  id: number;
  dateiname: string;
  /** In words. */
  zustand: string;
}

/** Of more lines nobody wants to be told one by one. */
const hoechstensZeilen = 5000;
const kopf = ['datei', 'zustand', 'zeile', 'auftragsnummer', 'grund'] as const;

/** What is said to whoever sent a file of orders. */
@Injectable()
export class Empfangsantwort {
  constructor(
    private readonly importe: Importe,
    private readonly art: Auftragsart,
  ) {}

  /** A CONTRL to an EDIFACT interchange, to any other file a table of its lines. */
  async zu(
    laufId: number,
    { id, dateiname, zustand }: Quittierte,
  ): Promise<{ name: string; inhalt: Buffer }> {
    const { umschlag } = await this.importe.stand(this.art, laufId);
    const edifact = antwortAuf(umschlag, laufId);
    if (edifact) return edifact;
    const alle = { nur: null, page: null, searchLimit: hoechstensZeilen };
    const { zeilen } = await this.importe.seite(this.art, laufId, alle);
    return alsQuittung(
      id,
      dateiname,
      zeilen.map((z) => [zustand, String(z.nummer), z.spedeigennr ?? '', z.meldungen.map(satz).join(' ')]),
    );
  }
}

/** A table of what became of a file: state, line, order number and reason of each line. @param id by which it is unmistakable */
export function alsQuittung(id: number, dateiname: string, zeilen: readonly string[][]) {
  const alle = [
    kopf.map((k) => deutsch(`beschriftung.${k}`)),
    ...zeilen.map((zeile) => [dateiname, ...zeile].map(mitFormelschutz)),
  ];
  return { name: `quittung-${id}.csv`, inhalt: Buffer.from(bom + csvZeilen(alle)) };
}
