import { Auftrag } from '../auftrag/auftrag.js';
import { Liste, Text } from '../feld/dekoratoren.js';
import { schweren } from './regel.js';

/** What a rule of sense says about an order that could be saved. */
export class Hinweis {
  @Text({ max: 60, nurLesen: true, label: 'beschriftung.regel', immer: true }) regel!: string;
  @Text({ max: 10, nurLesen: true, label: 'beschriftung.schwere', werte: Object.keys(schweren), immer: true })
  schwere!: string;
  /** The path of the field, as in messages. */
  @Text({ max: 200, nurLesen: true, label: 'beschriftung.feld' }) feld!: string | null;
  @Text({ max: 500, nurLesen: true, label: 'beschriftung.text', immer: true }) text!: string;
}

/** An order as saving answers it; without the field where no rule has found anything. */
export class GespeicherterAuftrag extends Auftrag {
  @Liste(() => Hinweis, { nurLesen: true, label: 'beschriftung.hinweise', immer: true }) hinweise!: Hinweis[];
}
