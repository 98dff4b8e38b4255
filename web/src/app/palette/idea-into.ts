/** The text of an empty chat's composer with an idea in it: after what somebody wrote there, in place of another idea. */
export function ideaInto(draft: string, idea: string, ideas: readonly string[]): string {
  const written = draft.trim()
  return written === '' || ideas.includes(written) ? idea : `${draft.trimEnd()}\n\n${idea}`
}
