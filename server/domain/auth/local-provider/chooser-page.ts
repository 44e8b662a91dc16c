import { html, type Html } from '#platform/http/html.ts';
import { page } from './pages.ts';
import type { LocalPerson } from './people.ts';

/** The account chooser: a button for each account, a form for a new one, and a cancel button. */
export function chooserPage({
  action,
  people,
  email = '',
  problem,
}: {
  /** The address of its forms. */
  action: string;
  people: LocalPerson[];
  /** The previously submitted text; `problem` says what is wrong with it. */
  email?: string;
  problem?: string;
}): string {
  const content = html`<h1>Who would you like to be?</h1>
    <p class="note">
      This is the local sign-in, for trying RoomieRadar out on your own machine. It asks for no
      password: anyone here can be anyone.
    </p>
    ${people.length > 0 ? peopleForm(action, people) : html``}
    <form class="other" method="post" action="${action}">
      <h2>Someone else</h2>
      <label for="email">E-mail address</label>
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
        <button class="main">Continue</button>
      </div>
      <p class="soft">A new address gets a new account.</p>
    </form>
    <form method="post" action="${action}">
      <button class="plain" name="cancel" value="yes">Cancel</button>
    </form>`;
  return page('Choose who to be', content);
}

function peopleForm(action: string, people: LocalPerson[]): Html {
  return html`<form method="post" action="${action}">
    <h2>People who are here already</h2>
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
      <span class="who"><strong>${name}</strong> <span class="soft">${email}</span></span>
    </button>
  </li>`;
}
