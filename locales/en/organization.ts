// On the profile: to show that one has an address at an organization.
export const organization = 'Address at a university or company';
export const organizationHint =
  'If you have an e-mail address at a university or company, others can see where. They see only the part after the @. We send a code there and do not keep the address.';
export const yourAddress = 'Your address there';
export const anotherAddress = 'Another address';
export const addressHint =
  'For example you@tum.de. We forget it once you have typed the code, or after an hour.';
export const addressMissing = 'Enter your address';
export const sendCode = 'Send the code';
export const code = 'Code';
export const codeSent = ({ domain }: { domain: string }) =>
  `We sent a code of six digits to your address at ${domain}.`;
export const codeMissing = 'Enter the code';
export const confirmed = 'Confirmed. Others can see it now';
export const otherAddress = 'Use another address';
export const othersRead = ({ domain }: { domain: string }) =>
  `Others read: “Has an e-mail address at ${domain}”`;
export const othersReadUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `Others read: “Has an e-mail address at ${university} (${domain})”`;
export const countsUntil = ({ day }: { day: string }) =>
  `Valid until ${day}. After that, confirm it again.`;
export const removeOrganization = 'Remove it';
export const notSent = 'That did not work';
