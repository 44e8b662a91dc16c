import { canRetry } from '#machines/upload-problem.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { countPhotos } from './image-labels.ts';
import { useFailedUploads } from './use-failed-uploads.ts';
import type { ListingPhotos } from './use-listing-images.ts';

/** Says which photos did not make it, and offers to try them again together. */
export function FailedPhotos({ photos }: { photos: ListingPhotos }) {
  const failed = useFailedUploads(photos);
  const uploads = () =>
    failed.flatMap((fileId) => photos.actor.getSnapshot().context.uploads[fileId] ?? []);
  const isWorthATry = uploads().some((upload) => {
    const { failure } = upload.getSnapshot().context;
    return failure !== null && canRetry(failure);
  });
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="danger"
      live
      title={`${countPhotos(failed.length)} did not make it`}
      actions={
        isWorthATry && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              for (const upload of uploads()) upload.send({ type: 'upload.retried' });
            }}
          >
            Try all again
          </Button>
        )
      }
    >
      {failed.map((fileId) => photos.shelf.name(fileId)).join(', ')}
    </Notice>
  );
}
