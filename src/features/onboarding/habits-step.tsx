import { StepLayout } from './step-layout.tsx';

/** Step 2: how someone lives. */
export function HabitsStep() {
  return (
    <StepLayout
      step={2}
      title="How you live"
      lede="Twelve taps about everyday life at home. There are no right answers."
      questions={
        <>
          <li>When you sleep, and when you want quiet</li>
          <li>Kitchen, cleaning, chores and bills</li>
          <li>Guests, gatherings, smoking, pets</li>
        </>
      }
    />
  );
}
