import type { AnyPathModel } from '#xstate-paths';
import { modelNamed as named } from '#xstate-paths/commands/project.ts';
import { applicantModel } from './models/applicant.ts';
import { authModel } from './models/auth.ts';
import { imageUploadModel } from './models/image-upload.ts';
import { lookingTogetherModel } from './models/looking-together.ts';
import { mapModel } from './models/map.ts';
import { inquiryModel } from './models/inquiry.ts';
import { pushModel } from './models/push.ts';
import { onboardingModel } from './models/onboarding.ts';

/** All models; add new ones here. */
export const models: readonly AnyPathModel<never>[] = [
  authModel,
  onboardingModel,
  imageUploadModel,
  inquiryModel,
  applicantModel,
  lookingTogetherModel,
  mapModel,
  pushModel,
];

/** Returns the model of this name. Throws a UsageError that lists all models if there is none. */
export const modelNamed = (name: string | undefined): AnyPathModel<never> => named(models, name);
