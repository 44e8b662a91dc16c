/**
 * Every message about a field that people can get to see, by its code. Schemas and the server say
 * it in English, as here; screens translate it by its code. The specification fixes many of them
 * word for word: do not reword.
 */
export const fieldMessages = {
  missing: 'Is missing',
  not_valid: 'Is not valid',
  too_many_characters: 'Must be at most {max} characters',
  unstorable: 'Contains characters that cannot be stored',
  not_whole: 'Must be a whole number',
  not_an_amount: 'Write a number, such as 1,500',
  not_a_currency: 'Must be a currency code, such as EUR',
  not_a_day: 'Must be a date as YYYY-MM-DD',
  unreal_day: 'Must be a date that exists',
  same_twice: 'Must be distinct',
  given_twice: 'Given more than once',
  'title.required': 'Title is required',
  'title.max': 'Title too long',
  'title.taken': 'You have a room with this title at this address already',
  'description.max': 'Description too long',
  'address.required': 'Address is required',
  'address.max': 'Address too long',
  'rent.required': 'Monthly rent is required',
  'rent.max': 'Monthly rent too high',
  'bedrooms.required': 'Number of bedrooms is required',
  'bedrooms.max': 'Too many bedrooms',
  'bathrooms.required': 'Number of bathrooms is required',
  'bathrooms.max': 'Too many bathrooms',
  'residents.required': 'Say how many people live there; 0 if nobody does',
  'residents.min': 'Cannot be negative',
  'roommates.max': 'Too many roommates',
  'roommates.wanted': 'Must be looking for at least 1 roommate',
  'link.invalid': 'Must be a valid URL',
  'bills.invalid': 'Enter monthly bills from 0 to {max}',
  'deposit.invalid': 'Enter a deposit from 0 to {max}',
  'stay.shortest': 'Enter a shortest stay of 1 to 120 months',
  'stay.longest': 'Enter a longest stay of 1 to 120 months',
  'stay.order': 'The longest stay is below the shortest',
  'available.order': 'Available until must be after available from',
  'first_name.required': 'First name is required',
  'first_name.max': 'First name too long',
  'last_name.max': 'Last name too long',
  'name.plain': 'Use letters, spaces, hyphens, apostrophes and dots only',
  'name.service': 'This looks like RoomieRadar itself. Use your own name',
  'intent.invalid': 'Choose one of the three answers',
  'offering.not_looking': 'Only for users who look for a room',
  'birth_date.required': 'Birth date is required',
  'birth_date.unreal': 'Enter a date that exists',
  'birth_date.too_young': 'You must be 18 or older to use RoomieRadar',
  'birth_date.too_old': 'Check the year of your birth date',
  'occupation.max': 'Occupation too long',
  'bio.max': 'That is more than fits: 2000 characters at most',
  'area.max': 'Area too long',
  'area.place': 'Choose the area from the list again',
  'budget.range': 'Enter whole currency units a month, up to {max}',
  'budget.order': 'The most you pay is below the least',
  'stay_months.invalid': 'Enter 1 to 120 months',
  'hours.half': 'Must be a time on the half hour, as 22:30',
  'hours.same': 'Choose two different times',
  'answers.none': 'Choose at least one answer',
  'questions.none': 'Answer at least one question',
  'message.required': 'Write a message',
  'message.max': 'Message too long',
  'message.min': 'Write at least {min} characters',
  'report.max': 'Use at most {max} characters',
  'place.required': 'Type the beginning of a name',
  'place.max': 'Name too long',
  'note.required': 'Write why',
  'note.max': 'That is more than fits',
  'link.needed': 'A published listing needs a link, so that someone can be reached',
  'coordinates.pair': 'Latitude and longitude belong together',
  'degrees.range': 'Must be from -{max} to {max}',
  'mapping.max': 'That is longer than a mapping can be',
  'source.name': 'Use small letters, digits and hyphens, at most 50',
  'source.address': 'Must be an address that begins with https:// or http://',
  'file.empty': 'The file is empty',
  'file.max': 'A file may have up to {max} MB',
} as const;
export type FieldMessageCode = keyof typeof fieldMessages;

/** A message by its code, with what stands in it: { max: '100,000' }. */
export interface CodedMessage {
  code: FieldMessageCode;
  params: Record<string, string>;
}

/** Finds the code of an English message; null for one that people cannot get to see. */
export function codeOfMessage(message: string): CodedMessage | null {
  for (const [code, pattern] of (patterns ??= compile())) {
    const found = pattern.exec(message);
    if (found) return { code, params: { ...found.groups } };
  }
  return null;
}

let patterns: [FieldMessageCode, RegExp][] | undefined;

/** Parameters are numbers. One that stands twice is the same number. */
const compile = () =>
  Object.entries(fieldMessages).map(([code, text]): [FieldMessageCode, RegExp] => {
    const seen = new Set<string>();
    const pattern = text
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        if (seen.has(name)) return String.raw`\k<${name}>`;
        seen.add(name);
        return String.raw`(?<${name}>[\d.,]+)`;
      });
    return [code as FieldMessageCode, new RegExp(`^${pattern}$`)];
  });
