import { inject } from 'vitest';
import { legeProgrammordnerFest } from '../../platform/jobs/faeden.js';

/** A file of setup: threads are those of the built program. */
legeProgrammordnerFest(inject('programmordner'));
