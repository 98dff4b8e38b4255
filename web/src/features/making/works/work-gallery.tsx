// Own works in a masonry, with the open one over it. What is new while somebody looks further down waits behind a button.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useMore } from '../../../lib/use-more.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { cardFrame } from '../../../ui/masonry/masonry-card.tsx'
import { Wall } from '../../../ui/masonry/wall.tsx'
import { cardHeight } from './card-height.ts'
import { GalleryCard } from './gallery-card.tsx'
import type { useWorks } from './queries.ts'
import { SelectBox } from './select-box.tsx'
import type { SendPlace } from './send-places.ts'
import type { WorkSelection } from './use-selection.ts'
import { useWorkActions } from './use-work-actions.ts'
import type { WorkExtras } from './work-extras.ts'
import { WorkLightbox } from './work-lightbox.tsx'
import { useWorkLinks } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { useWorksClient } from './works.ts'

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
  targetWidth?: number
  /** Above the cards, scrolling with them. */
  header?: ReactNode
  extras?: WorkExtras
  /** How clips and songs play here. */
  media?: WorkMedia
  /** For choosing several; while that goes on, it takes the place of the actions. */
  selection?: WorkSelection
  /** What stands there when there are none. */
  empty: ReactNode
}

export function WorkGallery(props: WorkGalleryProps) {
  const { list, models, places, onUse, extras, media, selection } = props
  const t = useTexts('works')
  const isTouch = useMedia(touchQuery)
  const { cache } = useWorksClient()
  const actions = useWorkActions()
  const { query, works } = list
  const heightOf = useCallback(
    (work: Work, width: number) =>
      Math.round(cardHeight(work, width, isTouch, extras?.cardHeight(work))),
    [isTouch, extras],
  )
  const onNearEnd = useMore(query)
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])
  const links = useWorkLinks()
  const { active = false, ids, choose } = selection ?? {}
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
          extras={extras}
          onPlay={media?.onPlay}
        />
        {active && choose && (
          <SelectBox work={work} on={ids?.has(work.id) ?? false} choose={choose} />
        )}
      </Boundary>
    ),
    [active, ids, choose, modelsById, places, actions, onUse, links, isTouch, extras, media],
  )
  return (
    <Wall
      of={query}
      items={works}
      keyOf={cache.keyOf}
      heightOf={heightOf}
      label={t.results}
      texts={t}
      place={props.place}
      targetWidth={props.targetWidth}
      empty={props.empty}
      header={props.header}
      keepsFailure
      newOnes={t.newOnes}
      toHead={props.toHead ?? 0}
      onCardKey={selection?.onKey}
      beside={
        <WorkLightbox
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
