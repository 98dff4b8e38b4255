// Titles are plain text: marks of markdown that came in with the words they were made of are left out. Pure.

const marks: [RegExp, string][] = [
  [/^\s*(?:#{1,6}|>|[-*+])\s+/, ''],
  [/!?\[([^\]]+)\]\([^)\s]*\)/g, '$1'],
  [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?![\w*])/g, '$1'],
  [/`{1,3}([^`]+)`{1,3}/g, '$1'],
]

/** The words alone; as it is where nothing else would be left. */
export function plainTitle(title: string): string {
  const plain = marks.reduce((text, [mark, kept]) => text.replace(mark, kept), title).trim()
  return plain || title
}
