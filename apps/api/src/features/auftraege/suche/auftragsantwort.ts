import { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { Listenauftrag } from '@frachtportal/domain/auftrag/listenauftrag';
import { AntwortlisteAus } from '../../../platform/http/antwort.js';

/** Describes a list of orders: all alike, in the form that was asked for (`Listenform`). */
export const Auftragsantwort = (angaben: Parameters<typeof AntwortlisteAus>[1]): MethodDecorator =>
  AntwortlisteAus([Listenauftrag, Auftragszeile], angaben);
