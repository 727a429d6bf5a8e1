// Second half of `npm run protokoll:pruefen [-- <Siegel>]`: is the audit log what was sealed? The portal may run or stand.
import { apiBefehl } from './api-befehl.mjs';

await apiBefehl('protokoll-pruefen', 'Die Prüfung wird abgebrochen …', process.argv.slice(2));
