import { canRetry } from '#machines/upload-problem.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { countPhotos } from './image-labels.ts';
import { useFailedUploads } from './use-failed-uploads.ts';
import type { ListingImages } from './use-listing-images.ts';

/** Says which photos did not make it, and offers to try them again together. */
export function FailedUploads({ images }: { images: ListingImages }) {
  const failed = useFailedUploads(images);
  const uploads = () =>
    failed.flatMap((fileId) => images.actor.getSnapshot().context.uploads[fileId] ?? []);
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
      {failed.map((fileId) => images.store.name(fileId)).join(', ')}
    </Notice>
  );
}
