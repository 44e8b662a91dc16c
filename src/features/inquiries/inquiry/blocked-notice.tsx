import { useBlock } from '#src/queries/safety.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { writeFailureWords } from '../sending-failure.tsx';

/** In place of the composer, after I blocked someone. */
export function BlockedNotice({ personId, name }: { personId: number; name: string }) {
  const { mutate, isPending, error } = useBlock(personId);
  return (
    <Notice
      title={`You blocked ${name}`}
      actions={
        <Button variant="quiet" size="s" busy={isPending} onClick={() => mutate(false)}>
          Let them in again
        </Button>
      }
    >
      {error ? writeFailureWords(error) : 'Neither of you can write here meanwhile.'}
    </Notice>
  );
}
