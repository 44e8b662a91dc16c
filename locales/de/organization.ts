export const organization = 'Adresse an einer Hochschule oder Firma';
export const organizationHint =
  'Wenn du eine E-Mail-Adresse an einer Hochschule oder Firma hast, können andere lesen, wo. Sie sehen nur den Teil nach dem @. Wir schicken einen Code dorthin und behalten keine Adresse.';
export const yourAddress = 'Deine Adresse dort';
export const anotherAddress = 'Eine andere Adresse';
export const addressHint =
  'Zum Beispiel du@tum.de. Wir vergessen sie, sobald du den Code eingegeben hast, sonst nach einer Stunde.';
export const addressMissing = 'Gib deine Adresse ein';
export const sendCode = 'Code schicken';
export const code = 'Code';
export const codeSent = ({ domain }: { domain: string }) =>
  `Eine Mail mit sechs Ziffern ist unterwegs zu deiner Adresse bei ${domain}.`;
export const codeMissing = 'Gib den Code ein';
export const confirmed = 'Bestätigt. Andere können es jetzt lesen';
export const otherAddress = 'Andere Adresse nehmen';
export const othersRead = ({ domain }: { domain: string }) =>
  `Andere lesen: „Hat eine E-Mail-Adresse bei ${domain}“`;
export const othersReadUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Andere lesen: „Hat eine E-Mail-Adresse bei ${university} (${domain})“`;
export const countsUntil = ({ day }: { day: string }) =>
  `Das gilt bis ${day}. Bestätige es danach noch einmal.`;
export const removeOrganization = 'Entfernen';
export const notSent = 'Das hat nicht geklappt';
