import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { listingInquiryStatusQuery } from '#src/queries/inquiries.ts';
import { useSendListingInquiry } from '#src/queries/inquiry-writes.ts';
import { listingQuery } from '#src/queries/listings.ts';
import { FirstMessage } from './first-message.tsx';
import { listingStarters } from './starters.ts';

/** On the page of a room: my message to whoever offers it, or the place to write one. */
export function ListingInquiry({ id }: { id: number }) {
  const api = useApi();
  const listing = useQuery(listingQuery(api, id)).data;
  const user = useQuery(currentUserQuery(api)).data;
  const state = useQuery(listingInquiryStatusQuery(api, id));
  const { mutateAsync } = useSendListingInquiry(id);
  if (typeof listing !== 'object') return null;
  const name = listing.owner?.first_name ?? '';
  return (
    <FirstMessage
      state={state}
      name={name || 'the owner'}
      target={`listing-${id}`}
      starters={listingStarters(name, user?.first_name ?? '', listing.title)}
      send={mutateAsync}
    />
  );
}
