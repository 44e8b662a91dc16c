import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { listParameters } from '#contract/embeds/embed.ts';
import { importFieldNames, type ImportField } from '#contract/imports/import-fields.ts';

const isMatched = { unseen: 'only compared with what is stored or signed' } as const;
const isChoice = { unseen: 'values of a closed list, with commas between them' } as const;
const isWords = { unseen: 'words to look for; pages read them from their own address' } as const;
const isFile = { unseen: 'names a stored file, and is refused unless it does' } as const;

const isList = { unseen: 'names a list of a file, which decides whether it is read' } as const;

const listing = {
  title: 'title',
  description: 'description',
  address: 'address',
  external_link: 'link',
} as const;
const external = {
  title: 'externalTitle',
  description: 'externalDescription',
  address: 'externalAddress',
  external_link: 'externalLink',
} as const;
const search = {
  q: isWords,
  box: { unseen: 'four coordinates' },
  currency: isChoice,
  room_type: isChoice,
  amenities: isChoice,
  house_rules: isChoice,
  without: isMatched,
  without_wishes: isMatched,
} as const;
const selected = { q: isWords, source: isWords };
const mapping = Object.fromEntries(
  importFieldNames.map((name) => [`mapping.${name}`, 'expression']),
) as Record<`mapping.${ImportField}`, 'expression'>;

/**
 * Every text that calls accept, by call and field: the text that `plantTexts` writes into it, or
 * why no page shows it.
 */
const textFields = {
  finishSignIn: { code: isMatched, state: isMatched },
  refreshSession: { refresh_token: isMatched },
  listListings: search,
  getListingMap: search,
  getListingAdvice: search,
  getListingChoices: search,
  searchUsersAsAdmin: { q: isWords },
  searchListingsAsAdmin: { q: isWords },
  searchReportedMessages: { q: isWords },
  searchPlaces: { q: isWords, time_zone: { unseen: 'only decides which place comes first' } },
  searchAddresses: { q: isWords },
  createListing: listing,
  updateListing: listing,
  registerImage: { key: isFile, alt: 'alt' },
  describeImage: { alt: 'alt' },
  updateProfile: {
    first_name: 'firstName',
    last_name: 'lastName',
    occupation: 'occupation',
    bio: 'bio',
    area: 'area',
  },
  requestOrganizationCode: {
    email: { unseen: 'only its domain is shown, which is an address of the internet' },
  },
  confirmOrganization: { code: isMatched },
  registerPhoto: { public_url: isFile },
  createGroup: { name: 'groupName' },
  updateGroup: { name: 'groupName' },
  voteOnListing: { note: 'groupNote' },
  getGroupInvitation: { code: isMatched },
  joinGroup: { code: isMatched },
  getHouseholdInvitation: { token: isMatched },
  acceptHouseholdInvitation: { token: isMatched },
  sendListingInquiry: { message: 'message' },
  holdDecline: {
    message: {
      unseen: 'sent later as a message, and shown by the same parts as that of `sendMessage`',
    },
  },
  notifyOthers: {
    message: { unseen: 'sent later as a message, like that of `holdDecline`' },
  },
  waitForContract: {
    message: { unseen: 'shown to its writer alone, and sent later like that of `holdDecline`' },
  },
  sendMessage: { message: 'reply' },
  sendUserInquiry: { message: 'userMessage' },
  sendUserMessage: { message: 'userReply' },
  offerViewingSlots: { video_url: { unseen: 'a web address, shown to those who come as a link' } },
  addAgreementRule: { text: 'rule' },
  changeAgreementRule: { text: 'rule' },
  acceptAgreement: { name: 'signature' },
  createRentSplit: { 'rooms.name': 'splitRoom' },
  createReplyTemplate: { text: 'template' },
  updateReplyTemplate: { text: 'template' },
  updateOffer: { reason: 'stepBack' },
  saveOwnWanted: { headline: 'wantedHeadline', text: 'wantedText' },
  saveGroupWanted: { headline: 'groupHeadline', text: 'groupWantedText' },
  inviteWanted: { message: 'wantedInvitation' },
  answerWantedInvitation: { message: { unseen: 'the first message of an inquiry' } },
  hideWanted: { note: { unseen: 'shown by the same parts as the note of `hideListing`' } },
  sendReport: { details: 'reportDetails' },
  hideListing: { note: 'hiddenNote' },
  deleteListingAsAdmin: {
    note: { unseen: 'shown by the same parts as the note of `hideListing`' },
  },
  suspendUser: { note: 'suspensionNote' },
  changeReport: { note: 'reportNote' },
  decideAppeal: { note: 'decisionNote' },
  listChosenListings: { ids: isMatched },
  listChosenUsers: { ids: isMatched },
  savePushSubscription: { endpoint: isMatched },
  renewPushSubscription: { 'former.endpoint': isMatched, 'next.endpoint': isMatched },
  noteListing: { note: { unseen: 'only its writer sees it, in the field where they typed it' } },
  voteOnApplicant: { note: 'voteNote' },
  createSavedSearch: { name: 'searchName', search: isWords },
  saveSearchForGroup: { name: 'searchName', search: isWords },
  updateSavedSearch: { name: 'searchName', search: isWords },
  searchEmbeddedCards: Object.fromEntries(
    Object.keys(listParameters).map((name) => [name.replace('?', ''), isMatched]),
  ),
  listEmbeddedCards: { ids: isMatched, lang: isChoice, currency: isChoice },
  countEmbeds: { partner: isMatched, rooms_seen: isMatched, rooms_followed: isMatched },
  getEmbedCounts: { partner: isMatched, key: isMatched },
  getOEmbed: { url: isMatched, format: isMatched },
  createImportSource: { address: 'sourceAddress', ...mapping },
  updateImportSource: { address: 'sourceAddress', ...mapping },
  requestImportUpload: { name: 'fileName' },
  previewImport: { ...mapping, 'reading.list': isList },
  startImport: { ...mapping, 'reading.list': isList },
  createExternalListing: external,
  changeExternalListing: external,
  listExternalListings: selected,
  deleteExternalListings: selected,
  changeExternalListings: { 'matching.q': isWords, 'matching.source': isWords },
} as const satisfies Partial<
  Record<keyof typeof calls, Record<string, string | { unseen: string }>>
