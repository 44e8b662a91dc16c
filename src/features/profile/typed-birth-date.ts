import { createContext, useContext } from 'react';

/** A birth date that was typed and not saved: it stays in memory, because no storage may hold it. */
export interface TypedBirthDate {
  /** Undefined while nothing is typed that is not saved. */
  read(): string | undefined;
  keep(date: string | undefined): void;
}

/** Keeps a birth date as long as the profile is open. */
export function createTypedBirthDate(): TypedBirthDate {
  let typed: string | undefined;
  return { read: () => typed, keep: (date) => void (typed = date) };
}

const Context = createContext<TypedBirthDate>(createTypedBirthDate());

/** Holds the birth date while someone looks at other sections. */
export const KeepsBirthDate = Context.Provider;

/** The birth date that was typed in this profile. */
export const useTypedBirthDate = (): TypedBirthDate => useContext(Context);
