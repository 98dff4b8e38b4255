import { type ReactNode, useLayoutEffect } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../../lib/boot-draft.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { GallerySkeleton } from '../../../ui/masonry/gallery-skeleton.tsx'
import { Query, type ShownQuery } from '../../../ui/query.tsx'

type StudioScreenProps = {
  title: string
  /** The head of narrower screens. */
  bar: ReactNode
  /** The models that work here. */
  of: ShownQuery<unknown>
  isEmpty: boolean
  /** What is said when there are none. */
  empty: ReactNode
  /** Until they are there; a skeleton of works when absent. */
  waiting?: ReactNode
  /** It has no field for words: what was typed into the frame that the server sent is for the next screen that has. */
  isWordless?: boolean
  children: ReactNode
}

/** A screen on which something is made, once it is known by what. */
export function StudioScreen(props: StudioScreenProps) {
  const { title, bar, of, isEmpty, empty, children, isWordless = false } = props
  const isReady = isWordless || !of.isPending
  useLayoutEffect(() => {
    // Until then the frame that the server sent has the prompt.
    if (isReady) releaseBootFrame()
  }, [isReady])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {bar}
      <h1 className="sr-only max-lg:hidden">{title}</h1>
      <Query of={of} waiting={props.waiting ?? <GallerySkeleton />} isEmpty={isEmpty} empty={empty}>
        {children}
      </Query>
    </div>
  )
}

/** No model makes such things here. */
export function NoModels({ icon }: { icon: IconName }) {
  const t = useTexts('studio')
  return (
    <EmptyState icon={icon} title={t.noModels}>
      {t.noModelsText}
    </EmptyState>
  )
}
