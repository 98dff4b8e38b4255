import type { MarketPage } from '@atelier/contract/features/showing/market'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { PromptWords } from '../../../features/showing/market/prompt-words.tsx'
import { refreshMarket } from '../../../features/showing/market/queries.ts'
import { SampleView } from '../../../features/showing/market/sample-view.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { countsQuery } from './moderation-tabs.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ReviewFrame } from './review-frame.tsx'

const size = 24
const listKey = dataKey('GET /prompt-market/moderation')

type Decision = { prompt: MarketPage; shows: boolean; message: string }

/** Prompts that wait, each with all that it says and shows, decided on one by one. */
export function PromptReviewList() {
  const t = useTexts('market')
  const client = useQueryClient()
  const [refusing, setRefusing] = useState<MarketPage | null>(null)
  const {
    query,
    rows: prompts,
    count,
  } = usePages({
    queryKey: [...listKey, 'list'],
    size,
    read: (page, signal) =>
      call('GET /prompt-market/moderation', { page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    refetchOnMount: 'always',
  })
  const decide = useMutation({
    mutationFn: ({ prompt, shows, message }: Decision) =>
      call('POST /prompt-market/decide', { ids: [prompt.id], shows, message: message.trim() }),
    onSuccess: (_, { prompt: { title: name }, shows }) => {
      toast(shows ? t.shown({ name }) : t.refused({ name }), { kind: 'success' })
      setRefusing(null)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries({ queryKey: countsQuery.queryKey }),
        refreshMarket(client),
      ]),
  })
  const words = {
    text: t.reviewText,
    empty: t.reviewEmpty,
    emptyText: t.reviewEmptyText,
    more: t.more,
  }
  return (
    <>
      <ReviewFrame words={words} query={query} isEmpty={prompts.length === 0}>
        <p role="status" className="figures font-medium">
          {t.waiting({ n: count })}
        </p>
        <ul aria-label={t.reviewTitle} className="flex flex-col gap-3">
          {prompts.map((prompt) => (
            <PromptReviewRow
              key={prompt.id}
              prompt={prompt}
              busy={decide.isPending}
              onShow={() => decide.mutate({ prompt, shows: true, message: '' })}
              onRefuse={() => setRefusing(prompt)}
            />
          ))}
        </ul>
      </ReviewFrame>
      <RefuseDialog
        // Each time with an empty message.
        key={refusing?.id}
        open={refusing !== null}
        title={t.refuseTitle({ name: refusing?.title ?? '' })}
        words={t}
        busy={decide.isPending}
        onRefuse={(message) =>
          refusing && decide.mutate({ prompt: refusing, shows: false, message })
        }
        onClose={() => setRefusing(null)}
      />
    </>
  )
}

type RowProps = { prompt: MarketPage; busy: boolean; onShow: () => void; onRefuse: () => void }

function PromptReviewRow({ prompt, busy, onShow, onRefuse }: RowProps) {
  const t = useTexts('market')
  const { title, description, author, medium, content, tags, samples } = prompt
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 font-medium wrap-anywhere">{title}</h2>
        <Badge>{t.media[medium]}</Badge>
        <span className="text-small text-soft">{t.by({ name: author })}</span>
      </div>
      {description && <p className="wrap-anywhere">{description}</p>}
      <PromptWords content={content} />
      {tags.length > 0 && (
        <p className="text-small wrap-anywhere text-soft">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
      {samples.map((sample) => (
        <SampleView key={sample.id} sample={sample} title={title} />
      ))}
      <DecideButtons name={title} words={t} busy={busy} onShow={onShow} onRefuse={onRefuse} />
    </li>
  )
}
