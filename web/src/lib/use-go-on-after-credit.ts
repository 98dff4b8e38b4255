import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { goOnAfterCredit } from './after-credit.ts'

/** Goes on with what was refused for want of credit: where one is, or where it came from when that was on an earlier page. */
export function useGoOnAfterCredit(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    goOnAfterCredit(({ to, state }) => void navigate(to, { state: state ?? null }))
  }, [navigate])
}
