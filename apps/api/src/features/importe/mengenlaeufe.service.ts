/** What those need of the runs of whole sets whose sets these are. */
export { aendertViel, type Ende, Mengenlaeufe, type Mengenvergleich } from './mengenlaeufe.repository.js';
