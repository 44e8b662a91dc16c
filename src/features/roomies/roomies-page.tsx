import { ComingSoon } from './coming-soon.tsx';

/** The people who look for a room or a roommate; not built yet. */
export function RoomiesPage() {
  return (
    <ComingSoon title="Roomies">
      Here you will meet people who look for a room or a roommate, ordered by how well you would
      live together, with the reasons. It comes with the next version; rooms are here already.
    </ComingSoon>
  );
}
