import type { ModeratedWork } from '@atelier/contract/features/showing/moderation'
import { useState } from 'react'
import { Link } from 'react-router'
import { authorPath } from '../../../features/showing/gallery/gallery-links.ts'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'
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

type ReviewRowProps = {
  work: ModeratedWork
  isChosen: boolean
  busy: boolean
  onChoose: (id: number) => void
  onShow: () => void
  onRefuse: () => void
}

function ReviewRow({ work, isChosen, busy, onChoose, onShow, onRefuse }: ReviewRowProps) {
  const t = useTexts('moderation')
  const { dateTime } = useFormats()
  const name = usePublishedName()(work)
  const { author, title, prompt, tags, hidesPrompt, state, site, reports } = work
  const by = t.by({ name: author.name, date: dateTime(work.publishedAt) })
  return (
    <li className="flex gap-4 rounded-card bg-card p-3 has-[input:checked]:outline-2 has-[input:checked]:-outline-offset-2 has-[input:checked]:outline-accent-text max-sm:flex-col sm:p-4">
      <div className="flex items-start gap-3">
        <label className="grid size-8 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t.select({ name })}
            onChange={() => onChoose(work.id)}
            className="size-4.5 cursor-pointer accent-accent"
          />
        </label>
        <Pictures work={work} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 font-medium wrap-anywhere">{title || name}</h2>
          {site !== null && <Badge tone="plain">{t.from({ site })}</Badge>}
          <Badge tone={state === 'waiting' ? 'warning' : 'plain'}>{t.states[state]}</Badge>
          {reports.length > 0 && <Badge tone="danger">{t.reports({ n: reports.length })}</Badge>}
        </div>
        {site === null || state === 'public' ? (
          <Link
            to={authorPath(author.id)}
            className="self-start text-small text-soft hover:underline"
          >
            {by}
          </Link>
        ) : (
          // Of a partner's author, this site has a page once it shows something of theirs.
          <p className="text-small text-soft">{by}</p>
        )}
        {hidesPrompt && <p className="text-small text-soft">{t.hiddenPrompt}</p>}
        {prompt && title && <p className="line-clamp-4 wrap-anywhere">{prompt}</p>}
        {tags.length > 0 && (
          <p className="text-small wrap-anywhere text-soft">
            {tags.map((tag) => `#${tag}`).join(' ')}
          </p>
        )}
        {reports.length > 0 && <Reports reports={reports} />}
        <DecideButtons name={name} words={t} busy={busy} onShow={onShow} onRefuse={onRefuse} />
      </div>
    </li>
  )
}

function Pictures({ work }: { work: ModeratedWork }) {
  const t = useTexts('moderation')
  return (
    <div className="grid w-44 shrink-0 grid-cols-2 gap-1 max-sm:w-auto max-sm:flex-1">
      {work.files.map((file, at) => (
        <a
          key={file.id}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t.openPicture({ n: at + 1 })}
          className={`relative block aspect-square overflow-hidden rounded-control bg-fill ${work.files.length === 1 ? 'col-span-2' : ''}`}
        >
          <FileFace small file={file} alt="" />
        </a>
      ))}
    </div>
  )
}

function Reports({ reports }: Pick<ModeratedWork, 'reports'>) {
  const t = useTexts('moderation')
  const { dateTime } = useFormats()
  return (
    <ul className="flex flex-col gap-1.5 rounded-control bg-danger-fill px-3 py-2">
      {reports.map(({ reason, text, createdAt }) => (
        <li key={`${createdAt} ${reason} ${text}`} className="wrap-anywhere">
          <span className="font-medium">{t.reasons[reason]}</span>{' '}
          <time dateTime={createdAt} className="text-small text-soft">
            {dateTime(createdAt)}
          </time>
          {text && <span className="block">{text}</span>}
        </li>
      ))}
    </ul>
  )
}
