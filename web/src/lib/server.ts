/** Asks the server. Keys go into headers and first messages, never into addresses. */
import { loseKey, ownKey } from './memory';
import type { Problem } from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

export const newId = (bytes = 12): string => {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

interface Wish {
  body?: object;
  key?: string;
  /** Carried out twice it does the same as once, and needs no id. */
  harmless?: boolean;
}

/** Ask; repeats a request that got lost, with the same id, so that it is carried out once. */
export async function ask<T>(method: 'GET' | 'POST', path: string, options: Wish = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.key) headers.authorization = `Bearer ${options.key}`;
  let body: string | undefined;
  if (options.body) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(options.harmless ? options.body : { request: newId(), ...options.body });
  }
  for (let attempt = 0; ; attempt++) {
    let answer: Response;
    try {
      answer = await fetch(path, { method, headers, ...(body ? { body } : {}) });
    } catch (error) {
      if (attempt >= 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
      continue;
    }
    if (answer.status === 503 && attempt < 3) {
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
      continue;
    }
    const found: unknown = await answer.json();
    if (answer.ok) return found as T;
    const { error } = found as { error: Problem };
    // We were signed out, on another device.
    if (error.code === 'session_ended' && options.key === ownKey()) loseKey();
    throw new Refused(answer.status, error);
  }
}
