// Deterministic markdown for tests: well-formed pieces, half-formed pieces, and blank lines anywhere between.

const pieces = [
  'plain words here',
  'a line\nand its second line',
  '# heading',
  '## heading with **bold**',
  '#not a heading',
  'Setext\n======',
  'text\n---',
  '---',
  '***',
  '- item',
  '- item\n- other\n  - nested\n    more',
  '* star\n\n* loose',
  '+ plus\nlazy line',
  '1. one\n2. two',
  '7) seven\n\n   inside',
  '- [ ] open\n- [x] done',
  '- \n- empty',
  '-',
  '> quote',
  '> quote\nlazy',
  '> - list in quote\n> - more\n>\n> text',
  '> > deep\n> back',
  '> # head\nafter',
  '```js\nconst a = 1\n```',
  '```\n\nblank around\n\n```',
  '~~~python\n# comment\n- not a list\n~~~',
  '````\n```\ninner\n```\n````',
  '- item\n  ```js\n  code\n  ```\n  after',
  '    indented code',
  '\tindented by tab',
  '| a | b |\n|---|:-:|\n| 1 | **2** |',
  'a | b\n--- | ---\n1 | 2',
  '| a | b |\n|---|\n| 1 |',
  '| not | a table |',
  '$$\nx^2\n$$',
  '$$x$$',
  '$$\na\n+ b\n- c\n$$',
  '\\[\n\\frac{a}{b}\n\\]',
  'where $x$ and \\(y\\)',
  '$$ x',
  '$$',
  '<div align="center">\n  <b>x</b>\n</div>',
  '<details>\n<summary>More</summary>\n\ninside\n\n</details>',
  '<!-- comment -->',
  '<br>',
  'text <kbd>Ctrl</kbd> more',
  '[a]: https://example.com/a',
  '[b]: /path "title"',
  '[c]:\n/next',
  'see [a] and [b][a] and ![p](x)',
  '**注意：**后面的文字',
  '中文段落，没有空格。',
  '\\* escaped \\_ text',
  'ends with two spaces  \nthen more',
  'x',
  '1',
  '"quoted"',
  '(paren)',
  '=',
  '==',
  ' ',
  '  three  ',
]

const separators = ['\n', '\n', '\n\n', '\n\n', '\n\n\n', '\n \n', '\n\t\n', '\r\n', '\n  ']

/** The same for the same seed; 3 to 14 pieces. */
export function randomDocument(seed: number): string {
  const random = generator(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const count = 3 + Math.floor(random() * 12)
  let text = ''
  for (let index = 0; index < count; index += 1) text += pick(pieces) + pick(separators)
  return random() < 0.5 ? text.trimEnd() : text
}

export function* randomPieces(text: string, seed: number): Generator<string> {
  const random = generator(seed * 31 + 7)
  for (let at = 0; at < text.length; ) {
    const size = 1 + Math.floor(random() * 12)
    yield text.slice(at, at + size)
    at += size
  }
}

function generator(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
