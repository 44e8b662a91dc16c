/** Of the newest script of the card: its file under /embed/v1/, and what pins it to its bytes. */
export interface ElementManifest {
  file: string;
  /** For the `integrity` attribute: sha384-… */
  integrity: string;
  /** Brotli bytes. */
  bytes: number;
}
