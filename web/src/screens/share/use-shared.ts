// What a link shows, and its password as far as it is needed. It is kept on this page alone.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'

export function useShared(key: string) {
  const [attempt, setAttempt] = useState({ password: '', count: 0 })
  const { password, count } = attempt
  const query = useQuery({
    queryKey: ['shares.open', { key, password }, count],
    queryFn: ({ signal }) => call('shares.open', { key, password }, { shownInPlace: true, signal }),
    // Each time that it is opened counts, so it is not asked for again by itself.
    staleTime: Infinity,
    gcTime: 0,
  })
  const failure = query.error instanceof CallFailure ? query.error : undefined
  const isLocked = failure?.error === 'shares.password'
  const isSlowedDown = failure?.status === 429
  return {
    query,
    password,
    isGone: failure?.status === 404 || (failure?.status === 422 && !isLocked),
    /** A password is asked for, or on its way. */
    asksPassword: isLocked || (count > 0 && (query.isPending || isSlowedDown)),
    /** What is wrong with the password that was tried. */
    refusal: isSlowedDown ? failure.message : isLocked && count > 0 ? ('wrong' as const) : null,
    tryPassword: (tried: string) => setAttempt({ password: tried, count: count + 1 }),
  }
}
