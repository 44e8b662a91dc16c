/** The event on the window in which a page tells what its machines do, where it is recorded. */
export const machineStepEvent = 'roomieradar:machine-step';

/** What it tells of each step of a machine, before the actors of the new state start. */
export interface MachineStep {
  machine: string;
  /** Machines of a kind are told apart by it. */
  actor: string;
  /** Of this actor, the first. */
  isBeginning: boolean;
  transitions: string[];
  state: unknown;
}
