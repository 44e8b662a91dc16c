// Form messages stand apart (form-messages.ts): every page's first load carries these here.

/** Texts agreed word for word, outside of forms: do not reword. */
export const messages = {
  somethingWentWrong: 'Something went wrong!',
  notFound: 'Not Found',
  tokenRefreshFailed: 'Token refresh failed',
  uploadFailed: 'Failed to upload file',
} as const;
