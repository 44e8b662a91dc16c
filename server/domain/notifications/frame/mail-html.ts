import { textDirection, type Language } from '#contract/languages.ts';
import { html, Html } from '#platform/http/html.ts';
import { inHtml } from '../mail-texts.ts';
import type { MailContent, MailLink, MailPart, MailImage, MailRoom } from './mail-content.ts';
import { mailSheet, styled } from './mail-style.ts';

// Mail programs know little of HTML and CSS. Outlook for Windows lays out with Word: it needs tables,
// an explicit alignment, and the font at each cell; `mso` comments are for it alone.

/** The widths of the widest mail, and of what is within its card. */
const [widthPx, contentPx] = [600, 536];
const font =
  "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif;";
const bodyFont = `${font} font-size: 16px; line-height: 1.5;`;
const smallFont = `${font} font-size: 14px; line-height: 1.5;`;

/** Writes the HTML of a mail: what happened, the one button, and why its reader gets it. */
export function writeHtml(
  content: MailContent,
  { language, foot }: { language: Language; foot: readonly string[] },
): string {
  const { greeting, subject, parts, button, otherLink, settings } = content;
  const direction = textDirection(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>RoomieRadar</title>
        ${mailSheet}
      </head>
      <body dir="${direction}" ${styled('ground', `margin: 0; padding: 0; ${bodyFont}`)}>
        <table ${layout} width="100%" ${styled('ground')}>
          <tr>
            <td align="center" style="padding: 24px 12px">
              ${mso(`<table role="presentation" width="${widthPx}" dir="${direction}"><tr><td>`)}
              <table
                ${layout}
                width="100%"
                dir="${direction}"
                style="table-layout: fixed; max-width: ${String(widthPx)}px; overflow-wrap: anywhere; word-break: break-word"
              >
                <tr>
                  <td
                    align="${side}"
                    ${styled('link', `padding: 0 8px 12px; ${font} font-size: 18px; font-weight: 700;`)}
                  >
                    RoomieRadar
                  </td>
                </tr>
                <tr>
                  <td
                    align="${side}"
                    ${styled(
                      'card',
                      `padding: 28px 32px; border-width: 1px; border-style: solid; border-radius: 20px; ${bodyFont}`,
                    )}
                  >
                    <p style="margin: 0 0 8px">${inHtml(greeting)}</p>
                    <h1
                      ${styled('text', `margin: 0 0 16px; ${font} font-size: 24px; line-height: 1.25;`)}
                    >
                      ${inHtml(subject)}
                    </h1>
                    ${parts.map((part) => partHtml(part, side))}
                    ${button ? buttonHtml(button) : nothing}
                    ${otherLink ? html`<p style="margin: 16px 0 0">${linkHtml(otherLink)}</p>` : nothing}
                  </td>
                </tr>
                <tr>
                  <td align="${side}" ${styled('soft', `padding: 16px 8px 0; ${smallFont}`)}>
                    ${foot.map((text) => html`<p style="margin: 0 0 8px">${text}</p>`)}
                    ${settings.map(
                      (link) => html`<p style="margin: 0 0 8px">${linkHtml(link)}</p>`,
                    )}
                  </td>
                </tr>
              </table>
              ${mso('</td></tr></table>')}
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

const layout = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const nothing = new Html('');

/** Markup that only Word reads. */
const mso = (markup: string) => html`<!--[if mso]>${new Html(markup)}<![endif]-->`;

function partHtml(part: MailPart, side: 'left' | 'right'): Html {
  if (typeof part === 'string') return html`<p style="margin: 0 0 16px">${brokenLines(part)}</p>`;
  if ('room' in part) return roomHtml(part.room);
  if ('quote' in part) {
    const text = brokenLines(part.quote);
    return boxHtml('quote', html`<blockquote dir="auto" style="margin: 0">${text}</blockquote>`);
  }
  const { title, list } = part;
  const items = html`<ul style="margin: 0; padding-${side}: 20px; padding-${otherSide[side]}: 0">
    ${list.map((item) => html`<li style="margin: 0 0 4px">${inHtml(item)}</li>`)}
  </ul>`;
  return title === undefined
    ? html`<div style="margin: 0 0 16px">${items}</div>`
    : boxHtml(
        'warning',
        html`<p style="margin: 0 0 8px"><b>${title}</b></p>
          ${items}`,
      );
}

const otherSide = { left: 'right', right: 'left' } as const;

/** A part with a ground of its own. Word gives a padding to cells only. */
const boxHtml = (part: 'quote' | 'warning', content: Html) =>
  html`<table ${layout} width="100%" style="margin: 0 0 16px">
    <tr>
      <td ${styled(part, `padding: 14px 18px; border-radius: 14px; ${bodyFont}`)}>${content}</td>
    </tr>
  </table>`;

function roomHtml({ title, lines, images, url, label }: MailRoom): Html {
  const [photo, ...others] = images.map((image) => imageHtml(image, url));
  const named = title === null ? [] : [linkHtml({ label: title, url }, 'font-weight: 700;')];
  const said = [
    ...named,
    ...lines.map((line) => inHtml(line)),
    ...(label === undefined ? [] : [linkHtml({ label, url })]),
  ];
  return html`<div style="margin: 0 0 24px">
    ${photo ?? nothing}
    <p style="margin: 0 0 8px">${joinLines(said)}</p>
    ${others}
  </div>`;
}

/** An image is as wide as its text at most; where images are blocked, its box says what it would be. */
const imageHtml = ({ src, width, height, alt }: MailImage, url: string) =>
  html`<a href="${url}"
    ><img
      src="${src}"
      width="${String(Math.min(width, contentPx))}"
      height="${String(height)}"
      alt="${alt}"
      ${styled(
        'image',
        'display: block; max-width: 100%; height: auto; margin: 0 0 12px; border: 0; border-radius: 14px;',
      )}
  /></a>`;

/** A link that looks like a button, in Word too: the cell has the color. */
const buttonHtml = ({ label, url }: MailLink) =>
  html`<table ${layout} style="margin: 8px 0 0">
    <tr>
      <td align="center" ${styled('button', `border-radius: 999px; ${bodyFont}`)}>
        <a
          href="${url}"
          ${styled(
            'label',
            'display: inline-block; padding: 12px 24px; font-weight: 600; text-decoration: none;',
          )}
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const linkHtml = ({ label, url }: MailLink, more = '') =>
  html`<a href="${url}" ${styled('link', more)}>${inHtml(label)}</a>`;

/** Word knows no `white-space`, so lines are broken by elements. */
const brokenLines = (text: string) => joinLines(text.split(/\r?\n/).map((line) => inHtml(line)));
const joinLines = (lines: readonly Html[]) =>
  new Html(lines.map(({ text }) => text).join('<br />'));
