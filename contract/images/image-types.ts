/** The types of files that become images: apart from the schemas, which the worker does without. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/**
 * How long an upload may take to become an image, with the wait for the image process: the browser
 * gives up then, and the server begins anew at the next try.
 */
export const registrationMs = 120_000;
