// Lets the words of an answer cite its sources by their numbers.
import { type ReactNode, Suspense, useRef } from 'react'
import { type Citation, CitationContext } from '../../../ui/citation.ts'
import { late } from '../../../ui/late.ts'
import type { Source } from './cited-sources.ts'
import { SourcesContext } from './sources-context.ts'

const SourceNumber = late(async () => (await import('./source-number.tsx')).SourceNumber)

const CitedNumber: Citation = (props) => (
  <Suspense fallback={props.written}>
    <SourceNumber {...props} />
  </Suspense>
)

type CitationsProps = { sources: readonly Source[]; children: ReactNode }

export function Citations({ sources, children }: CitationsProps) {
  // The same list as long as it holds the same: words that are written meanwhile draw no number anew.
  const last = useRef(sources)
  const isSame =
    last.current.length === sources.length && sources.every((each, at) => each === last.current[at])
  if (!isSame) last.current = sources
  return (
    <SourcesContext value={last.current}>
      <CitationContext value={sources.length > 0 ? CitedNumber : null}>{children}</CitationContext>
    </SourcesContext>
  )
}
