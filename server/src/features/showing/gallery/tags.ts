// Tags: as they are written, and as they are looked up.
import { longestTag, maxTags } from '@atelier/contract/gallery-terms'

/** A tag as it is shown: one line without a sign before it. */
export const tidyTag = (tag: string): string =>
  [
    ...tag
      .normalize('NFKC')
      .replace(/^[#＃\s]+/, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestTag)
    .join('')

export const tagKey = (tag: string): string => tidyTag(tag).toLowerCase()

/** Without empty ones and without doubles, in the order in which they were written. */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map(tidyTag))
    if (tag && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  return [...byKey.values()].slice(0, maxTags)
}
