import { StepLayout } from './step-layout.tsx';

/** Step 1: who someone is. */
export function ProfileStep() {
  return (
    <StepLayout
      step={1}
      title="About you"
      lede="The few things a future roommate asks first."
      questions={
        <>
          <li>Your name, and what you do</li>
          <li>Where you would like to live, and from when</li>
          <li>What you can spend each month</li>
        </>
      }
    />
  );
}
