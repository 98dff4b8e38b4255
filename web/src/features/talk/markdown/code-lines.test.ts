import { beforeAll, expect, test } from 'vitest'
import { colourerFor } from './code-colours.ts'
import {
  advanceLines,
  type CodeLines,
  type Colourer,
  isDone,
  type Line,
  lineGroupSize,
  lineGroups,
} from './code-lines.ts'

const samples = {
  typescript:
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a sample of code
    "// note\nimport { a } from 'x'\n/* over\n   lines */\nexport class Q<T> extends B {\n  #n = `a ${\n    b + 1\n  } c`\n  run(x: number): string { return /re/.test('') ? \"y\" : 'z' }\n}\n",
  python:
    'import os\n\n@deco\ndef f(a: int = 1) -> str:\n    """Doc\n    over lines."""\n    s = f"{a!r} {len(\'x\')}"\n    return s  # 注释\n\nclass C(B):\n    pass\n',
  json: '{\n  "a": [1, 2.5e3, true, null],\n  "b": { "c": "d\\"e" }\n}\n',
  css: '.a:hover > #b {\n  color: #fff;\n  background: url("x.png") no-repeat;\n}\n@media (min-width: 10px) {\n  p { margin: 0 }\n}\n',
  html: '<!-- a\nb -->\n<div class="x" id=y>\n  <script>\n    const a = `1\n2`\n  </script>\n  <style>p { color: red }</style>\n</div>\n',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a sample of code
  bash: 'for f in *.txt; do\n  echo "$f ${f%.txt}" # say\ndone\ncat <<EOF\nhello $USER\nEOF\n',
  sql: "SELECT a.id, count(*) AS n -- c\nFROM b LEFT JOIN a ON a.id = b.id\nWHERE n > 5 AND x = 'it''s\nlong';\n",
  go: 'package main\n\nfunc main() {\n\ts := `raw\nstring`\n\tif err := run(s); err != nil { panic(err) }\n}\n',
  yaml: 'a: 1\nb:\n  - "x"\n  - |\n    text\n    more\nc: &d { e: true }\n',
  diff: '--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new\n same\n',
  markdown: '# T\n\n- **b** `c`\n\n```js\nlet a\n```\n',
  php: '<?php\n// c\nclass A { public function f(string $x): ?int { return strlen("$x {$x}"); } }\n?>\n<p>x</p>\n',
}

const colourers = new Map<string, Colourer>()

beforeAll(async () => {
  for (const name of Object.keys(samples)) {
    const colourer = await colourerFor(name)
    if (colourer) colourers.set(name, colourer)
  }
})

function settled(start: CodeLines | null, code: string, colourer: Colourer | null): CodeLines {
  let lines = advanceLines(start, code, colourer, false)
  while (!isDone(lines, false)) lines = advanceLines(lines, code, colourer, false)
  return lines
}

/** White space has no colour that shows. */
const visible = (lines: readonly Line[]) =>
  lines.map((line) =>
    line.flatMap(({ text, colour }) => (text.trim() ? [{ text: text.trim(), colour }] : [])),
  )

const allLines = (lines: CodeLines) => lineGroups(lines).flat()

test.each(Object.entries(samples))(
  '%s grows letter by letter into the colours it has as a whole',
  (name, sample) => {
    const code = sample.repeat(6).trimEnd()
    const colourer = colourers.get(name)
    if (!colourer) throw new Error(`no colours for ${name}`)
    let lines: CodeLines | null = null
    for (let end = 0; end <= code.length; end += 3) {
      lines = advanceLines(lines, code.slice(0, end), colourer, true)
    }
    expect(visible(allLines(settled(lines, code, colourer)))).toEqual(visible(colourer(code).lines))
  },
)

test('a long piece that never comes to the outermost level is coloured whole, in few turns', () => {
  let calls = 0
  const colourer: Colourer = (code) => {
    calls += 1
    return { lines: code.split('\n').map((text) => [{ text, colour: 'string' }]), complete: false }
  }
  const code = 'line\n'.repeat(2000).trimEnd()
  expect(
    allLines(settled(null, code, colourer)).every((line) => line[0]?.colour === 'string'),
  ).toBe(true)
  expect(calls).toBeLessThan(8)
})

test('a growing piece beyond eighty lines is coloured anew only as it grows by a quarter', () => {
  let calls = 0
  const colourer: Colourer = (code) => {
    calls += 1
    return { lines: code.split('\n').map((text) => [{ text, colour: 'string' }]), complete: false }
  }
  let lines: CodeLines | null = null
  for (let count = 1; count <= 1000; count += 1) {
    lines = advanceLines(lines, 'line\n'.repeat(count), colourer, true)
  }
  expect(calls).toBeLessThan(80 + 20)
})

test('much code costs what is proportional to it, in pieces of a bounded length', () => {
  const pieces: number[] = []
  const colourer: Colourer = (code) => {
    pieces.push(code.length)
    return { lines: code.split('\n').map((text) => [{ text, colour: 'string' }]), complete: false }
  }
  const code = 'a line of some thirty letters..\n'.repeat(6400).trimEnd()
  const lines = allLines(settled(null, code, colourer))
  expect(lines.every((line) => line[0]?.colour === 'string')).toBe(true)
  expect(Math.max(...pieces)).toBeLessThan(14_000)
  expect(pieces.reduce((sum, length) => sum + length, 0)).toBeLessThan(code.length * 3)
})

test('a line of hundreds of thousands of characters stays plain, and what is around it has its colours', () => {
  const long = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id })))
  const code = `{ "a": 1 }\n${long}\n{ "b": 2 }`
  const lines = allLines(settled(null, code, colourers.get('json') ?? null))
  expect(lines.map((line) => line.some(({ colour }) => colour === 'number'))).toEqual([
    true,
    false,
    true,
  ])
  expect(lines[1]).toEqual([{ text: long, colour: null }])
})

test('lines that are done keep their identity', () => {
  const colourer = colourers.get('typescript') ?? null
  const code = samples.typescript.repeat(20)
  const before = advanceLines(null, code, colourer, true)
  const after = advanceLines(before, `${code}const more = 1\nlet x`, colourer, true)
  expect(before.groups.length).toBeGreaterThan(1)
  for (const [place, group] of before.groups.entries()) {
    expect(group).toHaveLength(lineGroupSize)
    expect(after.groups[place]).toBe(group)
  }
})

test('without colours the lines are plain, and get them when they come', () => {
  const plain = advanceLines(null, samples.json, null, true)
  expect(
    allLines(plain)
      .flat()
      .every((segment) => segment.colour === null),
  ).toBe(true)
  const coloured = settled(plain, samples.json, colourers.get('json') ?? null)
  expect(
    allLines(coloured)
      .flat()
      .some((segment) => segment.colour === 'number'),
  ).toBe(true)
})

test('lines join to the code, whatever it holds', () => {
  for (const code of ['', '\n', 'a', 'a\n', '\n\na\n\n', '<b>&amp;</b>\r']) {
    const lines = settled(null, code, colourers.get('html') ?? null)
    const text = allLines(lines).map((line) => line.map((segment) => segment.text).join(''))
    expect(text.join('\n')).toBe(code)
  }
})

test('code that is replaced is coloured anew', () => {
  const first = settled(null, 'let a = 1', colourers.get('typescript') ?? null)
  const second = settled(first, 'let b', colourers.get('typescript') ?? null)
  expect(allLines(second).map((line) => line.map((segment) => segment.text).join(''))).toEqual([
    'let b',
  ])
})

test('an unknown language has no colours', async () => {
  expect(await colourerFor('brainrot')).toBeNull()
})
