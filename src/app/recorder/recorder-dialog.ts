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
      status.value = `The path of "${machine}" is copied.`;
    } catch {
      text.select();
      status.value = 'Copying was refused: the text is selected, copy it by hand.';
    }
  }
  function save(machine: string): void {
    const file = new Blob([recordingText(machine)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${machine}.path.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    status.value = `Saved as ${link.download}.`;
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

  const title = element('h2', 'Recorded machine events');
  title.id = 'machine-recorder-title';
  const text = element('textarea', '');
  text.readOnly = true;
  text.hidden = true;
  text.rows = 8;
  text.style.cssText = 'width: 100%; box-sizing: border-box; margin: 1rem 0 0.5rem';
  text.setAttribute('aria-label', 'The path');
  const rows = machines.map((machine) => {
    const row = element('p', '');
    row.style.margin = '1rem 0';
    const count = recorder.recordingOf(machine)?.recorded.length ?? 0;
    row.append(
      element('strong', machine),
      `, ${count} ${count === 1 ? 'event' : 'events'}`,
      element('br', ''),
      button(`Copy ${machine} as path`, () => void copy(machine)),
      button(`Save ${machine} as file`, () => save(machine)),
    );
    return row;
  });
  const intro = element(
    'p',
    machines.length > 0
      ? 'What was typed, names and tokens are not in it.'
      : 'No machine has done anything on this page yet.',
  );
  dialog.append(title, intro, ...rows, text, status, element('br', ''));
  dialog.append(button('Close', () => dialog.close()));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}
