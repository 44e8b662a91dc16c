/** What a raw file is to become. */
export type PicturePurpose = 'listing' | 'photo';

/** From the server to its picture process. */
export interface PictureJob {
  id: number;
  purpose: PicturePurpose;
  /** The raw file, and where the finished files go; both local. */
  input: string;
  output: string;
  /** The type the uploader announced. */
  content_type: string;
}

export interface FinishedPicture {
  width: number;
  height: number;
  /** Mean colour as #rrggbb. */
  placeholder: string;
  /** Each is the file `{width}.{extension}` of the output folder. */
  variants: { width: number; type: string; extension: string }[];
}

/** Why a file is no picture we take; words for it in picture-refused.ts. */
export type Refusal =
  'not_a_picture' | 'wrong_type' | 'too_many_pixels' | 'too_small' | 'damaged' | 'too_costly';

/** From the picture process to the server. */
export type PictureAnswer =
  | { id: number; picture: FinishedPicture }
  | { id: number; refusal: Refusal }
  /** A mistake of ours or of the machine, such as a full disk. */
  | { id: number; failure: string };
