import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetMailedToken, takeMailedToken } from '../../../../lib/mailed-token.ts'

/** The token that the page was opened with, also when a link is opened in a page that is there already. */
export function useMailedToken() {
  const { key, hash } = useLocation()
  const [token, setToken] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place may bring another token along
  useEffect(() => {
    const found = takeMailedToken()
    if (found) setToken(found)
  }, [key, hash])
  const forget = () => {
    forgetMailedToken()
    setToken('')
  }
  return { token, setToken, forget }
}
