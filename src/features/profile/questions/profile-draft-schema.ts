import { type } from 'arktype';
import { ProfileForm } from '#contract/users/user.ts';
import { readProfileDraft, type ProfileDraft } from './profile-draft.ts';

/** Reads a draft and checks it by the contract, so that form and server say the same words. */
export const ProfileDraftSchema = type('object')
  .as<ProfileDraft>()
  .pipe((draft) => readProfileDraft(draft))
  .to(ProfileForm);
