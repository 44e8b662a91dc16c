/** Messages of the profile form. */
export const profileMessages = {
  first_name: { required: 'First name is required', max: 'First name too long' },
  last_name: { max: 'Last name too long' },
  name: {
    sign: (sign: string) =>
      `A name cannot have ${sign} there. Use letters, spaces, hyphens, apostrophes, commas and dots`,
    plain: 'Use letters, spaces, hyphens, apostrophes and dots only',
    service: 'This looks like RoomieRadar itself. Use your own name',
  },
  intent: 'Choose one of the three answers',
  offering: 'Only for users who look for a room',
  birth_date: {
    required: 'Birth date is required',
    unreal: 'Enter a date that exists',
    tooYoung: 'You must be 18 or older to use RoomieRadar',
    tooOld: 'Check the year of your birth date',
  },
  occupation: { max: 'Occupation too long' },
  bio: { max: 'That is more than fits: 2000 characters at most' },
  area: { max: 'Area too long', place: 'Choose the area from the list again' },
  budget: {
    range: (max: string) => `Enter whole currency units a month, up to ${max}`,
    order: 'The most you pay is below the least',
  },
  move_in_from: 'Enter a date that exists',
  stay_months: 'Enter 1 to 120 months',
} as const;
