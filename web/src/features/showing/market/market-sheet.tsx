// The page of one prompt over the list, by its address: its words, what was made with it, and what one can do with it.
import type { MarketPage } from '@atelier/contract/features/showing/market'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { hueStyle } from '../../../ui/shelf/hue-style.ts'
import { type AppealSlot, PublishActions } from '../../../ui/shelf/publish-actions.tsx'
import { ShelfWindow, useLastOpen } from '../../../ui/shelf/shelf-window.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { MarketMarks } from './market-card.tsx'
import { marketDeletes } from './market-deletes.ts'
import { useMarketPlace } from './market-place.ts'
import { useMark } from './marks.ts'
import { PromptWords } from './prompt-words.tsx'
import { useKeepPrompt, useMarketPage, usePublishPrompt } from './queries.ts'
import { SampleView } from './sample-view.tsx'

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
  const { place, close } = useMarketPlace()
  const open = place.prompt > 0 && place.edit === null
  const query = useMarketPage(useLastOpen(place.prompt, open))
  const prompt = query.data
  return (
    <ShelfWindow
      open={open}
      onClose={close}
      size="large"
      title={prompt?.title ?? t.prompt}
      titleHidden
      of={query}
      isGone={query.error instanceof CallFailure && query.error.status === 404}
      gone={{ icon: 'scroll-text', title: t.notFound, text: t.notFoundText }}
      waiting="mt-10 h-80"
      isThere={prompt !== undefined}
    >
      {prompt && <Content prompt={prompt} {...props} />}
    </ShelfWindow>
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
  const publish = usePublishPrompt()
  const remove = marketDeletes.useDelete()
  const { open, close } = useMarketPlace()
  const { id, isLiked, isCollected, medium, samples, tags, title } = prompt
  return (
    <article style={hueStyle(prompt.category)} className="hued flex flex-col gap-5 pt-4">
      <header className="pr-8">
        <h2 className="text-title font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
          {prompt.isBuiltin && <Badge>{t.builtin}</Badge>}
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
        <PublishActions
          of={prompt}
          texts={t}
          isMember={isMember}
          busy={publish.isPending}
          appeal={appeal}
          onEdit={() => open({ edit: String(id) })}
          onPublish={(publishes) => publish.mutate({ id, publishes })}
          onLogin={onLogin}
          onDelete={() => {
            close()
            remove(id, t.deleted({ title }))
          }}
        />
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
