import { useCallback, useState } from 'react';

/** Reports when the image at `url` cannot be shown, also when it failed before hydration. */
export function useImageFailed(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = useCallback(() => setFailedUrl(url), [url]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  return { failed: url !== undefined && failedUrl === url, image: { ref, onError: fail } };
}
