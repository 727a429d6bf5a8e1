// Second half of `npm run migrate`: brings the database to the state of the program, before its processes start.
import { apiBefehl } from './api-befehl.mjs';

await apiBefehl('migrieren', 'Das Vorbereiten wird abgebrochen …');
