import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { userInquiryStatusQuery } from '#src/queries/users.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

type Status = NonNullable<Answer<'getUserInquiryStatus'>['status']>;

const statusWords: Record<Status, { title: string; detail: string }> = {
  sent: { title: 'You wrote to them', detail: 'Your message is waiting to be read.' },
  read: { title: 'They read your message', detail: 'An answer may be on its way.' },
  accepted: { title: 'They would like to talk', detail: 'Your inquiry was accepted.' },
  declined: { title: 'They said no this time', detail: 'There are others who fit you well.' },
  withdrawn: { title: 'You took your message back', detail: 'It is no longer shown to them.' },
  expired: { title: 'Your message has expired', detail: 'It was not answered in time.' },
};

interface MessagePlaceProps {
  id: number;
  name: string;
  /** Where a first message is written; nothing while messages cannot be sent. */
  form?: ReactNode;
}

/** Whether I wrote to someone and what became of it, or where to write. */
export function MessagePlace({ id, name, form }: MessagePlaceProps) {
  const { data, isPending } = useQuery(userInquiryStatusQuery(useApi(), id));
  if (isPending) return <Skeleton shape="button" />;
  if (data?.status) {
    const { title, detail } = statusWords[data.status];
    return (
      <Notice
        tone={data.status === 'accepted' ? 'success' : 'info'}
        title={title}
        actions={
          <Link to="/inquiries" className={buttonClass({ variant: 'quiet', size: 's' })}>
            Inquiries
          </Link>
        }
      >
        {detail}
      </Notice>
    );
  }
  return (
    form ?? <Notice title="Messages open soon">Then you can write to {name} right here.</Notice>
  );
}
