// Messages that were drawn from this page keep the names that they had before the server numbered them.

const entryKeys = new Map<number, string>()
const origins = new Map<number, string>()

/** The key in the list of an entry that was asked for here. */
export const drawnEntryKey = (entryId: number): string | undefined => entryKeys.get(entryId)

/** The empty page on which a conversation began. */
export const drawnOrigin = (groupId: number): string | undefined => origins.get(groupId)

/** The conversation that began on an empty page; 0 for none. */
export const drawnFrom = (page: string): number =>
  [...origins].findLast(([, origin]) => origin === page)?.[0] ?? 0

export function noteDrawn(
  { groupId, promptId, entryId }: { groupId: number; promptId: number; entryId: number },
  { page, keys }: { page: string; keys: readonly [prompt: string, answer: string] },
): void {
  if (!origins.has(groupId)) origins.set(groupId, page)
  entryKeys.set(promptId, keys[0])
  entryKeys.set(entryId, keys[1])
}
