import type { Shared } from '@atelier/contract/features/showing/shares'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { memo, useMemo } from 'react'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { MarkdownTextsContext } from '../../../features/talk/markdown/markdown-texts.ts'
import { AnswerParts } from '../../../features/talk/messages/answer-parts.tsx'
import { AskedParts } from '../../../features/talk/messages/asked-parts.tsx'
import { MessageMeansProvider } from '../../../features/talk/messages/message-means.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Boundary } from '../../../ui/boundary.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { late } from '../../../ui/late.ts'
import { useGrowing } from '../use-growing.ts'
import { SharedWorks, SharedWorksContext } from './shared-works.tsx'
import { useEnlarged } from './use-enlarged.tsx'

const Chart = late(
  async () => (await import('../../../features/talk/chart/chart-card.tsx')).ChartCard,
)
const Mind = late(
  async () => (await import('../../../features/talk/mind-canvas/mind-figure.tsx')).MindFigure,
)

/** The messages, to be read. Of a long conversation they come as one scrolls. */
export function SharedChat({ shared: { entries, works } }: { shared: Shared }) {
  const t = useTexts('share')
  const chat = useTexts('chat')
  const markdownTexts = useTexts('markdown')
  const { enlarge, viewer } = useEnlarged()
  const means = useMemo(
    () => ({ Words: Markdown, Works: SharedWorks, Chart, Mind, enlarge }),
    [enlarge],
  )
  const { count, end } = useGrowing(entries.length)
  if (entries.length === 0) return <p className="py-10 text-center text-soft">{t.nothingLeft}</p>
  return (
    <MarkdownTextsContext value={markdownTexts}>
      <MessageMeansProvider value={means}>
        <SharedWorksContext value={works}>
          <section aria-label={chat.messages}>
            {entries.slice(0, count).map((entry) => (
              <SharedMessage key={entry.id} entry={entry} />
            ))}
          </section>
          {count < entries.length && <div ref={end} className="h-40" />}
        </SharedWorksContext>
        {viewer}
      </MessageMeansProvider>
    </MarkdownTextsContext>
  )
}

const SharedMessage = memo(function SharedMessage({ entry }: { entry: Entry }) {
  const chat = useTexts('chat')
  const isUser = entry.role === 'user'
  return (
    <article aria-label={isUser ? chat.you : chat.answer} data-role={entry.role}>
      <Boundary of={entry} inline>
        {isUser ? (
          <div className="flex flex-col items-end pt-6">
            <AskedParts entry={entry} unfolded={false} />
          </div>
        ) : (
          <Answer entry={entry} />
        )}
      </Boundary>
    </article>
  )
})

function Answer({ entry }: { entry: Entry }) {
  const t = useTexts('share')
  const chat = useTexts('chat')
  const { model, parts, text, state } = entry
  const isDrawn = parts.length > 0 && parts.every(({ type }) => type === 'work')
  return (
    <div className="pt-5">
      <AnswerParts parts={parts} live={false} isGuides={model?.engine === 'builtin'} />
      {(state === 'failed' || state === 'interrupted') && (
        <p className="mt-3 flex items-center gap-2 text-soft">
          <Icon name="circle-alert" size={16} />
          {t.answerBroke}
        </p>
      )}
      {state === 'empty' && <p className="mt-3 text-soft">{chat.stateEmpty}</p>}
      {!isDrawn && (
        <div className="mt-1 -ml-1.5 flex min-h-7 items-center gap-2">
          {text && (
            <CopyButton iconOnly text={text} label={chat.copyMessage} copiedLabel={chat.copied} />
          )}
          {model && <span className="truncate text-small text-faint">{model.name}</span>}
          {model?.engine === 'builtin' && <Badge>{chat.builtin}</Badge>}
        </div>
      )}
    </div>
  )
}
