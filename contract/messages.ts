// Form messages stand apart (form-messages.ts): every page's first load carries these here.

/** Texts the spec fixes outside of forms (sections 2 and 8). */
export const messages = {
  somethingWentWrong: 'Something went wrong!',
  notFound: 'Not Found',
  tokenRefreshFailed: 'Token refresh failed',
  uploadFailed: 'Failed to upload file',
} as const;
