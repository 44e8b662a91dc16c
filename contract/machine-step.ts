/** The name of the window event that the machine recorder dispatches for each step. */
export const machineStepEvent = 'roomieradar:machine-step';

/** One step of a machine, dispatched before the actors of the new state start. */
export interface MachineStep {
  machine: string;
  /** Identifies one of several actors of the same machine. */
  actor: string;
  /** Whether this is the first step of the actor. */
  isBeginning: boolean;
  transitions: string[];
  state: unknown;
}
