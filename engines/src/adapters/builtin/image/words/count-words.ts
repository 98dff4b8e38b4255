// How many of a thing are asked for: the number before its name.
import { createFinder, type Found } from './find-words.ts'
import type { PromptText } from './prompt-text.ts'
import { isThing, type ThingName } from './thing-words.ts'
import type { Span } from './word-cover.ts'
import type { WordEntry } from './word-lists.ts'

const english: Readonly<Record<string, readonly string[]>> = {
  '2': ['2', 'two', 'a pair of', 'pair of', 'a couple of', 'couple of', 'twin'],
  '3': ['3', 'three', 'a trio of'],
  '4': ['4', 'four'],
  '5': ['5', 'five'],
}
const han: Readonly<Record<string, string>> = { '2': '两二2双', '3': '三3', '4': '四4', '5': '五5' }
const measures = '只个匹条头位名辆架座朵棵对把颗杯碗块台部张'

const entries = Object.entries(english).map(
  ([name, en]): WordEntry<string> => ({
    name,
    en,
    zh: [...(han[name] ?? '')].flatMap((sign) => [...measures].map((measure) => sign + measure)),
  }),
)
export const findCounts = createFinder(entries)

export type Counted = Span & { name: ThingName; count: number }

/**
 * The numbers, from 2 to 5, that stand before a thing with nothing between them but words of how it looks, as in "two black cats".
 * `from` and `to` are those of the number.
 */
export function countsIn(
  { folded }: PromptText,
  numbers: readonly Found<string>[],
  known: readonly (Found<string> & { kind: string })[],
): Counted[] {
  const subjects = new Map(
    known.flatMap((one) =>
      one.kind === 'subjects' && isThing(one.name) ? [[one.from, one.name] as const] : [],
    ),
  )
  const looks = new Map(
    known.filter(({ kind }) => kind !== 'subjects').map((one) => [one.from, one]),
  )
  return numbers.flatMap(({ name, from, to }) => {
    let at = to
    // A few words at most: what stands further away is another matter.
    for (let step = 0; step < 8; step += 1) {
      const thing = subjects.get(at)
      if (thing) return [{ from, to, name: thing, count: Number(name) }]
      const look = looks.get(at)
      if (look) at = look.to
      else if (folded[at] === ' ' || folded[at] === '的') at += 1
      else return []
    }
    return []
  })
}
