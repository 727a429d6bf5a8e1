import type { StatusKurz } from '@frachtportal/domain/stammdaten/sendungsstatus';

/** What stands in the header and is not entered. */
export interface Kopf {
  id?: number;
  datum: string | null;
  erfasser: string;
  nummer?: string;
  partnerreferenz?: string | null;
  status?: StatusKurz;
  /** Name of the template that is edited in place of an order. */
  vorlage?: string;
  kalkulationsFolgeId?: number | null;
}
