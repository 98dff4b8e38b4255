// Around every screen: dialogs, notes, tooltips and the shortcuts that work everywhere.
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'
import { PromptPickerHost } from '../../features/talk/prompt-picker/prompt-picker-host.tsx'
import { runs } from '../../features/talk/runs/runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import '../../lib/last-stir.ts'
import { whenStirred } from '../../lib/stirred.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { late } from '../../ui/late.ts'
import { expectMenu } from '../../ui/menu-loader.ts'
import { onToastWaiting } from '../../ui/toast-manager.ts'
import { TooltipHost } from '../../ui/tooltip.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { PaletteHost } from '../palette/palette-host.tsx'
import { TasksWanted } from '../tasks/tasks-wanted.ts'
import { useBalanceAfterAnswers } from '../tasks/use-balance-after-answers.ts'
import { LoadingVeil } from './loading-veil.tsx'
import { usePageSettled } from './use-page-settled.ts'
import { useSendOn } from './use-send-on.ts'

const BarHost = late(async () => (await import('../bars/bar-host.tsx')).BarHost)
const Dialogs = late(async () => (await import('./dialogs.tsx')).Dialogs)
const TaskWatcher = late(async () => (await import('../tasks/task-watcher.tsx')).TaskWatcher)
const ToastHost = late(async () => (await import('../../ui/toast-host.tsx')).ToastHost)

export function Shell() {
  const t = useTexts('common')
  const { dialog, open } = useDialogLink()
  const notesWanted = useStirredOr(onToastWaiting)
  const tasksWanted = useStirredOr(runs.subscribe)
  const dialogsWanted = useEver(dialog !== null || notesWanted)
  const settled = usePageSettled()
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
      {dialogsWanted && (
        <Suspense>
          <Dialogs />
        </Suspense>
      )}
      <Boundary quiet>
        <LoadingVeil />
      </Boundary>
      <Boundary quiet>
        <PaletteHost />
      </Boundary>
      <Boundary quiet>
        <PromptPickerHost />
      </Boundary>
      <TooltipHost />
      {settled && (
        <Boundary quiet>
          <Suspense>
            <BarHost />
          </Suspense>
        </Boundary>
      )}
      {tasksWanted && (
        <Boundary quiet>
          <Suspense>
            <TaskWatcher />
          </Suspense>
        </Boundary>
      )}
      {notesWanted && (
        <Boundary quiet>
          <Suspense>
            <ToastHost label={t.notifications} closeLabel={t.close} />
          </Suspense>
        </Boundary>
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
