/** A link in a mail, with its whole address. */
export interface MailLink {
  label: string;
  url: string;
}

/** An image in a mail. Everything it shows is in the text too, because many programs block images. */
export interface MailImage {
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  alt: string;
}

/** A room in a mail. */
export interface MailRoom {
  /** Null where the headline names the only room. */
  title: string | null;
  lines: readonly string[];
  images: readonly MailImage[];
  /** The page behind title and images. */
  url: string;
  /** What one does there, where it is more than reading. */
  label?: string;
}

/** A paragraph, or a part that has a look of its own. */
export type MailPart =
  | string
  /** What another user wrote, with its line breaks. */
  | { quote: string }
  /** A warning, or lines without a title. */
  | { title?: string; list: readonly string[] }
  | { room: MailRoom };

/**
 * What a mail says. Names, titles and notes of users within its sentences are isolated; a quote is
 * as it was written.
 */
export interface MailContent {
  greeting: string;
  /** What happened: the subject, and the headline. */
  subject: string;
  parts: readonly MailPart[];
  /** The one thing to do now. */
  button: MailLink | null;
  /** What one does instead. */
  otherLink?: MailLink;
  /** Why its reader gets it. */
  why: string;
  /** Where one changes or ends such mails. */
  settings: readonly MailLink[];
}
