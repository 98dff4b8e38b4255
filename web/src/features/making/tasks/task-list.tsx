import { useTexts } from '../../../i18n/use-texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { EndNoticesSwitch } from './end-notices-switch.tsx'
import type { Task } from './task.ts'
import { markTasks } from './task-marks.ts'
import { TaskRow } from './task-row.tsx'

type TaskListProps = {
  /** In the order in which they are shown. */
  tasks: readonly Task[]
  failed: boolean
  onRefresh: () => void
  /** Told when somebody went to one of them. */
  onGone: () => void
}

export function TaskList({ tasks, failed, onRefresh, onGone }: TaskListProps) {
  const t = useTexts('tasks')
  const common = useTexts('common')
  const ended = tasks.flatMap(({ key, endedAt }) => (endedAt === null ? [] : key))
  const now = useNow(1000, ended.length < tasks.length)
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center justify-between gap-2 pr-2 pl-4">
        <h2 className="font-medium">{t.title}</h2>
        {ended.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => markTasks(ended, 'cleared')}>
            {t.clear}
          </Button>
        )}
      </div>
      {failed && (
        <div className="px-4 pb-2">
          <FailureState
            inline
            message={t.elsewhereFailed}
            retry={{ label: common.retry, onRetry: onRefresh }}
          />
        </div>
      )}
      {tasks.length === 0 ? (
        <EmptyState icon="list-checks" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <ul aria-label={t.title} className="scroll-quiet max-h-90 min-h-0 flex-1 px-2 pb-2">
          {tasks.map((task) => (
            <TaskRow key={task.key} task={task} now={now} onGone={onGone} />
          ))}
        </ul>
      )}
      <EndNoticesSwitch />
    </>
  )
}
