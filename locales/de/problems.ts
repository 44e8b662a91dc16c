export const notFound = 'Nicht gefunden';
export const somethingWentWrong = 'Etwas ist schiefgelaufen!';
