import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { ProblemError } from './problem.ts';

/** Reads a JSON body of at most {@link limits.bodyDepth} levels. */
export async function readJsonBody(c: Context): Promise<unknown> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new ProblemError('unsupported_media_type');
  }
  const body = await readText(c.req.raw);
  if (measureDepth(body) > limits.bodyDepth) {
    throw new ProblemError('malformed_request', { detail: 'The JSON is nested too deeply' });
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new ProblemError('malformed_request', { detail: 'The body is not JSON' });
  }
}

async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  } catch {
    throw new ProblemError('malformed_request', { detail: 'The body is not UTF-8 text' });
  }
}

/**
 * Counts levels of brackets outside of strings. JSON.parse would need seconds for millions of
 * levels.
 */
function measureDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}
