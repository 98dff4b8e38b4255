// Own works in rows, in groups where they were made by the same words, with the open one over them. What is new while somebody looks further down waits behind a button.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useMore } from '../../../lib/use-more.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.ts'
import { cardFrame } from '../../../ui/masonry/masonry-card.tsx'
import { Wall } from '../../../ui/masonry/wall.tsx'
import { GalleryCard } from './gallery-card.tsx'
import { headHeight, headWidthIn } from './group-head-size.ts'
import { OpenWork } from './open-work.tsx'
import type { useWorks } from './queries.ts'
import type { SendPlace } from './send-places.ts'
import type { WorkSelection } from './use-selection.ts'
import { useWorkActions } from './use-work-actions.ts'
import type { WorkExtras } from './work-extras.ts'
import { beginsGroup } from './work-groups.ts'
import { useWorkLinks } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { useWorkName } from './work-name.ts'
import { workLine, workRatio } from './work-row.ts'
import { useWorksClient } from './works.ts'

/** Its room is kept until it is there. */
const GroupHead = late(async () => (await import('./group-head.tsx')).GroupHead)

/** Between two groups, in px. */
const groupGap = 16

type WorkGalleryProps = {
  list: ReturnType<typeof useWorks>
  /** All models, to name what they can be asked for next. */
  models: readonly WorkModel[]
  /** A name for its place, by which it is found again where it was left. */
  place: string
  /** Tools, in place of the toolbox. */
  places?: readonly SendPlace[]
  /** Brings a recipe to where works are made. */
  onUse: (work: Work) => void
  /** That place is this screen: the open work closes for it. */
  usesHere?: boolean
  /** Counts up when something was asked for here, so that it is seen. */
  toHead?: number
  /** How high rows should be; the same object as long as nothing of it changes. By their room when absent. */
  rowSize?: { target: number; maxLast?: number }
  /** Works of the same words, one after the other, are told as one. */
  isGrouped?: boolean
  /** Above the cards, scrolling with them. */
  header?: ReactNode
  extras?: WorkExtras
  /** How clips and songs play here. */
  media?: WorkMedia
  /** For choosing several; while that goes on, it takes the place of the actions. */
  selection?: Pick<WorkSelection, 'active' | 'onKey'> | undefined
  /** While that goes on: what lies over a card and takes its presses; the same function as long as nothing of it changes. */
  over?: (work: Work) => ReactNode
  /** What stands there when there are none. */
  empty: ReactNode
}

export function WorkGallery(props: WorkGalleryProps) {
  const { list, models, places, onUse, extras, media, selection, isGrouped = false } = props
  const t = useTexts('works')
  const isTouch = useMedia(touchQuery)
  const { cache } = useWorksClient()
  const nameOf = useWorkName()
  const actions = useWorkActions()
  const { query, works } = list
  const groups = useMemo(
    () =>
      isGrouped
        ? {
            begins: beginsGroup,
            aside: headWidthIn,
            height: (work: Work, width: number) => headHeight(nameOf(work), { width, isTouch }),
            gap: groupGap,
          }
        : undefined,
    [isGrouped, isTouch, nameOf],
  )
  const onNearEnd = useMore(query)
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])
  const links = useWorkLinks()
  const { over } = props
  const active = selection?.active ?? false
  const card = useCallback(
    (work: Work) => (
      <Boundary
        of={work}
        frame={cardFrame}
        actions={<DeleteBroken work={work} actions={actions} />}
      >
        <GalleryCard
          work={work}
          model={modelsById.get(work.modelId ?? 0)}
          places={places}
          actions={actions}
          onUse={onUse}
          links={links}
          isTouch={isTouch}
          isCovered={active}
          isGrouped={isGrouped}
          extras={extras}
          songs={media?.songs}
        />
        {active && over?.(work)}
      </Boundary>
    ),
    [active, over, modelsById, places, actions, onUse, links, isTouch, isGrouped, extras, media],
  )
  const head = useCallback(
    (works: readonly Work[], width: number) => (
      <Suspense>
        <GroupHead
          works={works}
          models={modelsById}
          width={width}
          actions={actions}
          onUse={onUse}
        />
      </Suspense>
    ),
    [modelsById, actions, onUse],
  )
  return (
    <Wall
      of={query}
      items={works}
      keyOf={cache.keyOf}
      ratioOf={workRatio}
      lineOf={workLine}
      rowSize={props.rowSize}
      groups={groups}
      head={head}
      label={t.results}
      texts={t}
      place={props.place}
      empty={props.empty}
      header={props.header}
      keepsFailure
      newOnes={t.newOnes}
      toHead={props.toHead ?? 0}
      onCardKey={selection?.onKey}
      beside={
        <OpenWork
          works={works}
          models={modelsById}
          places={places}
          actions={actions}
          onUse={onUse}
          usesHere={props.usesHere ?? false}
          extras={extras}
          media={media}
          onNearEnd={onNearEnd}
        />
      }
    >
      {card}
    </Wall>
  )
}

function DeleteBroken({
  work,
  actions,
}: {
  work: Work
  actions: ReturnType<typeof useWorkActions>
}) {
  const common = useTexts('common')
  return (
    <Button size="small" icon="trash-2" onClick={() => void actions.remove([work])}>
      {common.delete}
    </Button>
  )
}
