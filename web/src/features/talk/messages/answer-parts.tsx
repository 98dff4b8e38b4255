import type { MessagePart } from '@atelier/contract/message-parts'
import { Suspense } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Citations } from './citations.tsx'
import { useMessageMeans } from './message-means.ts'
import { MessagePicture } from './message-picture.tsx'
import { Reasoning } from './reasoning.tsx'
import { SourceChips } from './source-chips.tsx'
import { ToolUse } from './tool-use.tsx'

type AnswerPartsProps = {
  parts: readonly MessagePart[]
  /** The answer grows: its last part is open. */
  live: boolean
  /** The Guide wrote it: what it had made stands for itself, so its calls are told only where they ask or fail. */
  isGuides?: boolean
}

/**
 * What an answer is made of, in the order in which it came; its works and its sources together at the end. What the Guide had made comes
 * first: its words are about that.
 */
export function AnswerParts({ parts, live, isGuides = false }: AnswerPartsProps) {
  const { Works } = useMessageMeans()
  const sources = parts.filter((part) => part.type === 'source')
  const works = parts.flatMap((part) => (part.type === 'work' ? part.workId : []))
  const shown = works.length > 0 && (
    <Boundary of={parts} inline>
      <Suspense fallback={<Skeleton className="my-3 aspect-square max-w-110 rounded-card" />}>
        <Works ids={works} />
      </Suspense>
    </Boundary>
  )
  return (
    <Citations sources={sources}>
      {isGuides && shown}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end, so their place is their name
        <Boundary key={at} of={part} inline>
          <AnswerPart
            part={part}
            parts={parts}
            live={live}
            isGuides={isGuides}
            isOpen={live && at === parts.length - 1}
          />
        </Boundary>
      ))}
      {!isGuides && shown}
      {sources.length > 0 && (
        <Boundary of={parts} inline>
          <SourceChips parts={parts} />
        </Boundary>
      )}
    </Citations>
  )
}

type AnswerPartProps = Required<AnswerPartsProps> & { part: MessagePart; isOpen: boolean }

function AnswerPart({ part, parts, live, isGuides, isOpen }: AnswerPartProps) {
  const { Words, Chart, Mind } = useMessageMeans()
  switch (part.type) {
    case 'text':
      return (
        <div data-words="">
          <Words text={part.text} streaming={isOpen} />
        </div>
      )
    case 'reasoning':
      return (
        <Reasoning
          text={part.text}
          durationMs={part.durationMs}
          live={isOpen && part.durationMs === undefined}
        />
      )
    case 'tool-call': {
      const result = resultOf(part.callId, parts)
      if (isGuides && !part.consent && !result?.failed)
        return result && Mind && part.name === 'make_map' ? (
          <Suspense fallback={<Skeleton className="my-3 h-80 rounded-card" />}>
            <Mind input={part.input} />
          </Suspense>
        ) : null
      return <ToolUse call={part} result={result} live={live} />
    }
    case 'image':
      return (
        <div className="my-3">
          <MessagePicture picture={part} />
        </div>
      )
    case 'chart':
      return (
        <Suspense fallback={<Skeleton className="my-3 h-80 rounded-card" />}>
          <Chart chart={part.chart} />
        </Suspense>
      )
    case 'document':
    case 'work':
    case 'tool-result':
    case 'source':
      return null
    default:
      return <TooNew />
  }
}

/** A kind of part that only a newer version of this page knows. */
function TooNew() {
  const t = useTexts('common')
  return (
    <div className="my-2">
      <FailureState
        inline
        message={t.tooNew}
        retry={{ label: t.reload, onRetry: () => location.reload() }}
      />
    </div>
  )
}

function resultOf(callId: string, parts: readonly MessagePart[]) {
  for (const part of parts) {
    if (part.type === 'tool-result' && part.callId === callId) return part
  }
  return undefined
}
