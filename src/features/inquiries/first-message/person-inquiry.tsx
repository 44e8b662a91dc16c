import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { currentUserQuery } from '#src/queries/current-user.ts';
import { useSendUserInquiry } from '#src/queries/inquiry-writes.ts';
import { roomieQuery, userInquiryStatusQuery } from '#src/queries/users.ts';
import { FirstMessage } from './first-message.tsx';
import { userStarters } from './starters.ts';

/** On the page of a roomie: my message to them, or the place to write one. */
export function UserInquiry({ id }: { id: number }) {
  const api = useApi();
  const name = useQuery(roomieQuery(api, id)).data?.first_name ?? '';
  const user = useQuery(currentUserQuery(api)).data;
  const state = useQuery(userInquiryStatusQuery(api, id));
  const { mutateAsync } = useSendUserInquiry(id);
  return (
    <FirstMessage
      state={state}
      name={name || 'this person'}
      target={`user-${id}`}
      starters={userStarters(name, user?.first_name ?? '')}
      send={mutateAsync}
    />
  );
}
