import { type Ebene, profilformat } from '@frachtportal/domain/konfiguration/einstellung';
import type { Portal } from './portal.js';

/** Exactly these own values hold on a level afterwards, set as the forwarder's administrator sets them. */
export async function konfiguriere(
  portal: Portal,
  werte: Record<string, string>,
  ebene: Ebene = 'hauptmandant',
): Promise<void> {
  await (await portal.als('admin'))
    .post('/api/config-param/profil')
    .query({ ebene })
    .send({
      format: profilformat,
      version: 1,
      werte: Object.entries(werte).map(([key, value]) => ({ key, value })),
    })
    .expect(200);
}
