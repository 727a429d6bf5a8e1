import type { Portal } from '../../../testing/portal.js';
import { SmtpServer } from '../../../testing/server/smtp-server.js';

/** A mail server of the main client, and the end of it. */
export async function eigenerMailserver(
  portal: Portal,
): Promise<{ smtp: SmtpServer; beende: () => Promise<void> }> {
  const smtp = await SmtpServer.starten();
  const ort = `/api/mandanten/${portal.welt.nord}/mailversand`;
  const admin = () => portal.als('admin');
  await (await admin())
    .put(ort)
    .send({
      host: '127.0.0.1',
      port: Number(new URL(smtp.url).port),
      verschluesselung: 'keine',
      anmeldung: 'keine',
      absender: 'auftraege@nord.example',
      aktiv: true,
    })
    .expect(200);
  return {
    smtp,
    beende: async () => {
      await (await admin()).delete(ort).expect(204);
      await smtp.stoppen();
    },
  };
}
