import { useState } from 'react'
import { CallFailureState } from '../../../features/failure/call-failure-state.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { type Review, useReview } from '../use-review.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewRow } from './review-row.tsx'

/** The queue: each work with what is said of it, decided on one by one or several at once. */
export function ReviewList() {
  const t = useTexts('moderation')
  const review = useReview()
  const { query, works, count, chosen, choose, busy } = review
  const [refusing, setRefusing] = useState<readonly number[]>([])
  const show = async (ids: readonly number[]) => {
    if (await review.decide(ids, true)) toast(t.shown({ n: ids.length }), { kind: 'success' })
  }
  const refuse = async (message: string) => {
    if (!(await review.decide(refusing, false, message))) return
    toast(t.refused({ n: refusing.length }), { kind: 'success' })
    setRefusing([])
  }
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-240 flex-col gap-4 px-3 pt-6 pb-10 sm:px-6">
        <div>
          <h1 className="text-display font-semibold max-lg:hidden">{t.title}</h1>
          <p className="mt-1 text-soft">{t.text}</p>
        </div>
        {query.isPending && <Skeleton className="h-40 rounded-card" />}
        {query.isError && works.length === 0 && (
          <CallFailureState
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isSuccess && works.length === 0 && (
          <EmptyState icon="circle-check" title={t.empty}>
            {t.emptyText}
          </EmptyState>
        )}
        {works.length > 0 && (
          <>
            <Bar
              review={review}
              count={count}
              onShow={() => void show(chosen)}
              onRefuse={() => setRefusing(chosen)}
            />
            <ul aria-label={t.list} className="flex flex-col gap-3">
              {works.map((work) => (
                <ReviewRow
                  key={work.id}
                  work={work}
                  isChosen={chosen.includes(work.id)}
                  busy={busy}
                  onChoose={choose}
                  onShow={() => void show([work.id])}
                  onRefuse={() => setRefusing([work.id])}
                />
              ))}
            </ul>
          </>
        )}
        {query.hasNextPage && (
          <Button
            className="self-center"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
      </div>
      <RefuseDialog
        // Each time with an empty message.
        key={refusing.join()}
        count={refusing.length}
        busy={busy}
        onRefuse={(message) => void refuse(message)}
        onClose={() => setRefusing([])}
      />
    </div>
  )
}

type BarProps = { review: Review; count: number; onShow: () => void; onRefuse: () => void }

function Bar({ review, count, onShow, onRefuse }: BarProps) {
  const t = useTexts('moderation')
  const { chosen, works, chooseAll, chooseNone, busy } = review
  const isNone = chosen.length === 0
  return (
    <div className="sticky top-0 z-bar -mx-3 flex flex-wrap items-center gap-2 border-b border-line bg-page px-3 py-2">
      <p role="status" className="figures min-w-24 flex-1 font-medium">
        {isNone ? t.waiting({ n: count }) : t.selected({ n: chosen.length })}
      </p>
      {works.length > 1 && (
        <Button size="small" kind="quiet" onClick={isNone ? chooseAll : chooseNone}>
          {isNone ? t.selectAll : t.selectNone}
        </Button>
      )}
      {!isNone && (
        <>
          <Button size="small" kind="danger" disabled={busy} onClick={onRefuse}>
            {t.refuse}
          </Button>
          <Button size="small" kind="main" busy={busy} onClick={onShow}>
            {t.show}
          </Button>
        </>
      )}
    </div>
  )
}
