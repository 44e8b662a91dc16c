import { html } from 'hono/html';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { problemStatus } from '#contract/problem.ts';

const access = {
  anyone: 'anyone',
  user: 'signed-in people',
  admin: 'administrators',
} as const;

const referenceStyle = `
:root{color-scheme:light dark}body{font:1rem/1.55 ui-sans-serif,system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.2;letter-spacing:-.02em}article{border-top:1px solid #8886;padding:1rem 0}code{font-size:.95em}
.method{display:inline-block;min-width:4.5rem;font-weight:700}pre{overflow-x:auto;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.85rem}
table{border-collapse:collapse}td,th{padding:.25rem 1rem .25rem 0;text-align:left}summary{cursor:pointer}`;

/** The API reference as HTML, from the same contract as the OpenAPI document. */
export function referencePage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference · RoomieRadar</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>
          ${referenceStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>RoomieRadar API</h1>
          <p>
            Every call, from the contract that server and app share.
            <a href="/api/openapi.json">The same as OpenAPI</a>.
          </p>
          ${Object.entries<Call>(calls).map(describe)}
          <h2>Problems</h2>
          <p>Errors are <code>application/problem+json</code> (RFC 9457) with a stable code.</p>
          <table>
            <tr>
              <th>code</th>
              <th>status</th>
            </tr>
            ${Object.entries(problemStatus).map(
              ([code, status]) =>
                html`<tr id="problem-${code}">
                  <td><code>${code}</code></td>
                  <td>${status}</td>
                </tr>`,
            )}
          </table>
        </main>
      </body>
    </html>`;
}

function describe([id, call]: [id: string, call: Call]) {
  const parts = [
    ['Query', call.query],
    ['Body', call.body],
    ['Answer', call.answer],
  ] as const;
  return html`<article id="${id}">
    <h3><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary}. For ${access[call.access]}; answers ${call.status}.</p>
    ${parts.map(
      ([name, schema]) =>
        schema &&
        html`<details>
          <summary>${name}</summary>
          <pre>${schema.expression}</pre>
        </details>`,
    )}
  </article>`;
}
