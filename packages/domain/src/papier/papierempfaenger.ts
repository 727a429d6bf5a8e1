import { Text } from '../feld/dekoratoren.js';

/** To whom a paper goes by mail. */
export class Papierempfaenger {
  @Text({ max: 250, pflicht: true, label: 'beschriftung.eMail' }) email!: string;
}
