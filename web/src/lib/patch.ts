/** JSON Patch (RFC 6902), as far as the server uses it: the changed parts are new, the rest is shared. */
export interface PatchStep {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}

export function patched<T>(document: T, steps: PatchStep[]): T {
  return steps.reduce<unknown>((value, step) => stepped(value, step.path.split('/').slice(1), step), document) as T;
}

function stepped(value: unknown, path: string[], step: PatchStep): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return step.value;
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    copy[Number(name)] = stepped(copy[Number(name)], rest, step);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (!rest.length && step.op === 'remove') delete copy[name];
  else copy[name] = stepped(copy[name], rest, step);
  return copy;
}
