import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import type { InputRole } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useWork } from './queries.ts'
import { likeLink } from './send-places.ts'
import { likedIn, searchWithoutSent, sentIn } from './work-link.ts'

/** What of a work can be asked for once more. */
export type SentRecipe = Pick<
  Work,
  | 'id'
  | 'type'
  | 'task'
  | 'prompt'
  | 'negativePrompt'
  | 'inputs'
  | 'model'
  | 'modelId'
  | 'params'
  | 'count'
> &
  Partial<Pick<Work, 'parentId' | 'parentIndex'>>

export type SentWork = {
  work: SentRecipe
  /** The file that was sent; null for the whole recipe. */
  file: WorkFile | null
  /** Of the file among those of the work, from 0; 0 for the whole recipe. */
  index: number
  as: InputRole
  /** The published work that the recipe is of; null for one's own. */
  originId: number | null
}

/**
 * Hands over what the address brings (`?from=12&file=abc&as=source`, or `?like=12` for the recipe of a published work), once, when it is
 * known and `ready`; the address then forgets it. Undefined instead when it does not exist any more. A recipe that belongs to another
 * screen leads there.
 */
export function useSentWork(ready: boolean, take: (sent: SentWork | undefined) => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const sent = sentIn(search)
  const { data, isFetched } = useWork(sent?.work ?? null)
  const likedId = likedIn(search)
  const liked = useQuery({
    ...callOptions('gallery.open', { id: likedId }),
    enabled: likedId > 0,
  })
  const isKnown = likedId > 0 ? liked.isFetched : sent !== null && (data !== undefined || isFetched)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an address brings is taken once
  useEffect(() => {
    if (!isKnown || !ready) return
    const forget = () =>
      void navigate(
        { search: searchWithoutSent(search) },
        { replace: true, preventScrollReset: true },
      )
    if (likedId > 0) {
      const found = liked.data
      const home = found && likeLink(found)
      if (home && home.split('?')[0] !== pathname) return void navigate(home, { replace: true })
      const recipe = found && { ...found, count: 1, inputs: [] }
      take(recipe && { work: recipe, file: null, index: 0, as: 'source', originId: recipe.id })
      return forget()
    }
    const index = data?.files.findIndex(({ id }) => id === sent?.file) ?? -1
    const file = data?.files[index] ?? null
    const isThere = data && sent && (sent.file === null || file)
    take(
      isThere
        ? { work: data, file, index: Math.max(0, index), as: sent.as, originId: null }
        : undefined,
    )
    forget()
  }, [isKnown, ready, search])
}
