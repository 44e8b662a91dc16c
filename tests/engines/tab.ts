import { setTimeout as sleep } from 'node:timers/promises';

/** What the drivers of both engines can do with the one tab of a new, empty profile. */
export interface Driver {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function that stands alone in the page. */
  evaluate<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T>;
  /** Clicks the middle of an element, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Gives a file of this machine to an input, as the dialog of the browser does. */
  chooseFile(selector: string, file: string): Promise<void>;
  close(): Promise<void>;
}

export type Role = 'button' | 'field' | 'heading' | 'link';

/** A tab of the app as a person uses it: by what they read. */
export interface Tab extends Pick<Driver, 'back' | 'evaluate' | 'close'> {
  open(path: string): Promise<void>;
  /** Waits for an element and clicks it. Its whole name counts; `…` stands for any text at its ends. */
  press(role: Role, name: string): Promise<void>;
  /** Types into a field, after what stands there. */
  fill(name: string, text: string): Promise<void>;
  /** Chooses a date in its field, whose keys are different in every browser. */
  chooseDate(name: string, date: string): Promise<void>;
  /** Chooses a file of this machine in the file input with this label. */
  chooseFile(name: string, file: string): Promise<void>;
  /** Waits until it is there. */
  find(role: Role, name: string): Promise<void>;
  /** Waits until the page shows the text. */
  read(text: string): Promise<void>;
  waitForPath(pattern: RegExp): Promise<void>;
}

const patienceMs = 45_000;
const mark = 'data-engine-test';

/** Makes the tab of an app at `url`. */
export function createTab(driver: Driver, url: string): Tab {
  async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + patienceMs;
    while (!(await isThere())) {
      if (performance.now() > deadline) {
        const page = await driver.evaluate(() => `${location.href}\n${document.body.innerText}`);
        throw new Error(`Waited in vain for ${what} on ${page.slice(0, 500)}`);
      }
      await sleep(100);
    }
  }

  async function find(role: Role, name: string): Promise<void> {
    await waitFor(`${role} "${name}"`, () => driver.evaluate(markElement, role, name, mark));
  }

  return {
    back: () => driver.back(),
    close: () => driver.close(),
    evaluate: (work, ...args) => driver.evaluate(work, ...args),
    async open(path) {
      await driver.open(url + path);
      const isHydrated = () => document.querySelector('[data-hydrated]') !== null;
      await waitFor('the app', () => driver.evaluate(isHydrated));
    },
    find,
    async press(role, name) {
      await find(role, name);
      await driver.click(`[${mark}]`);
    },
    async fill(name, text) {
      await find('field', name);
      await driver.click(`[${mark}]`);
      await driver.type(text);
    },
    async chooseDate(name, date) {
      await find('field', name);
      await driver.evaluate(setValue, mark, date);
    },
    async chooseFile(name, file) {
      const selector = `input[type=file][aria-label="${name}"]`;
      const isThere = (wanted: string) => document.querySelector(wanted) !== null;
      await waitFor(`the file input "${name}"`, () => driver.evaluate(isThere, selector));
      await driver.chooseFile(selector, file);
    },
    async read(text) {
      const isShown = (wanted: string) => document.body.innerText.includes(wanted);
      await waitFor(`the text "${text}"`, () => driver.evaluate(isShown, text));
    },
    async waitForPath(pattern) {
      const readPath = () => location.pathname + location.search + location.hash;
      await waitFor(`the address ${pattern}`, async () =>
        pattern.test(await driver.evaluate(readPath)),
      );
    },
  };
}

/** Marks the first visible element with a role and name. It runs in the page, so it stands alone. */
function markElement(role: Role, name: string, attribute: string): boolean {
  const selectors = {
    button: 'button, [role=button], [role=menuitem], summary',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
  };
  const readName = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const text =
      labels.length > 0 ? labels.map((each) => each.textContent).join(' ') : element.textContent;
    return text ?? '';
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 0;
  const wanted = name.replaceAll('…', '');
  const isNamed = (element: Element) => {
    const read = readName(element).replaceAll(/\s+/g, ' ').trim();
    if (name.startsWith('…')) return read.includes(wanted);
    return name.endsWith('…') ? read.startsWith(wanted) : read === wanted;
  };
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
  const element = [...document.querySelectorAll(selectors[role])].find(
    (each) => isVisible(each) && isNamed(each) && !each.matches(':disabled'),
  );
  element?.setAttribute(attribute, '');
  return element !== undefined;
}

/** Sets the value of the marked field as the browser's own picker does. It runs in the page. */
function setValue(attribute: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[${attribute}]`);
  if (!field) throw new Error('No field is marked');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
