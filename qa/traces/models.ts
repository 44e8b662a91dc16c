import { createActor, setup } from 'xstate';
import type { AnyPathModel } from '#xstate-paths';
import { offerTransitions } from '#contract/offers/statuses.ts';
import { inquirySides } from '#contract/vocabulary.ts';
import type { AuthContext } from '#machines/auth.machine.ts';
import type { OnboardingContext } from '#machines/onboarding.machine.ts';
import { applicantModel } from '../models/applicant.ts';
import { people } from '../models/applicant/applicant.machine.ts';
import { authModel } from '../models/auth.ts';
import { imageUploadModel } from '../models/image-upload.ts';
import { inquiryModel } from '../models/inquiry.ts';
import { onboardingModel } from '../models/onboarding.ts';
import { appealModel } from './models/appeal.ts';
import { embeddedCardModel } from './models/embedded-card.ts';
import { foundingPairModel, foundingTraces } from './models/founding.ts';
import { groupMembersModel } from './models/group-members.ts';
import { groupTraces } from './models/group.ts';
import { houseAgreementModel } from './models/house-agreement.ts';
import { householdInvitationsModel } from './models/household-invitations.ts';
import { languageChoiceModel } from './models/language-choice.ts';
import { latePartModel } from './models/late-part.ts';
import { listingImagesModel } from './models/listing-images.ts';
import { mapTraces } from './models/map.ts';
import { offerTimes, offerTraces } from './models/offer.ts';
import { offlineMarksModel } from './models/offline-marks.ts';
import { organizationAddressModel } from './models/organization-address.ts';
import { pushTraces } from './models/push.ts';
import { profilePhotoModel } from './models/profile-photo.ts';
import { savedSearchModel } from './models/saved-search.ts';
import { visitorFavoritesModel } from './models/visitor-favorites.ts';
import { wantedInvitationModel } from './models/wanted-invitation.ts';
import { outcomeTimes, viewingTimes, viewingTraces, wishTimes } from './models/viewing.ts';

const auth: AnyPathModel<never> = {
  ...authModel,
  distinguish(context) {
    const { userId, attempts, signInFailure } = context as AuthContext;
    return { userId, isRetrying: attempts > 0, signInFailure };
  },
};

const onboarding: AnyPathModel<never> = {
  ...onboardingModel,
  starts: {
    ...onboardingModel.starts,
    'the profile is saved': { status: 'habits', saved: ['profile'] },
    'all but the preferences': { status: 'preferences', saved: ['profile', 'habits'] },
    'all is saved': { status: 'completed', saved: ['profile', 'habits', 'preferences'] },
    'nothing is saved, and the rest is skipped': { status: 'skipped' },
    'only the habits are saved, and the rest is skipped': { status: 'skipped', saved: ['habits'] },
    'the habits are missing, and skipped': { status: 'skipped', saved: ['profile', 'preferences'] },
    'the preferences are missing, and skipped': { status: 'skipped', saved: ['profile', 'habits'] },
    'the profile is missing, and skipped': { status: 'skipped', saved: ['habits', 'preferences'] },
  },
  distinguish(context) {
    const { knownStatus, saved, step, failure, submitted } = context as OnboardingContext;
    return { knownStatus, saved, step, failure, submitted: submitted?.step ?? null };
  },
  // What the server learns; every fact is tried in every status.
  sneaks: [
    { type: 'profile.saved' },
    { type: 'habits.saved' },
    { type: 'preferences.saved' },
    { type: 'onboarding.skipped' },
  ],
};

/** Receives the reports of an upload. */
const manager = createActor(setup({}).createMachine({}), { id: 'manager' });

const imageUpload: AnyPathModel<never> = {
  ...imageUploadModel,
  starts: Object.fromEntries(
    Object.entries(imageUploadModel.starts).map(([name, input]) => [name, { ...input, manager }]),
  ),
};

const inquiry: AnyPathModel<never> = {
  ...inquiryModel,
  // Neither side has a button for what only the other may do.
  sneaks: inquirySides.flatMap((by) =>
    ['accepted', 'declined', 'withdrawn'].map((done) => ({ type: `inquiry.${done}`, by })),
  ),
};

/** What each of the three may try in vain: their screens have no button for it. */
const applicant: AnyPathModel<never> = {
  ...applicantModel,
  sneaks: [
    ...people.flatMap((by) =>
      [
        'inquiry.accepted',
        'inquiry.declined',
        'inquiry.withdrawn',
        'viewing.chosen',
        'viewing.proposed',
        'offer.made',
        'vote.given',
        'vote.taken_back',
      ].map((type) => ({ type, by })),
    ),
    ...toEvents('viewing', ['moved', 'cancelled'], viewingTimes),
    ...toEvents('viewing', ['done', 'missed'], outcomeTimes),
    ...toEvents('viewing', ['agreed', 'countered', 'declined', 'cancelled'], wishTimes),
    ...toEvents('offer', offerTransitions, offerTimes),
  ],
};

function toEvents(subject: string, changes: readonly string[], cases: readonly object[]) {
  return changes.flatMap((change) =>
    cases.map((each) => ({ type: `${subject}.${change}`, ...each })),
  );
}

/** The models of all machines, without a browser: they may send more than a page can. */
export const traceModels: readonly AnyPathModel<never>[] = [
  auth,
  onboarding,
  imageUpload,
  listingImagesModel,
  profilePhotoModel,
  inquiry,
  viewingTraces,
  offerTraces,
  applicant,
  mapTraces,
  pushTraces,
  visitorFavoritesModel,
  householdInvitationsModel,
  groupTraces,
  groupMembersModel,
  foundingTraces,
  foundingPairModel,
  houseAgreementModel,
  organizationAddressModel,
  appealModel,
  wantedInvitationModel,
  savedSearchModel,
  languageChoiceModel,
  latePartModel,
  offlineMarksModel,
  embeddedCardModel,
];
