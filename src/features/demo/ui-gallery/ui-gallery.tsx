import * as t from '#locales/demo-gallery.ts';
import * as demoPages from '#locales/demo-pages.ts';
import { DemoLayout } from '../demo-layout.tsx';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { ImageSamples } from './image-samples.tsx';
import { StateSamples } from './state-samples.tsx';

/** Every component of src/ui in each of its states. Colors follow the system's light or dark setting. */
export function UiGallery() {
  return (
    <DemoLayout title={demoPages.components} lede={t.lede}>
      <ActionSamples />
      <FieldSamples />
      <StateSamples />
      <ImageSamples />
    </DemoLayout>
  );
}
