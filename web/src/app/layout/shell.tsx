// Around every screen: dialogs, notes, tooltips and the shortcuts that work everywhere.
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useOpenGroup } from '../../features/groups/group-link.ts'
import { PromptPickerHost } from '../../features/prompt-picker/prompt-picker-host.tsx'
import { runs } from '../../features/runs/runs.ts'
import { UpdatePrompt } from '../../features/update/update-prompt.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { whenStirred } from '../../lib/stirred.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { late } from '../../ui/late.ts'
import { expectMenu } from '../../ui/menu-loader.ts'
import { onToastWaiting } from '../../ui/toast-manager.ts'
import { TooltipHost } from '../../ui/tooltip.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { TasksWanted } from '../tasks/tasks-wanted.ts'
import { useBalanceAfterAnswers } from '../tasks/use-balance-after-answers.ts'
import { Dialogs } from './dialogs.tsx'
import { LoadingVeil } from './loading-veil.tsx'
import { useSendOn } from './use-send-on.ts'

const TaskWatcher = late(async () => (await import('../tasks/task-watcher.tsx')).TaskWatcher)
const ToastHost = late(async () => (await import('../../ui/toast-host.tsx')).ToastHost)

export function Shell() {
  const t = useTexts('common')
  const { open } = useDialogLink()
  const notesWanted = useStirredOr(onToastWaiting)
  const tasksWanted = useStirredOr(runs.subscribe)
  const openGroup = useOpenGroup()
  useHotkey('mod+/', () => open('shortcuts'))
  useHotkey('mod+shift+o', () => openGroup(0))
  useSendOn()
  useBalanceAfterAnswers()
  return (
    <>
      <TasksWanted value={tasksWanted}>
        <Outlet />
      </TasksWanted>
      <Dialogs />
      <LoadingVeil />
      <PaletteHost />
      <PromptPickerHost />
      <TooltipHost />
      <UpdatePrompt />
      {tasksWanted && (
        <Suspense>
          <TaskWatcher />
        </Suspense>
      )}
      {notesWanted && (
        <Suspense>
          <ToastHost label={t.notifications} closeLabel={t.close} />
        </Suspense>
      )}
    </>
  )
}

/**
 * True once somebody has stirred and the browser has time, or earlier when `subscribe` tells. Fetches then what is likely to be wanted
 * next: before the network goes away, but never in the way of the first screen.
 */
function useStirredOr(subscribe: (listener: () => void) => () => void): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const stop = subscribe(() => setReady(true))
    const callOff = whenStirred(() => {
      setReady(true)
      expectMenu()
    })
    return () => {
      stop()
      callOff()
    }
  }, [subscribe])
  return ready
}
