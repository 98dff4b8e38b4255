// Texts for stand-in upstreams: the same for the same seed.
import type { Directive } from './directive.ts'

const vocabulary =
  'the a river light stone garden paper window morning small quiet bright walks over under between reads writes finds keeps and then because while slowly often never again'.split(
    ' ',
  )

const paragraphs = [
  '## 河边的早晨 · Morning by the river\n\nA **small** garden lies between the *quiet* stones. 清晨的光落在纸上，也落在窗边 🙂。',
  '| thing | count | 备注 |\n| --- | ---: | --- |\n| stone | 12 | 灰色 |\n| window | 3 | 朝东 |',
  "```ts\nexport function walk(steps: number): string {\n  return 'over ' + steps + ' stones'\n}\n```",
  '1. Read the paper.\n2. Find the river:\n   - under the bridge\n   - 或者在花园后面\n3. Write it down.',
  'The sum is $\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}$, so that\n\n$$\\int_0^1 x^2\\,dx = \\frac13$$',
  '> Nothing is lost that was written down.\n\nSee [the handbook](https://example.com/handbook) for more, and keep `npm test` green.',
]

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** Pieces of text; `from` is how many numbered ones were written before. */
export function* sampleTokens(directive: Directive, from = 0): Generator<string> {
  const { kind, tokens, seed } = directive
  if (kind === 'numbered') for (let at = from + 1; at <= tokens; at++) yield `w${at} `
  else if (kind === 'words') {
    const next = random(seed)
    for (let at = 0; at < tokens; at++) yield `${pick(vocabulary, next)} `
  } else {
    const next = random(seed)
    let left = tokens
    while (left > 0)
      for (const [piece] of `${pick(paragraphs, next)}\n\n`.matchAll(/\s*\S{1,6}|\s+/gu)) {
        if (left-- <= 0) return
        yield piece
      }
  }
}

const pick = (list: readonly string[], next: () => number): string =>
  list[Math.floor(next() * list.length)] ?? ''
