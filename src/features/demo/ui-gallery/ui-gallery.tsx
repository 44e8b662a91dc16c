import { DemoLayout } from '../demo-layout.tsx';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { ImageSamples } from './image-samples.tsx';
import { StateSamples } from './state-samples.tsx';

/** Every component of src/ui in each of its states. Colours follow the system's light or dark setting. */
export function UiGallery() {
  return (
    <DemoLayout
      title="Components"
      lede="Every shared component in each of its states. Switch your system between light and dark to see both."
    >
      <ActionSamples />
      <FieldSamples />
      <StateSamples />
      <ImageSamples />
    </DemoLayout>
  );
}
