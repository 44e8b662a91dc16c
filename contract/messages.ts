/** Form messages, word for word from spec section 5. */
export const listingMessages = {
  title: { required: 'Title is required', max: 'Title too long' },
  address: { required: 'Address is required', max: 'Address too long' },
  monthly_rent: { required: 'Monthly rent is required', max: 'Monthly rent too high' },
  total_bedrooms: { required: 'Number of bedrooms is required', max: 'Too many bedrooms' },
  total_bathrooms: { required: 'Number of bathrooms is required', max: 'Too many bathrooms' },
  current_roommates: { required: 'Cannot be negative', max: 'Too many roommates' },
  looking_for_roommates: {
    required: 'Must be looking for at least 1 roommate',
    max: 'Too many roommates',
  },
  external_link: 'Must be a valid URL',
  description: { max: 'Description too long' },
} as const;

/** Texts the spec fixes outside of forms (sections 2 and 8). */
export const messages = {
  somethingWentWrong: 'Something went wrong!',
  notFound: 'Not Found',
  tokenRefreshFailed: 'Token refresh failed',
  uploadFailed: 'Failed to upload file',
} as const;
