import { type, type Type } from 'arktype';
import * as account from './account.ts';
import * as auth from './auth.ts';
import * as care from './care.ts';
import type { EndpointId } from './endpoints.ts';
import * as fit from './fit.ts';
import * as habits from './habits.ts';
import * as inquiry from './inquiry.ts';
import * as listing from './listing.ts';
import * as place from './place.ts';
import { idInPath, pageQuery, uuid } from './primitives.ts';
import * as profile from './profile.ts';
import * as roomie from './roomie.ts';
import * as upload from './upload.ts';
import * as user from './user.ts';

/** Who may call at all; whose object it is, is the policies' question. */
export type Access = 'anyone' | 'user' | 'admin';

export interface Call {
  summary: string;
  access: Access;
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}

const byId = type({ id: idInPath });
const imageById = type({ id: idInPath, image_id: idInPath });

/** What each call takes and answers. The server validates with it, the client parses with it. */
export const calls = {
  startSignIn: {
    summary: 'The address to sign in at, and the state to keep until the return',
    access: 'anyone',
    status: 200,
    answer: auth.SignInAddress,
  },
  finishSignIn: {
    summary: 'Exchange the code of the sign-in service for tokens',
    access: 'anyone',
    status: 200,
    body: auth.SignInReturn,
    answer: auth.Tokens,
  },
  refreshSession: {
    summary: 'A new access token, and the refresh token that replaces this one',
    access: 'anyone',
    status: 200,
    body: auth.RefreshRequest,
    answer: auth.Tokens,
  },
  getCurrentUser: {
    summary: 'The signed-in person',
    access: 'user',
    status: 200,
    answer: user.CurrentUser,
  },
  signOut: { summary: 'End this session', access: 'user', status: 204 },
  listSessions: {
    summary: 'Where I am signed in',
    access: 'user',
    status: 200,
    answer: type({ items: user.Session.array() }),
  },
  endOtherSessions: { summary: 'Sign out everywhere but here', access: 'user', status: 204 },
  endSession: {
    summary: 'Sign out somewhere else',
    access: 'user',
    status: 204,
    params: type({ id: uuid }),
  },

  listListings: {
    summary: 'Rooms, filtered, sorted and paged',
    access: 'anyone',
    status: 200,
    query: listing.ListingQuery,
    answer: listing.ListingPage,
  },
  getListing: {
    summary: 'One room',
    access: 'anyone',
    status: 200,
    params: byId,
    answer: listing.Listing,
  },
  listOwnListings: {
    summary: 'My rooms, newest first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: listing.ListingPage,
  },
  createListing: {
    summary: 'Post a room',
    access: 'user',
    status: 201,
    body: listing.ListingForm,
    answer: listing.Listing,
  },
  updateListing: {
    summary: 'Change a room of mine',
    access: 'user',
    status: 200,
    params: byId,
    body: listing.ListingForm,
    answer: listing.Listing,
  },
  deleteListing: { summary: 'Delete a room of mine', access: 'user', status: 204, params: byId },
  deleteListingAsAdmin: {
    summary: 'Delete any room',
    access: 'admin',
    status: 204,
    params: byId,
  },
  requestUpload: {
    summary: 'An address to upload one listing picture to',
    access: 'user',
    status: 201,
    body: upload.UploadRequest,
    answer: upload.UploadAddress,
  },
  registerImage: {
    summary: 'Register an uploaded picture with a room of mine',
    access: 'user',
    status: 201,
    params: byId,
    body: upload.ImageRegistration,
    answer: listing.Picture,
  },
  orderImages: {
    summary: 'Put the pictures of a room of mine in this order; the first is the cover',
    access: 'user',
    status: 200,
    params: byId,
    body: upload.ImageOrder,
    answer: upload.ImageList,
  },
  describeImage: {
    summary: 'Say in words what a picture of mine shows',
    access: 'user',
    status: 200,
    params: imageById,
    body: upload.ImageDescription,
    answer: listing.Picture,
  },
  deleteImage: {
    summary: 'Delete a picture of a room of mine',
    access: 'user',
    status: 204,
    params: imageById,
  },
  searchPlaces: {
    summary: 'Towns whose name begins like this, largest first',
    access: 'anyone',
    status: 200,
    query: place.PlaceQuery,
    answer: place.PlaceList,
  },

  getOnboarding: {
    summary: 'How far my onboarding is',
    access: 'user',
    status: 200,
    answer: user.Onboarding,
  },
  skipOnboarding: {
    summary: 'Skip the rest of onboarding',
    access: 'user',
    status: 200,
    answer: user.Onboarding,
  },
  getProfile: { summary: 'My profile', access: 'user', status: 200, answer: profile.Profile },
  updateProfile: {
    summary: 'Change my profile',
    access: 'user',
    status: 200,
    body: profile.ProfileChange,
    answer: profile.Profile,
  },
  deleteAccount: { summary: 'Delete my account', access: 'user', status: 204 },
  exportAccount: {
    summary: 'Everything of mine, as one file',
    access: 'user',
    status: 200,
    answer: account.AccountExport,
  },
  getHabits: { summary: 'How I live', access: 'user', status: 200, answer: habits.Habits },
  saveHabits: {
    summary: 'Say how I live',
    access: 'user',
    status: 200,
    body: habits.HabitsForm,
    answer: user.Onboarding,
  },
  getPreferences: {
    summary: 'What I accept in others',
    access: 'user',
    status: 200,
    answer: habits.Preferences,
  },
  savePreferences: {
    summary: 'Say what I accept in others',
    access: 'user',
    status: 200,
    body: habits.Preferences,
    answer: user.Onboarding,
  },
  requestPhotoUpload: {
    summary: 'An address to upload my photo to',
    access: 'user',
    status: 201,
    body: upload.PhotoRequest,
    answer: upload.PhotoAddress,
  },
  registerPhoto: {
    summary: 'Use the uploaded photo',
    access: 'user',
    status: 200,
    body: upload.PhotoRegistration,
    answer: user.CurrentUser,
  },
  removePhoto: { summary: 'Remove my photo', access: 'user', status: 204 },
  listUsers: {
    summary: 'Roomies, by how well we fit or the newest first',
    access: 'user',
    status: 200,
    query: roomie.RoomieQuery,
    answer: roomie.RoomiePage,
  },
  getUser: {
    summary: 'One roomie',
    access: 'user',
    status: 200,
    params: byId,
    answer: user.PublicUser,
  },
  getUserFit: {
    summary: 'How well I fit with a roomie, and why',
    access: 'user',
    status: 200,
    params: byId,
    answer: fit.Fit,
  },
  previewFit: {
    summary: 'What other habits or preferences of mine would change, without saving them',
    access: 'user',
    status: 200,
    body: fit.FitPreviewRequest,
    answer: fit.FitPreview,
  },
  getListingFit: {
    summary: 'How well a room suits me, and how well I fit with who posted it',
    access: 'user',
    status: 200,
    params: byId,
    answer: fit.ListingFit,
  },

  sendListingInquiry: {
    summary: 'Write about a room',
    access: 'user',
    status: 201,
    body: inquiry.ListingInquiryForm,
    answer: inquiry.Inquiry,
  },
  listOwnInquiries: {
    summary: 'What I sent, about rooms and to people, unread first',
    access: 'user',
    status: 200,
    query: inquiry.InquiryQuery,
    answer: inquiry.InquiryPage,
  },
  listReceivedInquiries: {
    summary: 'What was sent to me, about my rooms and to myself, unread first',
    access: 'user',
    status: 200,
    query: inquiry.InquiryQuery,
    answer: inquiry.InquiryPage,
  },
  countInquiries: {
    summary: 'How many inquiries I have, and how many are unread',
    access: 'user',
    status: 200,
    answer: inquiry.InquiryCounts,
  },
  getListingInquiryStatus: {
    summary: 'Whether I wrote about this room',
    access: 'user',
    status: 200,
    query: inquiry.ListingInquiryQuery,
    answer: inquiry.InquiryState,
  },
  getInquiry: {
    summary: 'One inquiry of mine, whichever kind',
    access: 'user',
    status: 200,
    params: byId,
    answer: inquiry.Inquiry,
  },
  moveInquiry: {
    summary: 'Accept or decline what I received, withdraw what I sent',
    access: 'user',
    status: 200,
    params: byId,
    body: inquiry.InquiryMove,
    answer: inquiry.Inquiry,
  },
  listMessages: {
    summary: 'The messages of an inquiry of mine, the newest page first',
    access: 'user',
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: inquiry.MessagePage,
  },
  sendMessage: {
    summary: 'Write on in an inquiry of mine',
    access: 'user',
    status: 201,
    params: byId,
    body: inquiry.MessageForm,
    answer: inquiry.Message,
  },
  markInquiryRead: {
    summary: 'I have seen this inquiry up to a message',
    access: 'user',
    status: 200,
    params: byId,
    body: inquiry.MessageSeen,
    answer: inquiry.Inquiry,
  },
  sendUserInquiry: {
    summary: 'Write to a roomie',
    access: 'user',
    status: 201,
    body: inquiry.UserInquiryForm,
    answer: inquiry.Inquiry,
  },
  listOwnUserInquiries: {
    summary: 'What I sent to people, unread first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: inquiry.InquiryPage,
  },
  listReceivedUserInquiries: {
    summary: 'What people sent to me, unread first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: inquiry.InquiryPage,
  },
  getUserInquiryStatus: {
    summary: 'Whether I wrote to this person',
    access: 'user',
    status: 200,
    query: inquiry.UserInquiryQuery,
    answer: inquiry.InquiryState,
  },
  getUserInquiry: {
    summary: 'One inquiry between people',
    access: 'user',
    status: 200,
    params: byId,
    answer: inquiry.Inquiry,
  },
  moveUserInquiry: {
    summary: 'Accept or decline what a person sent me, withdraw what I sent',
    access: 'user',
    status: 200,
    params: byId,
    body: inquiry.InquiryMove,
    answer: inquiry.Inquiry,
  },
  listUserMessages: {
    summary: 'The messages of an inquiry between people, the newest page first',
    access: 'user',
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: inquiry.MessagePage,
  },
  sendUserMessage: {
    summary: 'Write on in an inquiry between people',
    access: 'user',
    status: 201,
    params: byId,
    body: inquiry.MessageForm,
    answer: inquiry.Message,
  },
  markUserInquiryRead: {
    summary: 'I have seen this inquiry between people up to a message',
    access: 'user',
    status: 200,
    params: byId,
    body: inquiry.MessageSeen,
    answer: inquiry.Inquiry,
  },

  sendReport: {
    summary: 'Tell the administrators about a room, a person or an inquiry',
    access: 'user',
    status: 204,
    body: care.ReportForm,
  },
  listReports: {
    summary: 'What people reported, newest first',
    access: 'admin',
    status: 200,
    query: type(pageQuery),
    answer: care.ReportPage,
  },
  listBlockedUsers: {
    summary: 'Whom I blocked, newest first',
    access: 'user',
    status: 200,
    query: type(pageQuery),
    answer: care.BlockedPage,
  },
  blockUser: {
    summary: 'Keep someone from writing to me and from being shown to me',
    access: 'user',
    status: 204,
    params: byId,
  },
  unblockUser: { summary: 'Let someone in again', access: 'user', status: 204, params: byId },
  watchEvents: {
    summary: 'A stream of what changed for me, as server-sent events (contract/live-event.ts)',
    access: 'user',
    status: 200,
  },
} as const satisfies Record<EndpointId, Call>;

type Calls = typeof calls;
type SchemaOf<Id extends EndpointId, Part extends keyof Call> = Calls[Id] extends {
  [P in Part]: infer S extends Type;
}
  ? S
  : never;
type OutputOf<S> = [S] extends [never] ? undefined : S extends Type ? S['infer'] : never;

export type Params<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'params'>>;
export type Query<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'query'>>;
export type Body<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'body'>>;
/** What the call answers; undefined for 204. */
export type Answer<Id extends EndpointId> = OutputOf<SchemaOf<Id, 'answer'>>;
