import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { MessageDialog } from './message-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { ReviewRow } from './review-row.tsx'
import { type Review, type Reviewed, useReview } from './use-review.ts'

/** The queue: each work with what is said of it, decided on one by one or several at once. */
export function ReviewList({ of }: { of: Reviewed }) {
  const t = useTexts('moderation')
  const texts = useTexts('adminModeration')
  const review = useReview(of)
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
  const words = {
    waiting: t,
    reported: {
      text: texts.reportsText,
      empty: texts.reportsEmpty,
      emptyText: texts.reportsEmptyText,
      more: t.more,
    },
    partners: {
      text: texts.partnersText,
      empty: t.empty,
      emptyText: texts.partnersEmptyText,
      more: t.more,
    },
  }[of]
  return (
    <>
      <ReviewFrame words={words} query={query} isEmpty={works.length === 0}>
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
      </ReviewFrame>
      <MessageDialog
        // Each time with an empty message.
        key={refusing.join()}
        open={refusing.length > 0}
        title={t.refuseTitle({ n: refusing.length })}
        label={t.message}
        hint={t.messageHint}
        action={t.refuse}
        note={of === 'partners' ? texts.partnersRefuse : undefined}
        busy={busy}
        onSend={(message) => void refuse(message)}
        onClose={() => setRefusing([])}
      />
    </>
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
