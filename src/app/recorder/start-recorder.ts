import type { MachineInspector } from '#src/shared/machine-inspection.ts';
import { createMachineRecorder } from './machine-recorder.ts';
import { createRecorderDialog, recorderDialogId } from './recorder-dialog.ts';

/** Starts recording this page's machines; Alt+Shift+R opens the dialog. */
export function startRecorder(window: Window & typeof globalThis): void {
  if (window.machineRecorder) return;
  const recorder = createMachineRecorder(window);
  const show = () => {
    const isShown = window.document.getElementById(recorderDialogId) !== null;
    if (!isShown) createRecorderDialog(window.document, recorder).showModal();
  };
  window.machineRecorder = Object.assign(recorder, { show }) satisfies MachineInspector;
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyR') show();
  });
  console.info('Machine events are recorded; Alt+Shift+R copies them as a path.');
}
