import { formatList } from '#locales/format.ts';
import * as t from '#locales/listing-images.ts';
import { canRetry } from '#machines/upload-problem.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFailedUploads, type ListingImages } from './api/use-listing-images.ts';

/** Lists the failed uploads and offers to retry all of them. */
export function FailedUploads({ images }: { images: ListingImages }) {
  const failed = useFailedUploads(images);
  const uploads = () =>
    failed.flatMap((fileId) => images.actor.getSnapshot().context.uploads[fileId] ?? []);
  const canRetryAny = uploads().some((upload) => {
    const { failure } = upload.getSnapshot().context;
    return failure !== null && canRetry(failure);
  });
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="danger"
      live
      title={t.uploadsFailed({ count: failed.length })}
      actions={
        canRetryAny && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              for (const upload of uploads()) upload.send({ type: 'upload.retried' });
            }}
          >
            {t.retryAll}
          </Button>
        )
      }
    >
      <p dir="auto">{formatList(failed.map((fileId) => images.store.name(fileId)))}</p>
    </Notice>
  );
}
