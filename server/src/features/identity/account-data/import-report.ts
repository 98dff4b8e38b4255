// What came of an import, counted as it goes on.
import type { FailureCode, FailureValues } from '@atelier/contract/errors'
import { type ImportKind, importKinds } from '@atelier/contract/features/identity/account-data'
import { storable, storableText } from '../../../platform/storable-text.ts'

export type LeftOut = {
  code: FailureCode
  values: FailureValues
  count: number
  titles: string[]
}

export type KindReport = { kind: ImportKind; taken: number; known: number; leftOut: LeftOut[] }

/** Names of things that are told for one reason. */
const maxTitles = 5
const longestTitle = 80

export function createReport() {
  const kinds = new Map<ImportKind, KindReport>()
  const of = (kind: ImportKind): KindReport => {
    const found = kinds.get(kind) ?? { kind, taken: 0, known: 0, leftOut: [] }
    kinds.set(kind, found)
    return found
  }
  return {
    taken(kind: ImportKind): void {
      of(kind).taken += 1
    },
    known(kind: ImportKind): void {
      of(kind).known += 1
    },
    leftOut(
      kind: ImportKind,
      title: string,
      { code, values }: { code: FailureCode; values: FailureValues },
    ): void {
      const { leftOut } = of(kind)
      let reason = leftOut.find((each) => each.code === code)
      if (!reason) {
        reason = { code, values: storable(values), count: 0, titles: [] }
        leftOut.push(reason)
      }
      reason.count += 1
      if (title && reason.titles.length < maxTitles)
        reason.titles.push(storableText([...title].slice(0, longestTitle).join('')))
    },
    /** In the order of the kinds. */
    list: (): KindReport[] =>
      importKinds.flatMap((kind) => {
        const found = kinds.get(kind)
        return found ? [found] : []
      }),
  }
}

export type Report = ReturnType<typeof createReport>
