// The song that was taken apart, where it is of an own work.
import type { Work } from '@atelier/contract/features/making/works'
import { useCallback } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import type { BroughtFile } from '../../features/making/studio/take-recipe.ts'
import type { SentRecipe } from '../../features/making/works/use-sent-work.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { songAt } from './own-songs.ts'

type Taken = Pick<SentRecipe, 'parentId' | 'parentIndex'>

/** Undefined where it came from outside, is gone, or cannot be asked for now. */
export function useSongOfTaken(): (taken: Taken) => Promise<BroughtFile | undefined> {
  const { cache } = useWorksClient()
  return useCallback(
    async ({ parentId: id, parentIndex }) => {
      if (id == null) return undefined
      const maker = cache.find(id) ?? (await askFor(id))
      const index = parentIndex ?? 0
      return maker && songAt(maker, maker.files[index], index)
    },
    [cache],
  )
}

async function askFor(id: number): Promise<Work | undefined> {
  try {
    const input = { id, page: 1, size: 1 }
    return (await call('works.list', input, { shownInPlace: true })).rows[0]
  } catch (error) {
    if (error instanceof CallFailure) return undefined
    throw error
  }
}
