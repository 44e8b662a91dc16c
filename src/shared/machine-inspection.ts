import type { InspectionEvent } from 'xstate';

/** Who listens to every machine of the page, where somebody does (src/app/recorder). */
export interface MachineInspector {
  inspect(inspected: InspectionEvent): void;
}

declare global {
  interface Window {
    machineRecorder?: MachineInspector;
  }
}

/** The option of an actor that lets the page's recorder hear it; none without a recorder. */
export function inspection(window: Pick<Window, 'machineRecorder'>) {
  const recorder = window.machineRecorder;
  return recorder ? { inspect: (inspected: InspectionEvent) => recorder.inspect(inspected) } : {};
}
