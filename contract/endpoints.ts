/**
 * Every call: its method and path. Kept apart from the schemas (calls.ts), which bring ArkType
 * along, so that the SPA's first load can know the addresses without them.
 */
export const endpoints = {
  startSignIn: { method: 'GET', path: '/auth/google' },
  finishSignIn: { method: 'POST', path: '/auth/google/callback' },
  refreshSession: { method: 'POST', path: '/auth/refresh' },
  getCurrentUser: { method: 'GET', path: '/auth/me' },
  signOut: { method: 'POST', path: '/auth/logout' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}' },

  listListings: { method: 'GET', path: '/api/listings' },
  getListing: { method: 'GET', path: '/api/listings/{id}' },
  listOwnListings: { method: 'GET', path: '/api/users/listings' },
  createListing: { method: 'POST', path: '/api/listings' },
  updateListing: { method: 'PUT', path: '/api/listings/{id}' },
  deleteListing: { method: 'DELETE', path: '/api/listings/{id}' },
  deleteListingAsAdmin: { method: 'DELETE', path: '/api/admin/listings/{id}' },
  requestUpload: { method: 'POST', path: '/api/upload/url' },
  registerImage: { method: 'POST', path: '/api/listings/{id}/images' },
  orderImages: { method: 'PUT', path: '/api/listings/{id}/images' },
  describeImage: { method: 'PATCH', path: '/api/listings/{id}/images/{image_id}' },
  deleteImage: { method: 'DELETE', path: '/api/listings/{id}/images/{image_id}' },
  searchPlaces: { method: 'GET', path: '/api/places' },

  getOnboarding: { method: 'GET', path: '/api/users/onboarding' },
  skipOnboarding: { method: 'POST', path: '/api/users/onboarding/skip' },
  getProfile: { method: 'GET', path: '/api/users/profile' },
  updateProfile: { method: 'PATCH', path: '/api/users/profile' },
  deleteAccount: { method: 'DELETE', path: '/api/users/profile' },
  exportAccount: { method: 'GET', path: '/api/users/profile/export' },
  getHabits: { method: 'GET', path: '/api/users/habits' },
  saveHabits: { method: 'PUT', path: '/api/users/habits' },
  getPreferences: { method: 'GET', path: '/api/users/preferences' },
  savePreferences: { method: 'PUT', path: '/api/users/preferences' },
  requestPhotoUpload: { method: 'POST', path: '/api/users/profile/photo/url' },
  registerPhoto: { method: 'PUT', path: '/api/users/profile/photo' },
  removePhoto: { method: 'DELETE', path: '/api/users/profile/photo' },
  listUsers: { method: 'GET', path: '/api/users' },
  getUser: { method: 'GET', path: '/api/users/{id}' },
  getUserFit: { method: 'GET', path: '/api/users/{id}/fit' },
  previewFit: { method: 'POST', path: '/api/users/fit/preview' },
  getListingFit: { method: 'GET', path: '/api/listings/{id}/fit' },

  sendListingInquiry: { method: 'POST', path: '/api/inquiries' },
  listOwnInquiries: { method: 'GET', path: '/api/inquiries/my' },
  listReceivedInquiries: { method: 'GET', path: '/api/inquiries/received' },
  countInquiries: { method: 'GET', path: '/api/inquiries/counts' },
  getListingInquiryStatus: { method: 'GET', path: '/api/inquiries/status' },
  getInquiry: { method: 'GET', path: '/api/inquiries/{id}' },
  moveInquiry: { method: 'PATCH', path: '/api/inquiries/{id}' },
  listMessages: { method: 'GET', path: '/api/inquiries/{id}/messages' },
  sendMessage: { method: 'POST', path: '/api/inquiries/{id}/messages' },
  markInquiryRead: { method: 'PUT', path: '/api/inquiries/{id}/read' },
  sendUserInquiry: { method: 'POST', path: '/api/user-inquiries' },
  listOwnUserInquiries: { method: 'GET', path: '/api/user-inquiries/my' },
  listReceivedUserInquiries: { method: 'GET', path: '/api/user-inquiries/received' },
  getUserInquiryStatus: { method: 'GET', path: '/api/user-inquiries/status' },
  getUserInquiry: { method: 'GET', path: '/api/user-inquiries/{id}' },
  moveUserInquiry: { method: 'PATCH', path: '/api/user-inquiries/{id}' },
  listUserMessages: { method: 'GET', path: '/api/user-inquiries/{id}/messages' },
  sendUserMessage: { method: 'POST', path: '/api/user-inquiries/{id}/messages' },
  markUserInquiryRead: { method: 'PUT', path: '/api/user-inquiries/{id}/read' },

  sendReport: { method: 'POST', path: '/api/reports' },
  listReports: { method: 'GET', path: '/api/admin/reports' },
  listBlockedUsers: { method: 'GET', path: '/api/blocks' },
  blockUser: { method: 'PUT', path: '/api/users/{id}/block' },
  unblockUser: { method: 'DELETE', path: '/api/users/{id}/block' },
  watchEvents: { method: 'GET', path: '/api/events' },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters in braces, as in OpenAPI. */
  path: `/${string}`;
}
export type EndpointId = keyof typeof endpoints;
