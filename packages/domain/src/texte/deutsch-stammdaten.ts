/** Texts of the master data: lists, places, dangerous-goods table, toll and the files they are imported from. */
export const stammdatentexte = {
  'stammdaten.codeDoppelt': 'Die Kurzbezeichnung {code} gibt es in dieser Liste schon.',
};
