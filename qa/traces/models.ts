import path from 'node:path';
import type { AnyPathModel } from '#xstate-paths';
import { appealModel } from './models/appeal.ts';
import { applicantTraces } from './models/applicant.ts';
import { authTraces } from './models/auth.ts';
import { embeddedCardModel } from './models/embedded-card.ts';
import { foundingPairModel } from './models/founding-pair.ts';
import { foundingTraces } from './models/founding.ts';
import { groupMembersModel } from './models/group-members.ts';
import { groupTraces } from './models/group.ts';
import { houseAgreementModel } from './models/house-agreement.ts';
import { householdInvitationsModel } from './models/household-invitations.ts';
import { imageUploadTraces } from './models/image-upload.ts';
import { inquiryTraces } from './models/inquiry.ts';
import { languageChoiceModel } from './models/language-choice.ts';
import { latePartModel } from './models/late-part.ts';
import { listingImagesModel } from './models/listing-images.ts';
import { lookingTogetherTraces } from './models/looking-together.ts';
import { mapTraces } from './models/map.ts';
import { offerTraces } from './models/offer.ts';
import { offlineMarksModel } from './models/offline-marks.ts';
import { onboardingTraces } from './models/onboarding.ts';
import { organizationAddressModel } from './models/organization-address.ts';
import { profilePhotoModel } from './models/profile-photo.ts';
import { pushTraces } from './models/push.ts';
import { savedSearchModel } from './models/saved-search.ts';
import { viewingTraces } from './models/viewing.ts';
import { visitorFavoritesModel } from './models/visitor-favorites.ts';
import { wantedInvitationModel } from './models/wanted-invitation.ts';

/** The models of all machines, without a browser: they may send more than a page can. */
export const traceModels: readonly AnyPathModel<never>[] = [
  authTraces,
  onboardingTraces,
  imageUploadTraces,
  listingImagesModel,
  profilePhotoModel,
  inquiryTraces,
  viewingTraces,
  offerTraces,
  applicantTraces,
  mapTraces,
  pushTraces,
  visitorFavoritesModel,
  householdInvitationsModel,
  groupTraces,
  groupMembersModel,
  lookingTogetherTraces,
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

/** The file of a model is named after it. */
export const traceModelFile = ({ name }: AnyPathModel<never>): string =>
  path.join(import.meta.dirname, 'models', `${name}.ts`);
