import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { CurrentUser } from '#contract/users/user.ts';
import * as basics from '#locales/basics.ts';
import * as t from '#locales/profile.ts';
import * as ui from '#locales/ui.ts';
import * as uploads from '#locales/uploads.ts';
import type { UploadRef } from '#machines/image-upload.machine.ts';
import { asFailure, canRetry, isExplained } from '#machines/upload-problem.ts';
import { createImageStore } from '#src/shared/uploads/image-upload.ts';
import { provideProfilePhoto } from '../api/upload-photo.ts';
import { inspection } from '#src/shared/machine-inspection.ts';
import { useApi } from '#src/api/api-context.ts';
import { asSentence, formatFailure } from '#src/api/errors.ts';
import { useRemovePhoto } from '../api/profile-photo.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Panel } from '#src/ui/page-layout.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { showToast } from '#src/ui/toast.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './photo.module.css';

/** The user's photo: choose, crop, upload, change, remove. */
export function PhotoSection({ user }: { user: CurrentUser }) {
  const { profile_picture_url: url, first_name, last_name, email } = user;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const { actor, store } = useProfilePhoto();
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  const uploadState = useSelector(context.upload ?? undefined, (snapshot) => snapshot?.value);
  const { mutate: removePhoto, isPending: isRemoving } = useRemovePhoto();
  const input = useRef<HTMLInputElement>(null);
  const canChoose = !isRemoving && (state === 'idle' || uploadState === 'failed');

  function remove(): void {
    removePhoto(undefined, {
      onSuccess: () => showToast({ kind: 'success', message: t.photoRemoved }),
      onError: (error) =>
        showToast({
          kind: 'error',
          message: t.photoNotRemoved,
          description: formatFailure(error),
        }),
    });
  }

  return (
    <Panel>
      <div className={styles.photo}>
        <div className={styles.who}>
          <Avatar url={url} name={name || email} size="l" />
          <div className={styles.words}>
            {name && (
              <h2 className={styles.name} dir="auto">
                {name}
              </h2>
            )}
            <p className={styles.soft}>{email}</p>
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.buttons}>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t.photoFile}
              accept={limits.imageTypes.join(',')}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                // So that the same file can be chosen again.
                event.currentTarget.value = '';
                if (file) actor.send({ type: 'file.chosen', file });
              }}
            />
            <Button
              variant="quiet"
              size="s"
              busy={!canChoose && state !== 'cropping'}
              onClick={() => canChoose && input.current?.click()}
            >
              {url ? t.changePhoto : t.choosePhoto}
            </Button>
            {url && canChoose && (
              <Button variant="plain" size="s" onClick={remove}>
                {t.removePhoto}
              </Button>
            )}
          </div>
          {context.upload && (
            <PhotoUpload
              upload={context.upload}
              explanation={(fileId) => store.explanation(fileId)}
              onCancel={() => actor.send({ type: 'cancelled' })}
            />
          )}
          {context.problem && (
            <Notice tone="warning" title={t.wrongFile} live>
              {uploads.failures[asFailure(context.problem)]}
            </Notice>
          )}
        </div>
      </div>
      {state === 'cropping' && context.file && context.size && (
        <CropDialog
          file={context.file}
          size={context.size}
          onConfirm={(crop) => actor.send({ type: 'crop.confirmed', crop })}
          onClose={() => actor.send({ type: 'cancelled' })}
        />
      )}
    </Panel>
  );
}

function useProfilePhoto() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [{ store, logic }] = useState(() => {
    const newStore = createImageStore();
    const deps = { api, queryClient, store: newStore, window };
    return { store: newStore, logic: provideProfilePhoto(deps) };
  });
  const actor = useActorRef(logic, inspection(window));
  useEffect(() => {
    const subscription = actor.on('photo.changed', () =>
      showToast({ kind: 'success', message: t.photoChanged }),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  return { actor, store };
}

interface PhotoUploadProps {
  upload: UploadRef;
  /** What the server answered about a file it refused. */
  explanation: (fileId: string) => string | null;
  onCancel: () => void;
}

/** The progress of the upload, or why it failed and what to do. */
function PhotoUpload({ upload, explanation, onCancel }: PhotoUploadProps) {
  const { value: state, context } = useSelector(upload, (snapshot) => snapshot);
  const { fileId, failure, size, sentBytes } = context;
  if (state === 'cancelled' || state === 'done') return null;
  if (state === 'failed') {
    const reason = failure ?? 'serverTrouble';
    const detail = isExplained(reason) ? explanation(fileId) : null;
    return (
      <Notice
        tone="danger"
        live
        title={detail === null ? uploads.failures[reason] : asSentence(detail)}
        actions={
          <>
            {canRetry(reason) && (
              <Button size="s" onClick={() => upload.send({ type: 'upload.retried' })}>
                {basics.tryAgain}
              </Button>
            )}
            <Button variant="plain" size="s" onClick={onCancel}>
              {ui.cancel}
            </Button>
          </>
        }
      >
        {t.photoUnchanged}
      </Notice>
    );
  }
  const canCancel = state !== 'registering';
  return (
    <Progress
      label={uploads.states[state]}
      share={size === 0 ? 0 : sentBytes / size}
      onCancel={canCancel ? onCancel : undefined}
      cancelLabel={t.cancelUpload}
    />
  );
}
