/** What a forwarder must or wants to tell everybody, by the name of its page. */
export const rechtstexte = ['impressum', 'datenschutz', 'agb'] as const;
export type Rechtstext = (typeof rechtstexte)[number];
