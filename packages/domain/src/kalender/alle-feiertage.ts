import { deutscheFeiertage, type Feiertagsliste, weitereFeiertage } from './feiertage.generated.js';

/** The holidays of all countries the calendar knows. */
export const alleFeiertage: Feiertagsliste = /* @__PURE__ */ deutscheFeiertage.concat(weitereFeiertage);
