import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import type { CurrentUser } from '#contract/users/user.ts';
import { imageTypes } from '#contract/images/image.ts';
import type { FileProblem, PhotoFailure } from '#machines/profile-photo.machine.ts';
import { inspection } from '#src/actors/machine-inspection.ts';
import type { ProfilePhotoMachine } from '#src/actors/profile-photo.ts';
import { formatFailure } from '#src/api/errors.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { showToast } from '#src/ui/toast.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './photo.module.css';

interface PhotoSectionProps {
  machine: ProfilePhotoMachine;
  user: CurrentUser;
}

/** My photo: choose, cut, send, change, remove. */
export function PhotoSection({ machine, user }: PhotoSectionProps) {
  const { profile_picture_url: url, first_name, last_name, email } = user;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const photo = useActorRef(machine, inspection(window));
  const { value: state, context } = useSelector(photo, (snapshot) => snapshot);
  const input = useRef<HTMLInputElement>(null);
  const isIdle = state === 'idle' || state === 'failed';
  const isBusy = !isIdle && state !== 'cropping';

  useEffect(() => {
    const subscription = photo.on('photo.changed', ({ to }) =>
      showToast({
        kind: 'success',
        message: to === 'none' ? 'Your photo is removed' : 'Your photo is changed',
      }),
    );
    return () => subscription.unsubscribe();
  }, [photo]);

  return (
    <Panel>
      <div className={styles.photo}>
        <Avatar url={url} name={name || email} size="xl" />
        <div className={styles.side}>
          <div>
            {name && <h2 className={styles.name}>{name}</h2>}
            <p className={styles.soft}>{email}</p>
          </div>
          <div className={styles.buttons}>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="Photo file"
              accept={imageTypes.join(',')}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                // The same file can be chosen again.
                event.currentTarget.value = '';
                if (file) photo.send({ type: 'file.chosen', file });
              }}
            />
            <Button variant="quiet" busy={isBusy} onClick={() => isIdle && input.current?.click()}>
              {url ? 'Change photo' : 'Choose a photo'}
            </Button>
            {url && isIdle && (
              <Button variant="plain" onClick={() => photo.send({ type: 'photo.removed' })}>
                Remove photo
              </Button>
            )}
          </div>
          <SendingPhoto
            state={state}
            share={context.share}
            onCancel={() => photo.send({ type: 'cancelled' })}
          />
          {context.fileProblem && <FileNotice problem={context.fileProblem} />}
          {state === 'failed' && context.failure && (
            <Notice
              tone="danger"
              live
              title={failureTitles[context.failure]}
              actions={
                <>
                  <Button size="s" onClick={() => photo.send({ type: 'retried' })}>
                    Try again
                  </Button>
                  <Button
                    variant="plain"
                    size="s"
                    onClick={() => photo.send({ type: 'cancelled' })}
                  >
                    Never mind
                  </Button>
                </>
              }
            >
              {context.failure === 'uploading'
                ? 'Your picture did not arrive. Nothing has changed.'
                : formatFailure(context.error)}
            </Notice>
          )}
        </div>
      </div>
      {state === 'cropping' && context.file && context.size && (
        <CropDialog
          file={context.file}
          size={context.size}
          onConfirm={(crop) => photo.send({ type: 'crop.confirmed', crop })}
          onClose={() => photo.send({ type: 'cancelled' })}
        />
      )}
    </Panel>
  );
}

const failureTitles: Record<PhotoFailure, string> = {
  requesting: 'Your photo could not be sent',
  uploading: messages.uploadFailed,
  registering: 'Your photo could not be used',
  removing: 'Your photo is still there',
};

const fileProblems: Record<FileProblem, string> = {
  wrongType: 'Choose a JPEG, PNG or WebP picture.',
  tooLarge: 'The picture must have something in it, and at most 15 MB.',
  unreadable: 'Your browser cannot open this file as a picture. Try another one.',
};

function FileNotice({ problem }: { problem: FileProblem }) {
  return (
    <Notice tone="warning" title="That file will not do" live>
      {fileProblems[problem]}
    </Notice>
  );
}

const sendingWords: Record<string, string> = {
  cutting: 'Preparing your photo',
  requesting: 'Preparing your photo',
  uploading: 'Sending your photo',
  registering: 'Finishing your photo',
};

interface SendingPhotoProps {
  state: string;
  share: number;
  onCancel: () => void;
}

function SendingPhoto({ state, share, onCancel }: SendingPhotoProps) {
  const words = sendingWords[state];
  if (!words) return null;
  // Once everything is sent, only the server can stop it.
  const canCancel = state !== 'registering';
  return (
    <Progress
      label={words}
      share={canCancel ? share : 1}
      onCancel={canCancel ? onCancel : undefined}
      cancelLabel="Cancel sending your photo"
    />
  );
}
