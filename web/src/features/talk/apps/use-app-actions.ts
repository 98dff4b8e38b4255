// What one does with an app: begin with it, put a role on or off, delete it with time to think again.
import type { App } from '@atelier/contract/features/talk/apps'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { tabDeletes, useFinishDeletes } from '../../../lib/tab-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { refreshApps, useOpenApp } from './queries.ts'
import { roleInUse } from './role-in-use.ts'

const deletes = tabDeletes('apps')

/** Numbers of apps that are being deleted. */
export const useHiddenApps = () => useSyncExternalStore(deletes.subscribe, deletes.hidden)

/** Deletes the apps that the page before was deleting when it was left. */
export function useFinishAppDeletes(): void {
  const client = useQueryClient()
  useFinishDeletes(deletes, async (ids) => {
    await Promise.all(
      ids.map((id) => call('POST /app/delete', { id }, { keepalive: true }).catch(unlessGone)),
    )
    await refreshApps(client)
  })
}

export function useAppActions() {
  const t = useTexts('apps')
  const common = useTexts('common')
  const client = useQueryClient()
  const navigate = useNavigate()
  const opening = useOpenApp()
  const role = useStored(roleInUse)

  /** Goes to the conversation with it. */
  const start = async (app: App) => {
    const { id } = await opening.mutateAsync(app.id).catch(() => ({ id: 0 }))
    if (id > 0) await navigate({ pathname: '/Chat', search: `?group=${id}` })
  }
  const putOn = ({ id, name }: App) => {
    roleInUse.set({ id, name })
    toast(t.roleOn({ name }), { kind: 'success' })
  }
  const putOff = () => roleInUse.remove()

  const remove = (app: App) => {
    const { undo, commit } = deletes.add([app.id], async () => {
      await call('POST /app/delete', { id: app.id }, { keepalive: true }).catch(unlessGone)
      if (roleInUse.get().id === app.id) roleInUse.remove()
      await refreshApps(client)
    })
    toast(t.deleted({ name: app.name }), {
      key: `app-${app.id}`,
      onGone: commit,
      action: { label: common.undo, onPress: undo },
    })
  }
  return { start, isStarting: opening.isPending, putOn, putOff, roleId: role.id, remove }
}
