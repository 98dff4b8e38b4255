// Titles are plain text: marks of markdown that came in with the words they were made of are left out. Pure.

const marks: [RegExp, string][] = [
  [/^\s*(?:#{1,6}|>|[-*+])\s+/, ''],
  [/!?\[([^\]]+)\]\([^)\s]*\)/g, '$1'],
  [/(?<![\w*])(\*\*|__|\*|`+)(?=[^\s*])(.+?)(?<=\S)\1(?![\w*])/g, '$2'],
]

/** The words alone; as it is where nothing else would be left. */
export function plainTitle(title: string): string {
  const plain = marks.reduce((text, [mark, kept]) => text.replace(mark, kept), title).trim()
  return plain || title
}
