import { CallFailure } from '../api/call-failure.ts'
import { endOpenid } from '../features/identity/session/openid.ts'
import { pendingFactor } from '../features/identity/session/pending-factor.ts'
import { endScan } from '../features/identity/session/scan.ts'
import { currentLocale } from '../i18n/locale-state.ts'
import { loadTexts } from '../i18n/text-store.ts'
import type { ReturnCode } from '../lib/return-code.ts'
import { token } from '../lib/storage/identity.ts'
import { type DialogName, searchWithDialog } from '../lib/use-dialog-link.ts'
import { toast } from '../ui/toast-manager.ts'
import type { createRouter } from './router.tsx'

type Router = ReturnType<typeof createRouter>

/** Ends the login that a code is of. What went wrong is said where another can be begun. */
export async function returnFromLogin(router: Router, { way, code }: ReturnCode): Promise<void> {
  try {
    await (way === 'openid' ? endByOpenid(router, code) : endByScan(router, code))
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    // A login that has run out meanwhile has opened its dialog already.
    if (error.status === 401) return
    const here = new URLSearchParams(location.search).get('dialog')
    if (here === 'bind-account') openDialog(router, here, error.message)
    else if (token.get()) toast(error.message, { kind: 'failure' })
    else openDialog(router, 'login', error.message)
  }
}

async function endByScan(router: Router, code: string): Promise<void> {
  const t = await loadTexts(currentLocale(), 'binding')
  const { outcome, ticket } = await endScan(code)
  if (ticket) return askForFactor(router, ticket)
  toast(outcome === 'bound' ? t.bound : t.loggedInByScan, { kind: 'success' })
  if (outcome === 'registered') openDialog(router, 'bind-username')
}

async function endByOpenid(router: Router, code: string): Promise<void> {
  const t = await loadTexts(currentLocale(), 'logins')
  const { outcome, ticket } = await endOpenid(code)
  if (ticket) return askForFactor(router, ticket)
  toast(outcome === 'bound' ? t.openidBound : t.loggedIn, { kind: 'success' })
}

function askForFactor(router: Router, ticket: string): void {
  pendingFactor.set(ticket)
  openDialog(router, 'login')
}

function openDialog(router: Router, name: DialogName, reason?: string): void {
  void router.navigate(
    { pathname: location.pathname, search: searchWithDialog(location.search, name) },
    { replace: true, preventScrollReset: true, state: { reason } },
  )
}
