// Form messages are in form-messages.ts, because this file is part of every page's first load.

/** Texts outside of forms that the specification fixes word for word: do not reword. */
export const messages = {
  somethingWentWrong: 'Something went wrong!',
  notFound: 'Not Found',
  tokenRefreshFailed: 'Token refresh failed',
  uploadFailed: 'Failed to upload file',
} as const;
