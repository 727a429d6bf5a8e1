import type { MessageStructureObject } from 'imapflow';
import PostalMime from 'postal-mime';

/** A mail of ours that did not arrive (RFC 3464). */
export interface Ruecklauf {
  /** As which it left. */
  kennung: string;
  /** It will not arrive later either: the address does not exist, or takes no mail. */
  endgueltig: boolean;
  grund: string;
}

const unsere = /^message-id:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im;
const einzug = /\r?\n[ \t]+/g;

/** Does a mail server report here what became of a mail? */
export const istRuecklauf = (struktur: MessageStructureObject | undefined): boolean =>
  struktur?.childNodes?.some(({ type }) => type === 'message/delivery-status') ?? false;

/** Undefined where the mail was none of ours, or may still arrive. */
export async function liesRuecklauf(quelle: Buffer): Promise<Ruecklauf | undefined> {
  const attachments = await teile(quelle);
  const teil = (arten: readonly string[]) =>
    String(attachments.find(({ mimeType }) => arten.includes(mimeType))?.content ?? '').replace(einzug, ' ');
  const bericht = teil(['message/delivery-status']);
  const kennung = unsere.exec(teil(['message/rfc822', 'text/rfc822-headers']))?.[1];
  if (!kennung || feld(bericht, 'Action').toLowerCase() !== 'failed') return undefined;
  const status = feld(bericht, 'Status');
  const diagnose = feld(bericht, 'Diagnostic-Code').replace(/^[\w-]+;\s*/, '');
  return {
    kennung,
    endgueltig: status.startsWith('5.'),
    grund: (diagnose || status).replace(/\p{Cc}/gu, ' '),
  };
}

/** Nothing of what nobody can take apart: it is put away like any other. */
async function teile(quelle: Buffer) {
  const wie = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: 20 } as const;
  const gelesen = await PostalMime.parse(quelle, wie).catch(() => undefined);
  return gelesen?.attachments ?? [];
}

const feld = (bericht: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, 'im').exec(bericht)?.[1]?.trim() ?? '';
