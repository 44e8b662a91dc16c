import type { Language } from '#contract/languages.ts';
import { getLocales, type Locales } from '#get-locales';
import { html, type Html } from '#platform/http/html.ts';
import { page } from '#platform/http/plain-page.ts';
import type { LocalPerson } from './people.ts';

/** The account chooser: a button for each account, a form for a new one, and a cancel button. */
export function chooserPage({
  language,
  action,
  people,
  email = '',
  problem,
}: {
  language: Language;
  /** The address of its forms. */
  action: string;
  people: LocalPerson[];
  /** The previously submitted text; `problem` says what is wrong with it. */
  email?: string;
  problem?: string;
}): string {
  const t = getLocales(language).signIn;
  const content = html`<h1>${t.choose}</h1>
    <p class="note">${t.localNote}</p>
    ${people.length > 0 ? peopleForm(t, action, people) : html``}
    <form class="other" method="post" action="${action}">
      <h2>${t.someoneElse}</h2>
      <label for="email">${t.email}</label>
      ${problem ? html`<p id="problem" class="problem">${problem}</p>` : html``}
      <div class="row">
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${email}"
          ${problem ? html`aria-invalid="true" aria-describedby="problem" autofocus` : html``}
        />
        <button class="main">${t.goOn}</button>
      </div>
      <p class="soft">${t.newAddress}</p>
    </form>
    <form method="post" action="${action}">
      <button class="plain" name="cancel" value="yes">${t.cancel}</button>
    </form>`;
  return page(language, t.chooseTitle, content);
}

function peopleForm(t: Locales['signIn'], action: string, people: LocalPerson[]): Html {
  return html`<form method="post" action="${action}">
    <h2>${t.known}</h2>
    <ul>
      ${people.map(personButton)}
    </ul>
  </form>`;
}

function personButton({ email, first_name, last_name }: LocalPerson): Html {
  const name = `${first_name} ${last_name}`.trim() || email;
  const initial = (Array.from(name)[0] ?? '').toUpperCase();
  return html`<li>
    <button class="person" name="email" value="${email}">
      <span class="initial" aria-hidden="true">${initial}</span>
      <span class="who"><strong dir="auto">${name}</strong> <bdi class="soft">${email}</bdi></span>
    </button>
  </li>`;
}

/** Says why signing in has stopped, with a link back. */
export function stoppedPage(language: Language, publicUrl: string, message: string): string {
  const t = getLocales(language).signIn;
  const content = html`<h1>${t.stopped}</h1>
    <p>${message}</p>
    <p><a class="main" href="${publicUrl}/login">${t.signInAgain}</a></p>`;
  return page(language, t.stopped, content);
}
