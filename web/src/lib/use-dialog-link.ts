import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { leavePlace } from './leave-place.ts'

export type DialogName =
  | 'login'
  | 'settings'
  | 'shortcuts'
  | 'notices'
  | 'about'
  | 'contact'
  | 'goods'
  | 'passive-goods'
  | 'redemption'
  | 'bind-account'
  | 'bind-username'
  | 'reset-password'
  | 'confirm-email'
  | 'publish'
  | 'report'
  | 'collect'
  | 'album'
  | 'share'
  | 'import'
  | 'export'
  | 'document'
  | 'documents'
  | 'player'
  | 'prompts'
  | 'own-models'
  | 'uploads'

/** The address of the same place with a dialog open over it. */
export function searchWithDialog(
  search: string,
  name: DialogName | undefined,
  params: Record<string, string> = {},
): string {
  const query = new URLSearchParams(search)
  query.delete('dialog')
  query.delete('tab')
  query.delete('code')
  query.delete('of')
  if (name) query.set('dialog', name)
  for (const [key, value] of Object.entries(params)) query.set(key, value)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/**
 * Dialogs that are places: `?dialog=settings&tab=general`; one may be told more, as in
 * `?dialog=redemption&code=…`, or what it is about, as in `?dialog=publish&of=12,13`. Opening adds a step to the
 * history, so Back closes.
 */
export function useDialogLink() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const query = new URLSearchParams(search)

  const open = useCallback(
    (name: DialogName, params?: Record<string, string>) => {
      navigate(
        { search: searchWithDialog(location.search, name, params) },
        { preventScrollReset: true, state: { openedHere: true } },
      )
    },
    [navigate],
  )
  const close = useCallback(() => {
    leavePlace(navigate, searchWithDialog(location.search, undefined))
  }, [navigate])
  /** Another tab of the open dialog, without a new step. */
  const show = useCallback(
    (params: Record<string, string>) => {
      const name = new URLSearchParams(location.search).get('dialog') as DialogName
      navigate(
        { search: searchWithDialog(location.search, name, params) },
        {
          replace: true,
          preventScrollReset: true,
          state: (history.state as { usr?: unknown } | null)?.usr,
        },
      )
    },
    [navigate],
  )
  return { dialog: query.get('dialog'), tab: query.get('tab'), open, close, show }
}
