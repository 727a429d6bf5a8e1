import 'reflect-metadata';
// Statements are known once the files that declare them are loaded.
import './app.module.js';
import { zeilenformen } from './features/auftraege/suche/listenform.js';
import { listenSql } from './features/auftraege/suche/listensql.js';
import { alleAnweisungen } from './platform/database/anweisung.js';
import { bereiteDatenbankVor } from './platform/database/vorbereiten/vorbereiten.js';

/** What `npm run bench` takes from the program that it measures. */
export const messung = { alleAnweisungen, bereiteDatenbankVor, listenSql, zeilenformen };
