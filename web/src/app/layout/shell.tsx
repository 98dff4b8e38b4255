// Around every screen: dialogs, notes, tooltips and the shortcuts that work everywhere.
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { UpdatePrompt } from '../../features/update/update-prompt.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { whenIdle } from '../../lib/idle.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { ChatShortcuts } from '../../screens/chat/chat-shortcuts.tsx'
import { late } from '../../ui/late.ts'
import { expectMenu } from '../../ui/menu-loader.ts'
import { onToastWaiting } from '../../ui/toast-manager.ts'
import { TooltipHost } from '../../ui/tooltip.tsx'
import { Dialogs } from './dialogs.tsx'
import { useSendOn } from './use-send-on.ts'

const ToastHost = late(async () => (await import('../../ui/toast-host.tsx')).ToastHost)

export function Shell() {
  const t = useTexts('common')
  const { open } = useDialogLink()
  const notesWanted = useStirredOr(onToastWaiting)
  useHotkey('mod+/', () => open('shortcuts'))
  useSendOn()
  return (
    <>
      <Outlet />
      <Dialogs />
      <ChatShortcuts />
      <TooltipHost />
      <UpdatePrompt />
      {notesWanted && (
        <Suspense>
          <ToastHost label={t.notifications} closeLabel={t.close} />
        </Suspense>
      )}
    </>
  )
}

/** What somebody came to do goes before what they may do next. */
const afterStirMs = 1000
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * True once somebody has stirred and the browser has time, or earlier when `subscribe` tells. Fetches then what is likely to be wanted
 * next: before the network goes away, but never in the way of the first screen.
 */
function useStirredOr(subscribe: (listener: () => void) => () => void): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const stop = subscribe(() => setReady(true))
    let cancel: () => void = () => undefined
    const stirred = new AbortController()
    const onStir = () => {
      stirred.abort()
      cancel = whenIdle(() => {
        setReady(true)
        expectMenu()
      }, afterStirMs)
    }
    for (const sign of signsOfLife)
      addEventListener(sign, onStir, { signal: stirred.signal, passive: true })
    return () => {
      stop()
      stirred.abort()
      cancel()
    }
  }, [subscribe])
  return ready
}
