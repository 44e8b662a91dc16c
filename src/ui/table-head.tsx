import type { ReactNode } from 'react';

/** The names of a table's columns. */
export function TableHead({ columns }: { columns: readonly ReactNode[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
          <th key={place} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
