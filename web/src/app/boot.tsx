// Starts the application: who calls, which site, theme and language, and then the first screen.

import { shapes } from 'virtual:reply-shapes'
import type { FrontConfig } from '@atelier/contract/features/site/sites'
import { createRoot } from 'react-dom/client'
import { dataKey } from '../api/call-options.ts'
import { guestAuthorization } from '../api/guest.ts'
import { refreshIn } from '../api/refresh.ts'
import { configureTransport } from '../api/transport.ts'
import { logOut } from '../features/identity/session/session.ts'
import { jumpQuery } from '../features/site/sites/jump.ts'
import { menuQuery } from '../features/site/sites/menu.ts'
import { siteQuery } from '../features/site/sites/queries.ts'
import { currentLocale } from '../i18n/locale-state.ts'
import { loadedTexts, loadTexts } from '../i18n/text-store.ts'
import { fetchLate } from '../lib/fetch-late.ts'
import { takeMailedToken } from '../lib/mailed-token.ts'
import { type ReturnCode, takeReturnCode } from '../lib/return-code.ts'
import { appSetting } from '../lib/storage/app-setting.ts'
import { token } from '../lib/storage/identity.ts'
import { encipherStorage } from '../lib/storage/text-storage.ts'
import { keepTracking } from '../lib/storage/tracking.ts'
import { toast } from '../ui/toast-manager.ts'
import { readBootData } from './boot-data.ts'
import { keepSiteFresh } from './keep-site-fresh.ts'
import { keepVisibleHeight } from './keep-visible-height.ts'
import { startLanguage } from './language.ts'
import { applyLateStyles } from './late-styles.ts'
import { logInvalidReply } from './log-invalid-replies.ts'
import { createFailureHandler } from './on-failure.ts'
import { openLoginPrompt } from './open-login-prompt.ts'
import { openRecharge } from './open-recharge.ts'
import { Application } from './providers.tsx'
import { forgetCallerData, queryClient } from './query-client.ts'
import { reloadAfterRefusal, reloadOnceForNewFiles } from './reload-once.ts'
import { createRouter } from './router.tsx'
import { startTheme } from './theme.ts'

export async function boot(): Promise<void> {
  takeMailedToken()
  reloadOnceForNewFiles()
  removeServiceWorkers()
  const data = readBootData()
  // Before anything that is kept is read: who one is must not be taken for unknown.
  await fetchLate(() => encipherStorage(data?.site.encryptStorage ?? false))
  keepTracking(location.search)
  token.renew()
  const returned = takeReturnCode()
  if (data) {
    queryClient.setQueryData(siteQuery.queryKey, data.site)
    if (data.jumps) queryClient.setQueryData(jumpQuery.queryKey, data.jumps)
    if (data.menu) queryClient.setQueryData(menuQuery.queryKey, data.menu)
    appSetting.setDefault({ siderCollapsed: false, theme: data.theme, language: data.locale })
  }
  startTheme()
  startLanguage()
  keepVisibleHeight()
  keepSiteFresh(queryClient)
  const styles = applyLateStyles()
  // Whoever types by now is heard in between.
  await new Promise((go) => setTimeout(go))

  const router = createRouter()
  refreshIn(queryClient)
  configureTransport({
    shapes: () => shapes,
    onOdd: logInvalidReply,
    authorization: () => (token.get() ? `Bearer ${token.get()}` : guestAuthorization()),
    language: currentLocale,
    wording: (kind) => {
      const t = loadedTexts(currentLocale(), 'common')
      const texts = {
        offline: t?.offline,
        timeout: t?.timedOut,
        unknown: t?.requestFailed,
        unauthorized: t?.unauthorized,
      }
      return texts[kind] ?? ''
    },
    onFailure: createFailureHandler({
      nowMs: () => performance.now(),
      pleaseLogIn: () => loadedTexts(currentLocale(), 'common')?.pleaseLogIn ?? '',
      isSignedIn: () => token.get() !== '',
      forgetToken: () => token.remove(),
      logOut: () => void logOut(),
      reload: reloadAfterRefusal,
      openLogin: (reason) => openLoginPrompt(router, reason),
      openRecharge: (why) => {
        const site = queryClient.getQueryData<FrontConfig>(siteQuery.queryKey)
        if (site) openRecharge(router, site, why)
        else if (why.message) toast(why.message, { kind: 'failure' })
      },
      refreshPrices: () => {
        for (const priced of ['models.listChat', 'workModels.list'] as const)
          void queryClient.invalidateQueries({ queryKey: dataKey(priced) })
      },
      say: (message) => toast(message, { kind: 'failure' }),
    }),
  })
  let known = token.get()
  token.subscribe(() => {
    if (token.get() === known) return
    known = token.get()
    void forgetCallerData()
  })

  await Promise.all([loadTexts(currentLocale(), 'common'), styles])
  if (returned) await returnFromLogin(router, returned)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Application router={router} />)
}

/** Who one is by now is settled before the first screen asks for anything. */
async function returnFromLogin(router: ReturnType<typeof createRouter>, code: ReturnCode) {
  try {
    await (await import('./return-from-login.ts')).returnFromLogin(router, code)
  } catch {
    toast(loadedTexts(currentLocale(), 'common')?.somethingWrong ?? '', { kind: 'failure' })
  }
}

function removeServiceWorkers(): void {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((found) => Promise.all(found.map((worker) => worker.unregister())))
    .catch(() => undefined)
}
