import { useMemo } from 'react';
import { openDraft } from '#src/shared/drafts/open-draft.ts';
import { useUserId } from '#src/shared/drafts/use-draft.ts';
import { createDrafts, type DraftName } from '#src/shared/storage/drafts.ts';

/** Whoever signs out is asked about the room that the photo belongs to. */
const draftName = (imageId: number): DraftName => ({
  kind: 'listing',
  target: `image-${imageId}`,
});

/** The draft of an image's text; null for a file, which no browser keeps. */
export function useAltDraft(imageId: number | null, alt: string) {
  const userId = useUserId();
  return useMemo(
    () =>
      imageId === null
        ? null
        : openDraft({
            ...draftName(imageId),
            drafts: createDrafts(),
            userId,
            stored: { alt },
          }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a text that is saved later is told to `forget`
    [imageId, userId],
  );
}

/** Forgets what was typed about an image that is gone. */
export function useForgetAlt(): (imageId: number) => void {
  const userId = useUserId();
  return (imageId) => createDrafts().write(userId, draftName(imageId), null);
}
