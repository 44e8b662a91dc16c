import { messageFinder } from './find-message.ts';

/**
 * Why the server refuses, by code, where people can get to read it: the `detail` of problems says it
 * in English, as here, and screens translate it by its code. Parameters are numbers.
 */
export const refusals = {
  'listing.missing': 'There is no such room',
  'listing.gone': 'This room is no longer offered',
  'listing.deleted_meanwhile': 'This was deleted in the meantime',
  'listing.external': 'This room is listed on another site. Follow its link to contact its owner',
  'listing.own': 'This room is yours',
  'listing.not_public': 'This room is not public yet',
  'listings.most': 'You offer {most} rooms already. Pause, fill or delete one first',
  'images.most': 'A room has at most {most} photos. Remove one first',
  'images.changed': 'The photos of this room have changed',
  'image.missing': 'This room no longer has this photo',
  'image.not_an_image': 'Choose a JPEG, PNG or WebP image',
  'image.wrong_type': 'The file is of another type than its name says',
  'image.too_large': 'A photo may have {side} pixels a side and {millions} million in all',
  'image.too_small': 'A photo needs at least {side} pixels a side',
  'image.damaged': 'The file is damaged or cut off',
  'image.too_complex':
    'The photo is too complex to be read. Save it as an ordinary JPEG and try again',
  'images.preparing': 'Your other photos are still being prepared. Try again in a moment',
  'uploads.unfinished': 'Too many of your uploads were never finished. Try again in an hour.',
  'upload.missing': 'You have no such upload',
  'upload.longer': 'The file is larger than announced',
  'upload.shorter': 'The file is shorter than announced',
  'upload.broken_off': 'The upload broke off',
  'roomie.missing': 'There is no such roomie',
  'user.missing': 'This person cannot be found any more',
  'user.left': 'This person no longer has an account here',
  'user.deleted': 'This user no longer exists',
  'marks.own': 'You cannot mark yourself',
  'favorites.most': 'You have {most} favorites. Remove one first',
  'hidden.most': 'You hid {most}. Show one again first',
  'saved_search.missing': 'There is no such saved search',
  'saved_search.same': 'You saved this search already',
  'saved_searches.most': 'You saved {most} searches. Delete one first',
  'reply_template.missing': 'There is no such template',
  'reply_templates.most': 'You saved {most} templates. Delete one first',
  'block.own': 'You cannot block yourself',
  'block.yours': 'You blocked this person. Unblock them to write to them',
  'block.cannot_write': 'You cannot write to this person at the moment',
  'household.most': 'A household has at most {most} members and open links. Withdraw a link first',
  'invitation.invalid': 'This invitation is not valid any more',
  'invitation.own': 'This room is yours: send the link to who lives there with you',
  'inquiry.missing': 'There is no such inquiry',
  'inquiry.open_listing': 'You have already written about this room',
  'inquiry.open_user': 'You have already written to this person',
  'inquiry.own': 'You cannot write to yourself',
  'inquiry.their_turn': 'They have not answered your last messages yet. Now it is their turn',
  'inquiry.declined': 'This inquiry was declined',
  'inquiry.withdrawn': 'This inquiry was withdrawn',
  'inquiry.expired': 'This inquiry was not answered in time',
  'inquiry.closed': 'This inquiry is closed',
  'inquiry.only_sender': 'Only the sender of an inquiry can withdraw it',
  'inquiry.only_recipient': 'Only the recipient of an inquiry can answer it',
  'viewing.missing': 'There is no such viewing',
  'viewing.agreed': 'You have agreed on a time already. Move that viewing instead',
  'viewing.not_now': 'That is not possible with this viewing any more',
  'viewing.own': 'Only who wrote about the room can choose a time',
  'slot.missing': 'There is no such time',
  'slot.full': 'All places at this time are taken',
  'slot.closed': 'This time can no longer be chosen',
  'slot.over': 'This time is over',
  'slot.overlap': 'You offer other times at these hours',
  'slots.most': 'You offer {most} times already. Withdraw some first',
  'slots.no_location':
    'Choose the place of this room on the map first: times depend on its time zone',
  'slots.not_offered': 'This room is not offered at the moment',
  'onboarding.profile_first': 'Save your profile first',
  'onboarding.habits_first': 'Save your habits first',
  'profile.first':
    'First finish your profile: others see your first name, and you must be {age} or older',
  'account.deleted': 'This account was deleted',
  'sign_in.used': 'This sign-in was already used or took too long. Please sign in again.',
  'sign_in.other_answer':
    'The answer of the sign-in service does not belong to this sign-in. Please sign in again.',
  'sign_in.other_browser':
    'This sign-in was started in another browser. Please sign in again in this one.',
  'sign_in.unconfirmed':
    'Your sign-in service has not confirmed your e-mail address. Confirm it there, then sign in again.',
  'sign_in.suspended': 'An administrator has suspended this account, so you cannot sign in to it.',
  'admin.only': 'Only administrators may do this',
  'admin.own_matter': 'This is about you. Another administrator must decide about it',
  'admin.suspend_admin':
    'Administrators cannot suspend one another. Ask the operator of the server',
  'report.missing': 'There is no such report',
  'appeal.missing': 'There is no such appeal',
  'appeal.decided': 'This appeal is decided already',
  'appeal.other_admin':
    'Another administrator must decide about this appeal, because you made the first decision',
  'external.missing': 'There is no such external listing',
  'import.missing': 'There is no such import',
  'import.file_missing': 'This file no longer exists',
  'import.ended': 'This import has already ended',
  'import.not_resumable':
    'This import cannot be resumed: its file is deleted, or there is a newer import',
  'import.files_most':
    'This source has {most} files that were not imported. Import one of them, or wait: they are deleted after a day',
  'source.missing': 'There is no such source',
  'source.no_url': 'This source has no URL to fetch from',
  'source.importing': 'Cancel its import first',
  'page.outdated':
    'RoomieRadar has been updated since this page was opened. Reload the page and try again',
  'tabs.most': 'RoomieRadar is already open in too many tabs',
  'requests.most': 'Too many requests in a short time. Wait a moment, then try again.',
  'quota.inquiries': 'You have written to {most} people within an hour.',
  'quota.messages': 'That was a lot of messages.',
  'quota.viewing_slots': 'You have offered times very often today.',
  'quota.viewings': 'You have chosen times very often today.',
  'quota.reports': 'You have sent a lot of reports within an hour.',
  'quota.notices': 'A lot of notices came from here today.',
  'quota.same_target': 'You have written here before and it came to nothing.',
  'quota.listings': 'You have posted {most} rooms within a day.',
  'quota.invitations': 'You have made {most} invitation links within a day.',
  'quota.uploads': 'You have uploaded a lot of photos today.',
  'quota.profiles': 'You have looked at a lot of profiles within an hour.',
  'quota.marks': 'You have marked a lot within an hour.',
  'quota.merged_marks': 'You have added favorites of many browsers today.',
  'quota.saved_searches': 'You have saved a lot of searches within an hour.',
  'quota.reply_templates': 'You have saved a lot of templates within an hour.',
  'quota.notes': 'You have changed a lot of notes within an hour.',
  'quota.votes': 'You have voted on applicants very often within an hour.',
  'quota.looks': 'You have opened the board of applicants very often within an hour.',
  'quota.push_subscriptions': 'You have turned alerts on very often today.',
  'quota.organization_codes': 'You have requested a lot of codes today.',
  'quota.searches': 'That was a lot of searches within an hour.',
} as const;
export type RefusalCode = keyof typeof refusals;

const find = messageFinder(refusals);

/** Finds the code of a problem's `detail`; null for one that only callers of the API get to see. */
export const findRefusalCode = (detail: string) => find(detail.replace(tryAgain, ''));

/** After how long to try again, which Retry-After says too. */
const tryAgain = / Try again in \d+ (minutes?|hours|days)$/;
