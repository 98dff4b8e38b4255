// What a field for codes shows while one types: the code as codes are spelled, in groups, with the caret where it was.
import { formatCode, normaliseCode } from '@atelier/contract/features/money/code-rules'

/** The most signs that are kept of what was pasted, so that one sees that it is too long. */
const longest = 40

export const shownCode = (typed: string): string =>
  formatCode(normaliseCode(typed).slice(0, longest))

/** Where the caret belongs in the shown code when it stood at `caret` in what was typed. */
export function caretIn(typed: string, caret: number): number {
  const before = normaliseCode(typed.slice(0, caret)).length
  const atEnd = normaliseCode(typed.slice(caret)).length === 0
  const shown = shownCode(typed)
  if (atEnd) return shown.length
  let signs = 0
  for (let place = 0; place < shown.length; place += 1) {
    if (signs === before) return place
    if (shown[place] !== '-') signs += 1
  }
  return shown.length
}
