import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { OwnStatementPage } from '#contract/moderation/statement.ts';
import { voteNoteMax } from '#contract/applicants/votes.ts';
import { agreementLimits } from '#contract/agreements/calls.ts';
import { groupNameMax } from '#contract/groups/calls.ts';
import { limits } from '#contract/limits.ts';
import { rentSplitLimits } from '#contract/rent-splits/calls.ts';
import { savedNameMax } from '#contract/saved-searches/saved-filters.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { sampleListing } from '#qa/models/post-listing.ts';
import { callAs, newEmail, newSession } from '#qa/run/sign-in.ts';
import type { Planted } from './text-fields.ts';

/** What each planted text begins with, after a word of Arabic; letters only, as in names. */
export type Marks = Record<Planted, string>;

/**
 * A text that begins in Arabic and goes on in English, with scripts in the forms that break out of
 * an element or an attribute, a bidi override, and a word without an end.
 */
function hostileText(mark: string, max = 400): string {
  const scripts =
    `"><img src=/x onerror=alert(1)>` +
    `</script><script>alert(1)</script>javascript:alert(1) <b data-planted>b</b>`;
  const text = `مرحبا ${mark} ${scripts}\u202e over`;
  const long = 'W'.repeat(120);
  // Whatever the limit, a third is left for the long word.
  return `${text.slice(0, Math.ceil((max * 2) / 3))}${long}`.slice(0, max);
}

/** As long and as foreign as a name may be. */
const hostileName = (mark: string) =>
  `مرحبا ${mark} ${'W'.repeat(limits.firstName.max)}`.slice(0, limits.firstName.max);

/** An address of the web whose host is one long word. */
const hostileLink = (mark: string) =>
  `https://${mark.toLowerCase()}${'w'.repeat(40)}.example/?q="><img src=/x onerror=alert(1)>`;

export interface PlantedWorld {
  marks: Marks;
  text: (field: Planted, max?: number) => string;
  author: { id: number; email: string };
  writer: { id: number; email: string };
  admin: string;
  /** The writer is in its household, with somebody who votes on their inquiry. */
  listing: number;
  /** The token of an open invitation to that household. */
  invitation: string;
  /** A group that the author leads, with the writer, an agreement and a split of a rent. */
  group: number;
  /** The code of its invitation. */
  groupCode: string;
  hidden: number;
  external: number;
  inquiry: number;
  userInquiry: number;
  /** The page of the writer, whom the author invited to another room. */
  wanted: number;
  /** That of the group. */
  groupWanted: number;
  reports: { listing: number; user: number; inquiry: number; wanted: number };
  source: number;
  file: number;
  run: number;
}

