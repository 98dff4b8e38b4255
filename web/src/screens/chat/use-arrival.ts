// What happens when one comes to the chat with something written, and when one signs out there.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { roleInUse } from '../../features/talk/apps/role-in-use.ts'
import { forgetWriting } from '../../features/talk/composer/composing.ts'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'
import { runs } from '../../features/talk/runs/runs.ts'
import { signedOutAt } from '../../lib/storage/identity.ts'

/** What was written on a screen that leads here goes once the models are known; a reload does not send again. */
export function useSendOnArrival(send: () => Promise<void>, isReady: boolean): void {
  const navigate = useNavigate()
  const { pathname, state } = useLocation() as {
    pathname: string
    state: { send?: boolean } | null
  }
  const wanted = state?.send === true && isReady
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an arrival, with what is then in the composer
  useEffect(() => {
    if (!wanted) return
    navigate(pathname, { replace: true, state: { fresh: true } })
    void send()
  }, [wanted])
}

/** What was open and being written belonged to whoever signed out. When a login runs out, it waits for them to come back. */
export function useForgetOnSignOut(): void {
  const open = useOpenGroup()
  useEffect(() => {
    let known = signedOutAt.get()
    return signedOutAt.subscribe(() => {
      if (signedOutAt.get() === known) return
      known = signedOutAt.get()
      runs.leave()
      forgetWriting()
      roleInUse.remove()
      open(0, { replace: true })
    })
  }, [open])
}
