// Follows what is under way on every screen, without being seen: remembers what was looked at, and tells when something has ended.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notifyEnd, worthNotice } from '../../features/making/tasks/end-notices.ts'
import { endedSince, type Task } from '../../features/making/tasks/task.ts'
import { markTasks } from '../../features/making/tasks/task-marks.ts'
import { useShownWorks } from '../../features/making/works/shown-works.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { chatPath, useGroupInAddress } from '../../features/talk/groups/group-link.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHeldBars } from '../../lib/bars/bars.ts'
import { mindIn, mindPath } from '../../lib/mind-link.ts'
import { useVisible } from '../../lib/visible.ts'
import { groupPlace } from './use-answer-tasks.ts'
import { useTasks } from './use-tasks.ts'
import { tasksInSight, workPlaces } from './work-tasks.ts'

export function TaskWatcher() {
  const t = useTexts('tasks')
  const { tasks } = useTasks({ watch: true })
  const place = useOpenPlace()
  const works = useShownWorks()
  const isVisible = useVisible()
  const navigate = useNavigate()
  const { clientFavoIconPath } = useSite()
  const before = useRef<readonly Task[]>([])
  const [said, setSaid] = useState('')

  useEffect(() => {
    const ended = endedSince(before.current, tasks)
    before.current = tasks
    // The open conversation says by itself that its answer is complete; pictures come without a word.
    const unsaid = ended.filter((task) => task.place !== place || workPlaces.includes(task.place))
    if (unsaid.length > 0) setSaid(unsaid.map((task) => t.saidEnded(task)).join(' '))
    if (isVisible) return
    for (const task of worthNotice(ended)) {
      notifyEnd(task, t.states[task.state], clientFavoIconPath, () => void navigate(task.to))
    }
  }, [tasks, place, isVisible, navigate, clientFavoIconPath, t])

  useHeldBars(tasksInSight(tasks, { place, works }).some(({ endedAt }) => endedAt === null))

  useEffect(() => {
    markTasks(
      keysOf(tasks, ({ endedAt }) => endedAt === null),
      'running',
    )
    if (!isVisible) return
    // Whoever is there has seen the end.
    markTasks(
      keysOf(tasksInSight(tasks, { place, works }), ({ endedAt }) => endedAt !== null),
      'cleared',
    )
  }, [tasks, place, works, isVisible])

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

const keysOf = (tasks: readonly Task[], fits: (task: Task) => boolean): string[] =>
  tasks.filter(fits).map(({ key }) => key)

/** The place of tasks that is shown now; null on screens that are none. */
function useOpenPlace(): string | null {
  const { pathname, search } = useLocation()
  const { groupId } = useGroupInAddress()
  if (workPlaces.includes(pathname)) return pathname
  if (pathname === mindPath && mindIn(search) > 0) return groupPlace(mindIn(search))
  return pathname === chatPath && groupId > 0 ? groupPlace(groupId) : null
}
