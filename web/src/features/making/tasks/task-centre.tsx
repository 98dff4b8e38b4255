// One place for what is under way: a button that shows how much, and a list behind it.
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { listedTasks, newsIn, type Task } from './task.ts'
import { TaskList } from './task-list.tsx'
import { markTasks, taskMarks } from './task-marks.ts'

type TaskCentreProps = {
  tasks: readonly Task[]
  /** Asks anew for what runs elsewhere. */
  onRefresh: () => void
  /** What runs elsewhere could not be asked for. */
  failed: boolean
  size: 'medium' | 'large'
}

export function TaskCentre({ tasks, onRefresh, failed, size }: TaskCentreProps) {
  const t = useTexts('tasks')
  const marks = useStored(taskMarks)
  const [open, setOpen] = useState(false)
  const listed = listedTasks(tasks, marks)
  const running = tasks.filter(({ endedAt }) => endedAt === null).length
  const news = newsIn(tasks, marks)
  const newKeys = news.map(({ key }) => key).join()

  useEffect(() => {
    if (open && newKeys !== '') markTasks(newKeys.split(','), 'noticed')
  }, [open, newKeys])

  return (
    <Popover
      open={open}
      onOpenChange={(wanted) => {
        setOpen(wanted)
        if (wanted) onRefresh()
      }}
      align="end"
      label={t.title}
      className="w-88 max-w-[calc(100vw-24px)]"
      trigger={
        <IconButton
          icon="list-checks"
          face={<Face running={running} hasNews={news.length > 0} />}
          label={t.button({ running, ended: news.length })}
          data-tooltip={t.title}
          size={size}
        />
      }
    >
      <TaskList
        tasks={listed}
        failed={failed}
        onRefresh={onRefresh}
        onGone={() => setOpen(false)}
      />
    </Popover>
  )
}

function Face({ running, hasNews }: { running: number; hasNews: boolean }) {
  return (
    <span aria-hidden="true" className="relative grid size-6 place-items-center">
      {running > 0 ? (
        <>
          <span className="col-start-1 row-start-1 grid text-accent-text">
            <Spinner size={24} />
          </span>
          <span className="figures col-start-1 row-start-1 text-[11px] leading-none font-semibold">
            {running > 9 ? '9+' : running}
          </span>
        </>
      ) : (
        <Icon name="list-checks" />
      )}
      {hasNews && (
        <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-page bg-accent-text" />
      )}
    </span>
  )
}
