// Styles as a field of a form: tags with commas between. Pure.

const separators = /[,，、]/

export const tagsIn = (text: string): string[] =>
  text
    .split(separators)
    .map((tag) => tag.trim())
    .filter(Boolean)

const plain = (tag: string): string => tag.toLowerCase()

/** Whether all of the tags are there. */
export const hasTags = (text: string, tags: string): boolean => {
  const held = new Set(tagsIn(text).map(plain))
  const asked = tagsIn(tags)
  return asked.length > 0 && asked.every((tag) => held.has(plain(tag)))
}

/** The text with the tags at its end, or without them where it has all of them. */
export function toggleTags(text: string, tags: string): string {
  const asked = new Set(tagsIn(tags).map(plain))
  const others = tagsIn(text).filter((tag) => !asked.has(plain(tag)))
  return (hasTags(text, tags) ? others : [...others, ...tagsIn(tags)]).join(', ')
}
