import { createFileRoute } from '@tanstack/react-router';
import { favorites } from '#locales/marks.ts';
import { FavoritesPage } from '#src/features/favorites/favorites-page.tsx';
import { readFavoritesSearch } from '#src/features/favorites/favorites-search.ts';
import { ListingFitLine } from '#src/features/roomies/fit/listing-fit-line.tsx';
import { RoomieCard } from '#src/features/roomies/list/roomie-card.tsx';
import { pageTitle } from './-page-title.ts';

export const Route = createFileRoute('/favorites')({
  head: pageTitle(favorites),
  component: Favorites,
});

function Favorites() {
  const search = readFavoritesSearch({ ...Route.useSearch() });
  return <FavoritesPage search={search} RoomieCard={RoomieCard} RoomFit={ListingFitLine} />;
}
