// Second half of `npm run schluessel:wechseln`: a new key for stored secrets, while the portal runs or stands.
import { apiBefehl } from './api-befehl.mjs';

await apiBefehl('schluessel-wechseln', 'Der Wechsel wird abgebrochen …');
