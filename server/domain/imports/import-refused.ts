/** Why an import cannot go on, in one sentence for the person who started it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
