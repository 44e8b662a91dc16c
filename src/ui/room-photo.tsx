import { ResponsiveImage, type ImageSource } from './responsive-image.tsx';
import { RoomStandIn } from './room-stand-in.tsx';

interface RoomPhotoProps {
  cover: ImageSource | null;
  /** As in the HTML attribute; by default what a card in `CardGrid` measures. */
  sizes?: string;
  /** For the first cards of a page only: loads the picture at once. */
  priority?: boolean;
}

const gridSizes =
  '(min-width: 75rem) 18rem, (min-width: 52rem) 31vw, (min-width: 36rem) 46vw, 95vw';

/** The cover of a room beside its title, which says it all: a second reading of it helps nobody. */
export function RoomPhoto({ cover, sizes = gridSizes, priority = false }: RoomPhotoProps) {
  if (!cover) return <RoomStandIn />;
  return (
    <ResponsiveImage
      image={{ ...cover, alt: '' }}
      sizes={sizes}
      priority={priority}
      fill
      standIn={<RoomStandIn />}
    />
  );
}
