/** Something that cannot be done as asked; its message says what can. */
export class Refusal extends Error {
  override name = 'Refusal';
}
