import { useState, type KeyboardEvent } from 'react';

interface Listbox {
  count: number;
  onChoose: (index: number) => void;
  /** Escape on a closed list. */
  onClear: () => void;
}

/** The keyboard of an editable combobox with a list, after the WAI-ARIA pattern. */
export function useListbox({ count, onChoose, onClear }: Listbox) {
  const [open, setOpen] = useState(false);
  const [wanted, setActive] = useState(-1);
  const active = wanted < count ? wanted : -1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = (index = -1) => {
    setOpen(true);
    setActive(index);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        if (event.altKey) show();
        else show(count === 0 ? -1 : (active + 1) % count);
        break;
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) close();
        else show(active <= 0 ? count - 1 : active - 1);
        break;
      case 'Enter':
        if (!open || active < 0) return;
        event.preventDefault();
        choose(active);
        break;
      case 'Escape':
        // Only while there is something to undo, so that a dialog around it still closes.
        if (open) event.stopPropagation();
        if (open) event.preventDefault();
        if (open) close();
        else onClear();
        break;
      default:
    }
  };
  return { open, active, setActive, show, close, choose, onKeyDown };
}
