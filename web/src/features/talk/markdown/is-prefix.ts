/** Equality of slices compares memory at once, where `startsWith` goes letter by letter. */
export function isPrefix(before: string, now: string): boolean {
  return now.length >= before.length && now.slice(0, before.length) === before
}
