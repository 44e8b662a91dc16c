import type { RunEvent } from '../run-player.ts';

const metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
export const token = metaContent('studio-token');
export const model = metaContent('studio-model');

/** Asks the studio's server. Rejects with its reason if it refuses. */
export async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
  const response = await post(name, body);
  return (await response.json()) as Answer;
}

/** Plays, and passes on what happens until it has ended or the signal is aborted. */
export async function play(
  body: object,
  signal: AbortSignal,
  hear: (event: RunEvent) => void,
): Promise<void> {
  const response = await post('play', body, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as RunEvent);
  }
}

async function post(name: string, body: object, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify({ model, ...body }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
