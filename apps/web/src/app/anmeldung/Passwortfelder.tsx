import { FormPasswortFeld } from '../../components/formular/formular';

/** A new password and its repetition. */
export function Passwortfelder({
  autoFocus = false,
  className,
}: {
  autoFocus?: boolean;
  className?: string;
}) {
  const mehr = className ? { className } : {};
  return (
    <>
      <FormPasswortFeld
        name="password"
        label="beschriftung.passwort"
        pflicht
        autoComplete="new-password"
        autoFocus={autoFocus}
        {...mehr}
      />
      <FormPasswortFeld
        name="passwordRepeat"
        label="beschriftung.passwortWiederholen"
        pflicht
        autoComplete="new-password"
        {...mehr}
      />
    </>
  );
}
