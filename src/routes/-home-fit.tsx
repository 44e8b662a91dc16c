import type { MemberPart } from '#src/features/browse/listing-results.tsx';
import { HomeNews } from '#src/features/news/home-news.tsx';
import { ListingFitLine } from '#src/features/roomies/fit/listing-fit-line.tsx';
import { NearHome } from '#src/features/roomies/near/near-home.tsx';

/**
 * What the home page shows to signed-in users besides: how well a listing fits, or without one what
 * is new for them and near. It loads after the page.
 */
export default function HomeFit(props: MemberPart) {
  if ('fit' in props) return <ListingFitLine fit={props.fit} />;
  return props.part === 'news' ? <HomeNews /> : <NearHome />;
}
