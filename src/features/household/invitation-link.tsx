import * as t from '#locales/household.ts';
import { NewLink } from '#src/ui/new-link.tsx';

/** A new link to take along. */
export const InvitationLink = ({ token }: { token: string }) => (
  <NewLink
    label={t.invitationLink}
    hint={t.linkHint}
    link={`${window.location.origin}/household?token=${token}`}
  />
);
