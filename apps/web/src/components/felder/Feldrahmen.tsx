import type { Feld as Felddeklaration } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import './felder.css';

/** What every field wrapper takes. Label, length, decimals and the required mark come from the domain's declaration. */
export interface FeldAngaben {
  feld?: Felddeklaration;
  /** Overrides the declared label. */
  label?: string;
  /** Required by the configuration although the declaration does not say so. */
  pflicht?: boolean;
  fehler?: string | undefined;
  /** Short help behind the label, e.g. "max. 35 Zeichen". */
  hinweis?: string;
  nurLesen?: boolean;
  /** Tab passes it by, where nothing is to be entered at present. */
  ohneTab?: boolean;
  /** Width of the content: pixels, or anything of CSS; without it the field takes the room there is. */
  breite?: number | string;
  id?: string;
  name?: string;
  autoFocus?: boolean;
  platzhalter?: string;
  /** The label is read out but not shown, e.g. in toolbars. */
  labelVersteckt?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

export interface Eingabeangaben {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

/** What an input carries so that Tab passes it by. */
export function tabfolge({ ohneTab }: FeldAngaben): { tabIndex?: number } {
  return ohneTab ? { tabIndex: -1 } : {};
}

/** What every input inside a frame carries. */
export function grundangaben(p: FeldAngaben, klasse = 'fp-eingabe') {
  return {
    className: klasse,
    error: p.fehler !== undefined && p.fehler !== '',
    name: p.name,
    autoFocus: p.autoFocus,
    placeholder: p.platzhalter && t(p.platzhalter),
    readOnly: p.nurLesen,
    inputRef: p.inputRef,
  };
}

interface Eigenschaften extends FeldAngaben {
  children: (eingabe: Eingabeangaben) => ReactNode;
}

/**
 * The line above an input: label, and behind it in the same reserved line the error, so that nothing moves when one
 * appears. The whole error shows under the field while it has the focus.
 */
export function Feldrahmen({ children, ...angaben }: Eigenschaften) {
  const { feld, fehler, breite, hinweis, labelVersteckt, className } = angaben;
  const eigene = useId();
  const id = angaben.id ?? eigene;
  const label = t(angaben.label ?? feld?.label ?? '');
  const pflicht = angaben.pflicht ?? feld?.pflicht ?? false;
  const klassen = ['fp-feld', fehler && 'fp-feld-fehler', className].filter(Boolean).join(' ');
  return (
    <div className={klassen} style={breite === undefined ? undefined : { flex: '0 0 auto', width: breite }}>
      <div className={labelVersteckt ? 'fp-nur-vorlesen' : 'fp-feld-kopf'}>
        <label htmlFor={id}>
          {label}
          {pflicht && <span aria-hidden="true"> *</span>}
        </label>
        {fehler && (
          <span id={`${id}-fehler`} className="fp-feld-meldung" title={fehler}>
            {fehler}
          </span>
        )}
        {hinweis && !fehler && <span className="fp-feld-hinweis">{t(hinweis)}</span>}
      </div>
      {children({
        id,
        'aria-invalid': fehler ? true : undefined,
        'aria-required': pflicht || undefined,
        'aria-describedby': fehler ? `${id}-fehler` : undefined,
      })}
      {fehler && (
        <div className="fp-feld-blase" aria-hidden="true">
          {fehler}
        </div>
      )}
    </div>
  );
}
