import { ComingSoon } from './coming-soon.tsx';

/** One person; not built yet. */
export function RoomiePage() {
  return (
    <ComingSoon title="Profiles are not open yet">
      Here you will see who someone is, how well you would live together and why, and write to them.
      It comes with the next version; rooms are here already.
    </ComingSoon>
  );
}
