import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '#platform/http/html.ts';
import type { Screenshot } from './take-screenshots.ts';

export interface Entry {
  name: string;
  /** A state of a screen, or the language of a mail. */
  state: string;
  screenshots: Screenshot[];
}

/** Writes the page to look through: a row for each state of each screen. */
export async function writeIndex(folder: string, entries: readonly Entry[]): Promise<string> {
  const names = [...new Set(entries.map(({ name }) => name))];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Screens of RoomieRadar</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          nav {
            columns: 14rem;
          }
          section > div {
            display: flex;
            gap: 1rem;
            overflow-x: auto;
            align-items: flex-start;
          }
          figure {
            flex: none;
            margin: 0 0 1rem;
          }
          img {
            display: block;
            inline-size: auto;
            block-size: 26rem;
            object-fit: cover;
            object-position: top;
            border: 1px solid gray;
          }
        </style>
      </head>
      <body>
        <h1>Screens of RoomieRadar</h1>
        <nav>${names.map((name) => html`<a href="#${name}">${name}</a><br />`)}</nav>
        ${names.map(
          (name) =>
            html`<section>
              <h2 id="${name}">${name}</h2>
              ${entries.filter((entry) => entry.name === name).map((entry) => entryHtml(entry))}
            </section>`,
        )}
      </body>
    </html>`;
  const file = path.join(folder, 'index.html');
  await writeFile(file, page.text);
  return file;
}

const entryHtml = ({ name, state, screenshots }: Entry) =>
  html`<h3>${state}</h3>
    <div>
      ${screenshots.map(
        ({ look, file }) =>
          html`<figure>
            <a href="${file}"
              ><img src="${file}" loading="lazy" alt="${name}, ${state}, ${look}"
            /></a>
            <figcaption>${look}</figcaption>
          </figure>`,
      )}
    </div>`;
