import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as t from '#locales/profile.ts';
import { useApi } from '#src/api/api-context.ts';
import { profileQuery, useUpdateProfile } from '#src/shared/api/profile.ts';
import { FailureNotice } from '#src/shared/failures/failure-notice.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Panel, Section } from '#src/ui/page-layout.tsx';
import { showToast } from '#src/ui/toast.ts';
import { Loaded } from './loaded.tsx';
import styles from './profile.module.css';

/** Whether others find the user, and how they see them. */
export function VisibilitySection({ userId }: { userId: number }) {
  const profile = useQuery(profileQuery(useApi()));
  const { mutate, isPending, error } = useUpdateProfile();
  if (!profile.data) {
    return (
      <Loaded title={t.whoSeesYou} heading="h3" queries={[profile]}>
        {null}
      </Loaded>
    );
  }
  const { is_hidden: isHidden } = profile.data;
  const change = () =>
    mutate(
      { change: { is_hidden: !isHidden } },
      {
        onSuccess: ({ value: { is_hidden: isNow } }) =>
          showToast({ kind: 'success', message: isNow ? t.nowHidden : t.nowShown }),
      },
    );
  return (
    <Section title={t.whoSeesYou} heading="h3">
      <Panel>
        <div className={styles.editor}>
          <p>{isHidden ? t.youAreHidden : t.youAreShown}</p>
          <FailureNotice title={t.visibilityFailed} error={error} />
          <div className={styles.ways}>
            <Link
              to="/roomies/$id"
              params={{ id: userId }}
              className={buttonClass({ variant: 'quiet' })}
            >
              {t.seeAsOthers}
            </Link>
            <Button variant="quiet" busy={isPending} onClick={change}>
              {isHidden ? t.showMe : t.hideMe}
            </Button>
          </div>
        </div>
      </Panel>
    </Section>
  );
}
