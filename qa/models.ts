import { type AnyPathModel, UsageError } from '#xstate-paths';
import { authModel } from './models/auth.ts';
import { imageUploadModel } from './models/image-upload.ts';
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
  mapModel,
  pushModel,
];

/** Returns the model of this name. Throws a UsageError that lists all models if there is none. */
export function modelNamed(name: string | undefined): AnyPathModel<never> {
  const model = models.find((each) => each.name === name);
  if (model) return model;
  const names = models.map((each) => each.name).join(', ');
  throw new UsageError(
    `${name === undefined ? 'Which model?' : `There is no model "${name}".`} There are: ${names}`,
  );
}
