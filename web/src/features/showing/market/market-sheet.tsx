// The page of one prompt over the list, by its address: its words, what was made with it, and what one can do with it.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { MarketMarks } from './market-card.tsx'
import { useMark } from './marks.ts'
import { type AppealSlot, OwnActions } from './own-actions.tsx'
import { PromptWords } from './prompt-words.tsx'
import { useKeepPrompt, useMarketPage } from './queries.ts'
import { SampleView } from './sample-view.tsx'
import { useMarketPlace } from './use-market-place.ts'

export type MarketSheetProps = {
  isMember: boolean
  /** Logs in, to publish. */
  onLogin: () => void
  /** Brings the words to where they are used. */
  onTry: (prompt: MarketPage) => void
  appeal: AppealSlot
}

export function MarketSheet(props: MarketSheetProps) {
  const t = useTexts('market')
  const common = useTexts('common')
  const { place, close } = useMarketPlace()
  const open = place.prompt > 0 && place.edit === null
  // Keeps its content while it leaves.
  const [last, setLast] = useState(place.prompt)
  if (open && last !== place.prompt) setLast(place.prompt)
  const query = useMarketPage(last)
  const prompt = query.data
  const isGone = query.error instanceof CallFailure && query.error.status === 404
  return (
    <DialogWindow
      open={open}
      onClose={close}
      size="large"
      fullOnPhone
      title={prompt?.title ?? t.prompt}
      titleHidden
      closeLabel={common.close}
    >
      {prompt && <Content prompt={prompt} {...props} />}
      {query.isPending && <Skeleton className="mt-10 h-80 rounded-card" />}
      {isGone && !prompt && (
        <EmptyState icon="scroll-text" title={t.notFound}>
          {t.notFoundText}
        </EmptyState>
      )}
      {query.isError && !isGone && !prompt && <QueryFailure withoutId of={query} />}
    </DialogWindow>
  )
}

function Content({
  prompt,
  isMember,
  onLogin,
  onTry,
  appeal,
}: MarketSheetProps & { prompt: MarketPage }) {
  const t = useTexts('market')
  const like = useMark('like')
  const collect = useMark('collect')
  const { id, isLiked, isCollected, medium, samples, tags, title } = prompt
  return (
    <article className="flex flex-col gap-5 pt-4">
      <header className="pr-8">
        <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
          <MarketMarks prompt={prompt} />
        </p>
      </header>
      {prompt.description && <p className="wrap-anywhere">{prompt.description}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="main" icon="play" onClick={() => onTry(prompt)}>
          {t.tries[medium]}
        </Button>
        <Button
          icon="heart"
          aria-pressed={isLiked}
          onClick={() => like.mutate({ id, on: !isLiked })}
        >
          {isLiked ? t.liked : t.like}
        </Button>
        <Button
          icon="bookmark"
          aria-pressed={isCollected}
          onClick={() => collect.mutate({ id, on: !isCollected })}
        >
          {isCollected ? t.collected : t.collect}
        </Button>
        <KeepButton prompt={prompt} />
        <CopyButton text={prompt.content} label={t.copy} copiedLabel={t.copied} size="medium" />
      </div>
      {prompt.isOwn && (
        <OwnActions prompt={prompt} isMember={isMember} onLogin={onLogin} appeal={appeal} />
      )}
      <PromptWords content={prompt.content} />
      {tags.length > 0 && (
        <p className="text-small text-soft wrap-anywhere">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
      {samples.length > 0 && (
        <section aria-label={t.samples} className="flex flex-col gap-3">
          <h3 className="font-medium">{t.samples}</h3>
          {samples.map((sample) => (
            <SampleView key={sample.id} sample={sample} title={title} />
          ))}
        </section>
      )}
    </article>
  )
}

function KeepButton({ prompt: { id, title } }: { prompt: MarketPage }) {
  const t = useTexts('market')
  const common = useTexts('common')
  const keep = useKeepPrompt()
  return (
    <Button
      icon="scroll-text"
      busy={keep.isPending}
      onClick={() =>
        keep.mutate(id, {
          onSuccess: () => toast(t.kept({ title }), { kind: 'success' }),
          onError: (error) => {
            const failure = error instanceof CallFailure ? error : undefined
            if (failure?.error === 'prompts.content_taken') toast(t.keptAlready({ title }))
            else if (failure?.error === 'prompts.title_taken') toast(t.titleTaken({ title }))
            else toast(failure?.message ?? common.somethingWrong, { kind: 'failure' })
          },
        })
      }
    >
      {t.keep}
    </Button>
  )
}
