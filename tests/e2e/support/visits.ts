import { expect } from '@playwright/test';
import type { FileRouteTypes } from '#src/app/route-tree.gen.ts';
import { listingSteps } from '#src/shared/listings/listing-steps.ts';
import type { Planted } from './text-fields.ts';
import { anything, pattern, press, type Visit } from './visit.ts';

const inListing: Planted[] = ['title', 'address', 'description', 'link', 'firstName'];
const inCard: Planted[] = ['title', 'address'];
const inUser: Planted[] = ['firstName', 'occupation', 'bio'];

/** Every route, visited as each role for which it looks different. */
export const visits: Record<FileRouteTypes['to'], Visit[]> = {
  '/': [
    { as: 'visitor', path: ({ marks }) => `/?q=${marks.title}`, shows: inCard },
    {
      as: 'visitor',
      path: ({ text }) =>
        `/?q=${encodeURIComponent(text('title', 100))}&place=${encodeURIComponent(text('area', 120))}&lat=1&lng=1`,
      shows: ['title', 'area'],
    },
    { as: 'writer', path: ({ marks }) => `/?q=${marks.title}`, shows: inCard },
  ],
  '/favorites': [
    {
      as: 'writer',
      path: ({ marks }) => `/?q=${marks.title}`,
      shows: inCard,
      open: async (page, _, { marks }) => {
        await page
          .getByRole('button', { name: pattern(marks.favorite({ title: anything })) })
          .first()
          .click();
        await page.getByRole('banner').getByRole('link', { name: marks.favorites }).click();
        await expect(page).toHaveURL(/\/favorites$/);
      },
    },
  ],
  '/saved-searches': [
    { as: 'writer', path: '/saved-searches', shows: ['searchName'] },
    {
      as: 'writer',
      path: '/saved-searches',
      shows: ['searchName'],
      open: press((t) => t.savedSearches.deleteName({ name: anything })),
    },
  ],
  '/favorites/compare': [
    {
      as: 'writer',
      path: ({ listing }) => `/favorites/compare?ids=${listing},1,3,4`,
      shows: ['title'],
    },
  ],
  '/listings/$id': [
    { as: 'visitor', path: ({ listing }) => `/listings/${listing}`, shows: inListing },
    {
      as: 'visitor',
      path: ({ listing }) => `/listings/${listing}`,
      shows: ['alt'],
      open: (page, _, { basics }) => {
        const name = pattern(basics.describedPhoto({ number: '1', alt: anything }));
        return page.getByRole('link', { name }).click();
      },
    },
    { as: 'writer', path: ({ listing }) => `/listings/${listing}`, shows: inListing },
    { as: 'author', path: ({ listing }) => `/listings/${listing}`, shows: inListing.slice(0, 4) },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}`,
      shows: ['firstName'],
      open: press((t) => t.common.takeOutName({ name: anything })),
    },
    {
      as: 'author',
      // The server renders for visitors, who get 404 for a hidden room.
      path: '/listings',
      shows: ['hiddenNote', 'description'],
      open: (page, { hidden }) => page.locator(`a[href$="/listings/${hidden}"]`).click(),
    },
  ],
  '/login': [{ as: 'visitor', path: '/login?redirect=/profile' }],
  '/auth/callback': [{ as: 'visitor', path: '/auth/callback?error=access_denied' }],
  '/partners': [
    { as: 'visitor', path: ({ listing }) => `/partners?listing=${listing}`, shows: ['title'] },
    { as: 'visitor', path: '/partners', open: press((t) => t.partners.startCounting) },
    { as: 'visitor', path: '/partners?offer=list' },
  ],
  '/about': [{ as: 'visitor', path: '/about' }],
  '/safety': [{ as: 'visitor', path: '/safety' }],
  '/privacy': [{ as: 'visitor', path: '/privacy' }],
  '/terms': [{ as: 'visitor', path: '/terms' }],
  '/demo/table': [{ as: 'visitor', path: '/demo/table' }],
  '/demo/tanstack-query': [{ as: 'visitor', path: '/demo/tanstack-query' }],
  '/demo/ui': [{ as: 'visitor', path: '/demo/ui' }],
  '/demo/form/address': [{ as: 'visitor', path: '/demo/form/address' }],
  '/demo/form/simple': [{ as: 'visitor', path: '/demo/form/simple' }],

  '/onboarding': [{ as: 'newcomer', path: '/onboarding' }],
  '/onboarding/$step': [{ as: 'newcomer', path: '/onboarding/profile' }],
  '/groups/$id/agreement': [
    {
      as: 'author',
      path: ({ group }) => `/groups/${group}/agreement`,
      shows: ['firstName', 'rule', 'signature'],
    },
    {
      as: 'author',
      path: ({ group }) => `/groups/${group}/agreement?paper=ar`,
      shows: ['rule', 'signature'],
    },
  ],
  '/groups/$id/wanted': [
    {
      as: 'writer',
      path: ({ group }) => `/groups/${group}/wanted`,
      shows: ['groupWantedText'],
    },
  ],
  '/groups/$id/rent': [
    {
      as: 'author',
      path: ({ group }) => `/groups/${group}/rent`,
      shows: ['firstName', 'splitRoom'],
    },
  ],
  '/groups': [{ as: 'author', path: '/groups', shows: ['groupName'] }],
  '/groups/$id': [
    {
      as: 'writer',
      path: ({ group }) => `/groups/${group}`,
      shows: ['groupName', 'firstName', 'title'],
    },
    {
      as: 'author',
      path: ({ group }) => `/groups/${group}`,
      shows: ['groupName', 'firstName', 'groupNote'],
      open: press((t) => t.common.takeOutName({ name: anything })),
    },
  ],
  '/groups/join': [
    {
      as: 'administrator',
      path: ({ groupCode }) => `/groups/join?code=${groupCode}`,
      shows: ['groupName', 'firstName'],
    },
  ],
  '/household': [
    {
      as: 'administrator',
      path: ({ invitation }) => `/household?token=${invitation}`,
      shows: ['firstName', 'title'],
    },
  ],
  '/profile': [
    { as: 'author', path: '/profile', shows: [...inUser, 'lastName', 'area'] },
    {
      as: 'author',
      path: '/profile',
      shows: [...inUser, 'lastName', 'area'],
      open: press((t) => t.profile.editPart({ part: t.titles.aboutYou })),
    },
  ],
  '/profile/$section': [
    { as: 'author', path: '/profile/preferences' },
    { as: 'author', path: '/profile/notifications' },
    { as: 'writer', path: '/profile/habits', shows: ['title'] },
    { as: 'writer', path: '/profile/privacy', shows: ['firstName'] },
    { as: 'author', path: '/profile/account' },
  ],
  '/listings': [{ as: 'author', path: '/listings', shows: [...inCard, 'hiddenNote'] }],
  '/listings/create': listingSteps.map((step): Visit => ({
    as: 'author',
    path: `/listings/create?step=${step}`,
  })),
  '/listings/$id/edit': [
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit`,
      shows: ['title', 'address'],
    },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit?step=photos`,
      shows: ['title', 'address', 'alt'],
    },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit?step=words`,
      shows: ['title', 'description', 'link'],
    },
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/edit`,
      shows: ['title'],
      open: press((t) => t.common.deleteTitle({ title: anything })),
    },
  ],
  '/roomies': [{ as: 'writer', path: '/roomies?sort=newest', shows: inUser }],
  '/roomies/$id': [
    { as: 'writer', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
    { as: 'author', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
    { as: 'administrator', path: ({ author }) => `/roomies/${author.id}`, shows: inUser },
  ],
  '/wanted': [
    { as: 'author', path: '/wanted?sort=newest', shows: ['wantedHeadline', 'wantedText'] },
    {
      as: 'administrator',
      path: '/wanted?sort=newest&authors=groups',
      shows: ['groupHeadline', 'groupWantedText', 'firstName'],
    },
  ],
  '/wanted/$id': [
    {
      as: 'visitor',
      path: ({ wanted }) => `/wanted/${wanted}`,
      shows: ['wantedHeadline', 'wantedText', 'firstName'],
    },
    {
      as: 'author',
      path: ({ wanted }) => `/wanted/${wanted}`,
      shows: ['wantedHeadline', 'wantedText', 'firstName', 'title'],
    },
    {
      as: 'administrator',
      path: ({ groupWanted }) => `/wanted/${groupWanted}`,
      shows: ['groupHeadline', 'groupWantedText', 'firstName'],
    },
  ],
  '/wanted/edit': [{ as: 'writer', path: '/wanted/edit', shows: ['wantedText'] }],
  '/wanted/invitations': [
    {
      as: 'writer',
      path: '/wanted/invitations',
      shows: ['wantedInvitation', 'firstName', 'title'],
    },
    { as: 'author', path: '/wanted/invitations?side=sent', shows: ['wantedInvitation'] },
  ],
  '/wanted/together': [
    {
      as: 'author',
      path: '/wanted/together?answer=no',
      shows: ['wantedHeadline', 'wantedText', 'firstName'],
    },
  ],
  '/listings/$id/applicants': [
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/applicants`,
      shows: ['firstName', 'title', 'reply', 'voteNote'],
      open: (page, _, { common }) => page.getByText(common.note, { exact: true }).first().click(),
    },
  ],
  '/listings/$id/viewings': [
    {
      as: 'author',
      path: ({ listing }) => `/listings/${listing}/viewings`,
      shows: ['title'],
    },
  ],
  '/inquiries': [
    { as: 'writer', path: '/inquiries?folder=sent', shows: ['firstName', 'title', 'reply'] },
    { as: 'author', path: '/inquiries?folder=received', shows: ['firstName', 'title', 'reply'] },
  ],
  '/inquiries/$id': [
    {
      as: 'writer',
      path: ({ inquiry }) => `/inquiries/${inquiry}`,
      shows: ['firstName', 'title', 'message', 'reply', 'stepBack'],
    },
    {
      as: 'writer',
      path: ({ inquiry }) => `/inquiries/${inquiry}`,
      shows: ['firstName'],
      open: async (page, world, t) => {
        await press(() => t.common.more)(page, world, t);
        const item = page.getByRole('menuitem', { name: t.inquiries.answers.withdrawn });
        await item.click();
      },
    },
    {
      as: 'author',
      path: ({ userInquiry }) => `/inquiries/${userInquiry}`,
      shows: ['firstName', 'userMessage', 'userReply'],
    },
    {
      as: 'author',
      path: ({ userInquiry }) => `/inquiries/${userInquiry}`,
      shows: ['template'],
      open: press((t) => t.replyTemplates.templates),
    },
  ],

  '/admin': [{ as: 'administrator', path: '/admin' }],
  '/admin/audit': [
    {
      as: 'moderator',
      path: '/admin/audit',
      shows: ['title', 'firstName', 'hiddenNote', 'suspensionNote', 'reportNote', 'externalTitle'],
    },
  ],
  '/admin/appeals': [
    {
      as: 'moderator',
      path: '/admin/appeals?status=decided',
      shows: ['firstName', 'message', 'title', 'hiddenNote', 'decisionNote'],
    },
  ],
  '/admin/search': [
    {
      as: 'moderator',
      path: ({ author }) => `/admin/search?q=${author.id}`,
      shows: inUser,
    },
    {
      as: 'moderator',
      path: ({ listing }) => `/admin/search?kind=listings&q=${listing}`,
      shows: ['title', 'address', 'description', 'link', 'firstName'],
    },
  ],
  '/admin/reports': [
    {
      as: 'moderator',
      path: '/admin/reports?status=any',
      shows: ['title', 'firstName', 'reportDetails'],
    },
  ],
  '/admin/reports/$id': [
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.listing}`,
      shows: [...inListing, 'reportDetails', 'hiddenNote', 'occupation', 'bio'],
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.listing}`,
      shows: ['title'],
      open: press((t) => t.common.deleteTitle({ title: anything })),
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.user}`,
      shows: [...inUser, 'reportDetails', 'suspensionNote', 'reportNote'],
    },
    {
      as: 'moderator',
      path: ({ reports }) => `/admin/reports/${reports.inquiry}`,
      shows: ['firstName', 'title', 'reportDetails', 'message', 'reply'],
      open: press((t) => t.adminReports.readMessages),
    },
  ],
  '/admin/external-listings': [
    {
      as: 'administrator',
      path: ({ marks }) => `/admin/external-listings?q=${marks.externalTitle}`,
      shows: ['externalTitle', 'externalAddress'],
    },
    {
      as: 'administrator',
      path: ({ marks }) => `/admin/external-listings?q=${marks.cell}`,
      shows: ['cell'],
    },
    {
      as: 'administrator',
      path: ({ external }) => `/admin/external-listings?edit=${external}`,
      shows: ['externalTitle', 'externalAddress', 'externalDescription', 'externalLink'],
    },
  ],
  '/admin/manage-external': [
    {
      as: 'administrator',
      path: ({ source, run }) => `/admin/manage-external?source=${source}&run=${run}`,
      shows: ['fileName', 'rowId', 'sourceAddress'],
    },
    {
      as: 'administrator',
      path: ({ source, file }) => `/admin/manage-external?source=${source}&file=${file}`,
      shows: ['column', 'cell', 'rowId', 'expression'],
    },
  ],
};
