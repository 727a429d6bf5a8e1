import type { MessageStructureObject } from 'imapflow';
import { lesbarerName } from './dateinamen.js';

/** A part of a message that is a file. */
export interface Anhang {
  /** Its place in the message, as IMAP counts. */
  teil: string;
  name: string;
}

/** What comes along with messages and never is an order: pictures of signatures, papers for people, keys. */
const nebenbei = /^(image\/|application\/(pdf|pgp-|pkcs7-|x-pkcs7-))/;

/** The files of a message that may be orders. */
export function anhaenge(wurzel: MessageStructureObject): Anhang[] {
  if (wurzel.childNodes?.length) return wurzel.childNodes.flatMap(anhaenge);
  const name = wurzel.dispositionParameters?.['filename'] ?? wurzel.parameters?.['name'];
  const istDatei = wurzel.disposition === 'attachment' || name !== undefined;
  if (!istDatei || nebenbei.test(wurzel.type)) return [];
  const teil = wurzel.part ?? '1';
  return [{ teil, name: lesbarerName(name, `Anhang ${teil}`) }];
}