/** Writes a hostile text into every field that people or administrators can fill. */
export async function plantTexts(
  request: APIRequestContext,
  url: string,
  fields: readonly Planted[],
): Promise<PlantedWorld> {
  const run = randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '');
  const marks = Object.fromEntries(fields.map((field) => [field, `${field}X${run}`])) as Marks;
  const text = (field: Planted, max?: number) => hostileText(marks[field], max);

  const person = async () => {
    const email = newEmail();
    const { access_token: token } = await newSession(request, url, email);
    const call = caller(token);
    const profile = {
      first_name: hostileName(marks.firstName),
      last_name: hostileName(marks.lastName),
      birth_date: '1990-01-01',
      occupation: text('occupation', limits.occupation.max),
      bio: text('bio'),
      area: text('area', limits.area.max),
    };
    const { id } = await call('updateProfile', { data: profile });
    await call('skipOnboarding');
    return { id, email, call };
  };
  const caller =
    (token: string) =>
    (id: EndpointId, options: Parameters<typeof callAs>[4] = {}) =>
      callAs(request, url, token, id, options) as Promise<{ id: number }>;

  const author = await person();
  const writer = await person();
  const housemate = await person();
  const suspended = await person();
  const admin = 'admin@roomieradar.test';
  const asAdmin = caller((await newSession(request, url, admin)).access_token);

  const room = (address: string) => ({
    ...sampleListing,
    title: text('title', limits.title.max),
    description: text('description'),
    address: `${hostileText(marks.address, limits.address.max - 10)} ${address}`,
    external_link: hostileLink(marks.link),
    // An offer that is accepted leaves it active.
    looking_for_roommates: 2,
  });
  const { id: listing } = await author.call('createListing', { data: room('1') });
  const { id: hidden } = await author.call('createListing', { data: room('2') });
  await plantImage(listing);
  await writer.call('acceptHouseholdInvitation', { data: { token: await invite() } });
  await housemate.call('acceptHouseholdInvitation', { data: { token: await invite() } });
  const invitation = await invite();
  const asked = { listing_id: listing, message: text('message') };
  const { id: inquiry } = await writer.call('sendListingInquiry', { data: asked });
  await housemate.call('voteOnApplicant', {
    params: { id: inquiry },
    data: { vote: 'maybe', note: text('voteNote', voteNoteMax) },
  });
  const { id: userInquiry } = await writer.call('sendUserInquiry', {
    data: { recipient_id: author.id, message: text('userMessage') },
  });
  for (const id of [inquiry, userInquiry]) {
    await author.call('updateInquiry', { params: { id }, data: { status: 'accepted' } });
  }
  const { group, groupCode, groupWanted } = await plantGroup();
  const asSaved = new URLSearchParams({ q: text('title', 60), max_rent: '900' });
  const saved = await writer.call('createSavedSearch', {
    data: { name: 'First', search: asSaved.toString() },
  });
  await writer.call('updateSavedSearch', {
    params: { id: saved.id },
    data: { name: text('searchName', savedNameMax) },
  });
  const template = await author.call('createReplyTemplate', { data: { text: 'First' } });
  await author.call('updateReplyTemplate', {
    params: { id: template.id },
    data: { text: text('template') },
  });
  await author.call('makeOffer', {
    params: { id: inquiry },
    data: { monthly_rent: 900, deposit: 0, move_in: '2100-01-02', answer_by: '2100-01-01' },
  });
  const answer = (data: object) => writer.call('updateOffer', { params: { id: inquiry }, data });
  await answer({ status: 'accepted' });
  await answer({ status: 'stepped_back', reason: text('stepBack') });
  const reply = (message: Planted) => ({ data: { message: text(message) } });
  await author.call('sendMessage', { params: { id: inquiry }, ...reply('reply') });
  await author.call('sendUserMessage', { params: { id: userInquiry }, ...reply('userReply') });

  const plantWanted = async ({ call }: Awaited<ReturnType<typeof person>>) => {
    const data = {
      headline: text('wantedHeadline', limits.wanted.headline.max),
      text: text('wantedText'),
      people: 2,
      visibility: 'everyone',
      is_indexed: false,
    };
    const saved = (await call('saveOwnWanted', { data })) as unknown as { page: { id: number } };
    return saved.page.id;
  };
  const wanted = await plantWanted(writer);
  const { id: otherRoom } = await author.call('createListing', { data: room('3') });
  await author.call('inviteWanted', {
    params: { id: wanted },
    data: { listing_id: otherRoom, message: text('wantedInvitation') },
  });

  // The author and the writer look together already.
  const strangers = await plantWanted(housemate);
  await author.call('answerFounding', { params: { id: strangers }, data: { answer: 'no' } });

  const reports = {
    wanted: await report('wanted', wanted, author),
    listing: await report('listing', hidden),
    user: await report('user', suspended.id),
    inquiry: await report('inquiry', inquiry),
  };
  const note = (field: Planted) => text(field, limits.moderationNote.max);
  await asAdmin('hideListing', { params: { id: hidden }, data: { note: note('hiddenNote') } });
  await writer.call('blockUser', { params: { id: suspended.id } });
  await asAdmin('suspendUser', {
    params: { id: suspended.id },
    data: { note: note('suspensionNote') },
  });
  await asAdmin('changeReport', {
    params: { id: reports.user },
    data: { status: 'resolved', note: note('reportNote') },
  });
  const statements = (await author.call('listStatements')) as unknown as OwnStatementPage;
  const against = statements.items.find(({ action }) => action === 'listing_hidden');
  await request.post(against?.url ?? '', { form: { text: text('message') } });
  await asAdmin('decideAppeal', {
    params: { id: against?.id ?? 0 },
    data: { decision: 'upheld', note: note('decisionNote') },
  });
  const { id: external } = await asAdmin('createExternalListing', {
    data: {
      title: text('externalTitle', limits.title.max),
      description: text('externalDescription'),
      address: text('externalAddress', limits.address.max),
      external_link: hostileLink(marks.externalLink),
      monthly_rent: 9877,
    },
  });
  return {
    marks,
    text,
    author,
    writer,
    admin,
    listing,
    invitation,
    group,
    groupCode,
    hidden,
    external,
    inquiry,
    userInquiry,
    wanted,
    groupWanted,
    reports,
    ...(await plantImport()),
  };

  async function plantImage(id: number) {
    const photo = await makePhoto();
    const { key, upload_url, method, headers } = (await author.call('requestUpload', {
      data: { listing_id: id, content_type: 'image/jpeg', size: photo.length },
    })) as unknown as { key: string; upload_url: string; method: string; headers: object };
    await request.fetch(upload_url, { method, headers: { ...headers }, data: photo });
    const { id: image } = await author.call('registerImage', {
      params: { id },
      data: { key, alt: text('alt', 200) },
    });
    await author.call('describeImage', {
      params: { id, image_id: image },
      data: { alt: text('alt', 200) },
    });
  }

  async function plantGroup() {
    const { id } = await author.call('createGroup', { data: { name: 'Together' } });
    const params = { id };
    const made = await author.call('renewGroupInvitation', { params });
    const { code: groupCode } = made as unknown as { code: string };
    await writer.call('joinGroup', { data: { code: groupCode } });
    await author.call('updateGroup', {
      params,
      data: { name: text('groupName', groupNameMax) },
    });
    const page = (await writer.call('saveGroupWanted', {
      params,
      data: {
        headline: text('groupHeadline', limits.wanted.headline.max),
        text: text('groupWantedText'),
        visibility: 'everyone',
        is_indexed: false,
      },
    })) as unknown as { page: { id: number } };
    const considered = { params: { id, listing_id: listing } };
    await author.call('shareListing', considered);
    await writer.call('voteOnListing', {
      ...considered,
      data: { vote: 'maybe', note: text('groupNote', voteNoteMax) },
    });
    await author.call('draftAgreement', { params });
    const agreement = (await writer.call('addAgreementRule', {
      params,
      data: { section: 'kitchen', text: text('rule') },
    })) as unknown as { revision: number };
    await author.call('acceptAgreement', {
      params,
      data: { revision: agreement.revision, name: text('signature', agreementLimits.name) },
    });
    const rooms = [
      { name: text('splitRoom', rentSplitLimits.roomName) },
      { name: `${text('splitRoom', rentSplitLimits.roomName - 2)} 2` },
    ];
    const split = await author.call('createRentSplit', {
      params,
      data: { rent: 1000, currency: 'EUR', method: 'bids', rooms },
    });
    for (const { call } of [author, writer]) {
      const bids = call === author.call ? [600, 400] : [500, 500];
      await call('bidOnRooms', { params: { id, split_id: split.id }, data: { bids } });
    }
    return { group: id, groupCode, groupWanted: page.page.id };
  }

  async function invite(): Promise<string> {
    const made = await author.call('createHouseholdInvitation', { params: { id: listing } });
    return (made as unknown as { token: string }).token;
  }

  async function report(kind: string, id: number, by = writer): Promise<number> {
    const data = { kind, id, reason: 'other', details: text('reportDetails') };
    await by.call('sendReport', { data });
    const { items } = (await asAdmin('listReports')) as unknown as {
      items: { id: number; kind: string; target_id: number }[];
    };
    const found = items.find((each) => each.kind === kind && each.target_id === id);
    if (!found) throw new Error(`The report of the ${kind} is not listed`);
    return found.id;
  }

  async function plantImport() {
    const mapping = {
      source_id: 'id',
      title: marks.column,
      address: 'place',
      monthly_rent: 'rent',
      description: `{place}, ${text('expression', 300).replaceAll(/[{}*/]/g, ' ')}`,
    };
    const settings = { kind: 'csv', new_status: 'pending', mapping };
    const { id: source } = await asAdmin('createImportSource', {
      data: { ...settings, name: `s-${run}`, address: hostileLink(marks.sourceAddress) },
    });
    const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
    const line = (id: string, rent: string) =>
      [cell(id), cell(text('cell', limits.title.max)), cell(text('cell', 150)), rent].join(',');
    const csv = [
      ['id', marks.column, 'place', 'rent'].join(','),
      line(text('rowId', 90), '900'),
      line(`${text('rowId', 80)} other`, 'none'),
    ].join('\n');
    const upload = async () => {
      const content = Buffer.from(csv);
      const { file_id, upload_url, method, headers } = (await asAdmin('requestImportUpload', {
        params: { id: source },
        data: { name: text('fileName', limits.imports.fileName), size: content.length },
      })) as unknown as { file_id: number; upload_url: string; method: string; headers: object };
      await request.fetch(upload_url, { method, headers: { ...headers }, data: content });
      return file_id;
    };
    const { id: started } = await asAdmin('startImport', { data: { file_id: await upload() } });
    for (let left = 100; left > 0; left -= 1) {
      const { status } = (await asAdmin('getImport', { params: { id: started } })) as unknown as {
        status: string;
      };
      if (status === 'done') break;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    return { source, file: await upload(), run: started };
  }
}

/** The HTML of the mails to this address. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = path.join(process.env['APP_DATA_DIR'] ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  // One that is being written has another ending, and is renamed at any moment.
  const whole = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(whole.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email)).map(readHtml);
}

function readHtml(mail: string): string {
  const [, headers = '', rest = ''] =
    /(Content-Type: text\/html.*?)\r?\n\r?\n(.*)/is.exec(mail) ?? [];
  const body = rest.split(/\r?\n--/)[0] ?? '';
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString();
}
