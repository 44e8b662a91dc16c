import * as t from '#locales/demo-gallery.ts';
import { formatNumber } from '#locales/format.ts';
import * as marksLater from '#locales/marks-later.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { Gallery } from '#src/ui/gallery.tsx';
import { Section } from '#src/ui/page-layout.tsx';
import { ResponsiveImage } from '#src/ui/responsive-image.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import styles from '../demo.module.css';
import { Samples } from './samples.tsx';

const image = { url: '/preview.jpg', width: 1200, height: 630, placeholder: '#c8b8a0' };

const images = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
  ...image,
  url: `/preview.jpg?${number}`,
}));

/** Images, and what stands in for them. */
export function ImageSamples() {
  return (
    <Section title={t.images}>
      <Samples title={t.avatar}>
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} name={t.sampleName} size={size} />
        ))}
        <Avatar
          name={t.sampleName}
          url="/icon.svg"
          alt={t.photoAlt({ name: t.sampleName })}
          size="xl"
        />
      </Samples>
      <CardGrid label={t.cards}>
        {[marksLater.aRoom, t.longText, t.anotherRoom].map((title) => (
          <div key={title}>
            <span className={styles.cover}>
              <ListingCover cover={null} />
            </span>
            <h3>{title}</h3>
          </div>
        ))}
      </CardGrid>
      <Samples title={t.image} stacked>
        <ResponsiveImage image={{ ...image, alt: t.preview }} sizes="100vw" />
      </Samples>
      <Gallery images={[]} label={t.noImages} onView={(event) => event.preventDefault()} />
      {[1, 2, 3, 4, 5, 6, 7].map((count) => (
        <Gallery
          key={count}
          images={images.slice(0, count)}
          label={t.galleryLabel({ count: formatNumber(count) })}
          onView={(event) => event.preventDefault()}
        />
      ))}
    </Section>
  );
}
