import { ResponsiveImage, type ImageSource } from './responsive-image.tsx';
import { ImagePlaceholder } from './image-placeholder.tsx';

interface ListingCoverProps {
  cover: ImageSource | null;
  /** As in the HTML attribute; by default what a card in `CardGrid` measures. */
  sizes?: string;
}

const gridSizes =
  '(min-width: 75rem) 18rem, (min-width: 52rem) 31vw, (min-width: 36rem) 46vw, 95vw';

/** The cover of a listing beside its title, which says it all: a second reading of it helps nobody. */
export function ListingCover({ cover, sizes = gridSizes }: ListingCoverProps) {
  if (!cover) return <ImagePlaceholder />;
  return (
    <ResponsiveImage
      image={{ ...cover, alt: '' }}
      sizes={sizes}
      fill
      standIn={<ImagePlaceholder />}
    />
  );
}
