import * as t from '#locales/demo.ts';
import * as ui from '#locales/ui.ts';
import type { MachineRecorder } from './machine-recorder.ts';

export const recorderDialogId = 'machine-recorder';

/**
 * Shows the recorded events of each machine, to copy or to save as a file; for bug reports, never
 * for visitors. Uses plain DOM elements, so it works even when the app does not.
 */
export function createRecorderDialog(
  document: Document,
  recorder: MachineRecorder,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = recorderDialogId;
  dialog.setAttribute('aria-labelledby', 'machine-recorder-title');
  dialog.style.cssText =
    'width: min(40rem, 92vw); padding: 1.25rem; font: inherit; border: 1px solid var(--line); ' +
    'border-radius: var(--round-m); background: var(--surface); color: var(--ink)';
  const status = element('output', '');
  const machines = recorder.machines();

  async function copy(machine: string): Promise<void> {
    text.value = recordingText(machine);
    text.hidden = false;
    try {
      await document.defaultView?.navigator.clipboard.writeText(text.value);
      status.value = t.copiedPath({ machine });
    } catch {
      text.select();
      status.value = t.copyRefused;
    }
  }
  function save(machine: string): void {
    const file = new Blob([recordingText(machine)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${machine}.path.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    status.value = t.savedAs({ file: link.download });
  }
  const recordingText = (machine: string) =>
    `${JSON.stringify(recorder.recordingOf(machine), null, 2)}\n`;

  function element<Name extends keyof HTMLElementTagNameMap>(name: Name, words: string) {
    const made = document.createElement(name);
    made.textContent = words;
    return made;
  }
  function button(words: string, press: () => void): HTMLButtonElement {
    const made = element('button', words);
    made.type = 'button';
    made.style.cssText = 'margin: 0.5rem 0.5rem 0 0; padding: 0.5rem 0.75rem';
    made.addEventListener('click', press);
    return made;
  }

  const title = element('h2', t.recorderTitle);
  title.id = 'machine-recorder-title';
  const text = element('textarea', '');
  text.readOnly = true;
  text.hidden = true;
  text.rows = 8;
  text.style.cssText = 'width: 100%; box-sizing: border-box; margin: 1rem 0 0.5rem';
  text.setAttribute('aria-label', t.recordedPath);
  const rows = machines.map((machine) => {
    const row = element('p', '');
    row.style.marginBlock = '1rem';
    const count = recorder.recordingOf(machine)?.recorded.length ?? 0;
    row.append(
      element('strong', machine),
      t.recordedEvents({ count }),
      element('br', ''),
      button(t.copyPath({ machine }), () => void copy(machine)),
      button(t.savePath({ machine }), () => save(machine)),
    );
    return row;
  });
  const intro = element('p', machines.length > 0 ? t.recorderHint : t.recorderEmpty);
  dialog.append(title, intro, ...rows, text, status, element('br', ''));
  dialog.append(button(ui.close, () => dialog.close()));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}
