// Second half of `npm run pruefen`: what the start would say, without starting.
import { apiBefehl } from './api-befehl.mjs';

await apiBefehl('pruefen', 'Die Prüfung wird abgebrochen …');
