import type { WorkLine } from '@atelier/contract/features/running/work-admin'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useVisible } from '../../../lib/visible.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { PagedList } from '../frame/paged-list.tsx'
import { useList } from '../frame/use-list.ts'
import { OwnerLink } from './owner-link.tsx'
import { StateBadge } from './state-badge.tsx'
import { filterIn, inputOf, isNarrowed } from './work-filter.ts'

const freshMs = 5000

/** Works that fit the address, newest first; read anew as long as some of them are under way. */
export function WorkList() {
  const t = useTexts('adminWorks')
  const filter = filterIn(useLocation().search)
  const input = inputOf(filter, new Date())
  const pages = useList([...dataKey('workAdmin.list'), input], (page, settings) =>
    call('workAdmin.list', { ...input, ...page }, settings),
  )
  const { query, rows, count } = pages
  const now = query.data?.pages.at(-1)
  const isMoving = useVisible() && rows.some(({ status }) => isUnderWay(status))
  const { refetch } = query
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => void refetch(), freshMs)
    return () => clearInterval(timer)
  }, [isMoving, refetch])
  const empty = isNarrowed(filter) ? (
    <EmptyState icon="search" title={t.nothingFits}>
      {t.nothingFitsText}
    </EmptyState>
  ) : (
    <EmptyState icon="images" title={t.empty}>
      {t.emptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty}>
      {(works) => (
        <>
          <p className="figures flex flex-wrap justify-between gap-x-4">
            <span role="status" className="font-medium">
              {t.count({ n: count })}
            </span>
            {now && <span className="text-soft">{t.queue(now)}</span>}
          </p>
          <WorkTable works={works} />
        </>
      )}
    </PagedList>
  )
}

function WorkTable({ works }: { works: readonly WorkLine[] }) {
  const t = useTexts('adminWorks')
  const texts = useTexts('works')
  const { number, ago, dateTime } = useFormats()
  const columns: Column<WorkLine>[] = [
    { key: 'work', title: t.work, main: true, cell: (work) => <Named work={work} /> },
    { key: 'state', title: t.state, cell: (work) => <Status work={work} /> },
    { key: 'person', title: t.person, cell: ({ owner }) => <OwnerLink owner={owner} /> },
    {
      key: 'model',
      title: t.model,
      cell: ({ model }) => <span className="wrap-anywhere">{model}</span>,
    },
    {
      key: 'price',
      title: t.price,
      end: true,
      cell: ({ price, purse }) => (
        <span className="whitespace-nowrap">{creditText(price, { t: texts, number, purse })}</span>
      ),
    },
    {
      key: 'asked',
      title: t.days,
      end: true,
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          title={dateTime(createdAt)}
          className="whitespace-nowrap text-soft"
        >
          {ago(createdAt)}
        </time>
      ),
    },
  ]
  return <DataTable label={t.list} columns={columns} rows={works} rowKey={({ id }) => id} />
}

const faces: Partial<Record<number, IconName>> = { 6: 'film', 7: 'music', 8: 'scissors' }

function Named({ work }: { work: WorkLine }) {
  const t = useTexts('adminWorks')
  const { tasks } = useTexts('fields')
  const { search } = useLocation()
  const name = useWorkName()(work)
  const { id, task, type, thumbnail, blur, fileCount } = work
  return (
    <span className="flex items-center gap-3 text-left">
      <span className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-fill text-faint">
        {thumbnail ? (
          <FilePicture lazy file={{ url: '', thumbnail, blur }} alt="" />
        ) : (
          <Icon name={faces[type] ?? 'image'} size={16} />
        )}
      </span>
      <span className="min-w-0 sm:max-w-80">
        <Link
          to={`/admin/works/${id}`}
          state={{ from: search }}
          className="line-clamp-2 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <span className="block text-small font-normal text-soft">
          {tasks[task]}
          {fileCount > 1 && ` · ${t.files({ n: fileCount })}`}
        </span>
      </span>
    </span>
  )
}

function Status({ work }: { work: WorkLine }) {
  const t = useTexts('adminWorks')
  const { status, place, progress, message } = work
  return (
    <span className="flex flex-col items-start gap-0.5 max-sm:items-end">
      <StateBadge status={status} />
      {status === workStates.waiting && (
        <span className="text-small text-soft">{t.before({ n: place })}</span>
      )}
      {status === workStates.running && (
        <span className="text-small text-soft">{t.percent({ n: progress })}</span>
      )}
      {status === workStates.failed && (
        <span className="line-clamp-2 max-w-60 text-small wrap-anywhere text-soft" title={message}>
          {message}
        </span>
      )}
    </span>
  )
}
