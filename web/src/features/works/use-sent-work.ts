import type { Work, WorkFile } from '@atelier/contract/features/works'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWork } from './queries.ts'
import { searchWithoutSent, sentIn } from './work-link.ts'

export type SentWork = {
  work: Work
  /** The picture that was sent; null for the whole recipe. */
  file: WorkFile | null
  as: 'source' | 'reference'
}

/**
 * Hands over what the address brings (`?from=12&file=abc&as=source`), once, when it is known and `ready`; the address then forgets it.
 * Undefined instead when it does not exist any more.
 */
export function useSentWork(ready: boolean, take: (sent: SentWork | undefined) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const sent = sentIn(search)
  const { data, isFetched } = useWork(sent?.work ?? null)
  const isKnown = sent !== null && (data !== undefined || isFetched)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an address brings is taken once
  useEffect(() => {
    if (!isKnown || !ready) return
    const file = data?.files.find(({ id }) => id === sent.file) ?? null
    const isThere = data && (sent.file === null || file)
    take(isThere ? { work: data, file, as: sent.as } : undefined)
    void navigate(
      { search: searchWithoutSent(search) },
      { replace: true, preventScrollReset: true },
    )
  }, [isKnown, ready, search])
}
