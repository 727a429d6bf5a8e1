/** English words of the screens beside field labels: login, users, frame. */
export const maskenworteEnglisch: Record<string, string> = {
  Anmeldung: 'Login',
};
