/** The code of the order list; asked for early, as it is where a login leads. */
export const ladeListe = () => import('../features/auftraege/liste/AuftragslisteSeite');
