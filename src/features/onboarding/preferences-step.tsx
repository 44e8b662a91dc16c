import { StepLayout } from './step-layout.tsx';

/** Step 3: what someone wants of others. */
export function PreferencesStep() {
  return (
    <StepLayout
      step={3}
      title="What you want"
      lede="Mark only what matters to you; the rest stays open."
      questions={
        <>
          <li>Which habits of a roommate suit you</li>
          <li>How much each one matters</li>
          <li>What you could not live with</li>
        </>
      }
    />
  );
}
