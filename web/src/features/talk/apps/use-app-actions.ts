// What one does with an app: begin with it, put a role on or off, delete it with time to think again.
import type { App } from '@atelier/contract/features/talk/apps'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { shelfDeletes } from '../../../ui/shelf/shelf-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { refreshApps, useOpenApp } from './queries.ts'
import { roleInUse } from './role-in-use.ts'

/** Apps that are being deleted. */
export const appDeletes = shelfDeletes('apps', async (client, ids) => {
  await Promise.all(
    ids.map((id) => call('apps.delete', { id }, { keepalive: true }).catch(unlessGone)),
  )
  if (ids.includes(roleInUse.get().id)) roleInUse.remove()
  await refreshApps(client)
})

export function useAppActions() {
  const t = useTexts('apps')
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
  /** Talks with it: in its own conversation, or in a new one as this role. */
  const begin = async (app: App) => {
    if (app.kind === 'app') return start(app)
    putOn(app)
    await navigate('/Chat', { state: { fresh: true } })
  }
  const putOff = () => roleInUse.remove()
  return { start, begin, isStarting: opening.isPending, putOn, putOff, roleId: role.id }
}