>;

type Texts<T> = T extends string ? T : T extends { unseen: string } ? never : Texts<T[keyof T]>;
/** What files of other sites bring along. */
const inFiles = ['column', 'cell', 'rowId'] as const;
/** The name of a text that `plantTexts` writes. */
export type Planted = Texts<typeof textFields> | (typeof inFiles)[number];

export const plantedTexts = [
  ...new Set(
    [...Object.values(textFields).flatMap((fields) => Object.values(fields)), ...inFiles].filter(
      (text): text is Planted => typeof text === 'string',
    ),
  ),
];

/** The fields of the table, as `call.field`. */
export const namedFields = () =>
  Object.entries(textFields).flatMap(([call, fields]) =>
    Object.keys(fields).map((field) => `${call}.${field}`),
  );

/** The fields of the contract that accept any text, as `call.field`. */
export function contractFields(): string[] {
  return Object.entries<Call>(calls).flatMap(([id, { body, query }]) =>
    [body, query].flatMap((schema) => {
      if (!schema) return [];
      const described = schema.in.toJsonSchema({ fallback: ({ base }) => base, dialect: null });
      return freeTexts(described as Described, id);
    }),
  );
}

interface Described {
  type?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}

function freeTexts(schema: Described, path: string): string[] {
  const { type, properties = {}, items, anyOf = [], pattern, format, enum: options } = schema;
  const isFree = type === 'string' && !pattern && !format && !options && schema.const === undefined;
  return [
    ...(isFree ? [path] : []),
    ...anyOf.flatMap((each) => freeTexts(each, path)),
    ...(items ? freeTexts(items, path) : []),
    ...Object.entries(properties).flatMap(([name, each]) => freeTexts(each, `${path}.${name}`)),
  ];
}
