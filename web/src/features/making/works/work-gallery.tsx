// Own works in a masonry, with the open one over it. What is new while somebody looks further down waits behind a button.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useMore } from '../../../api/use-pages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { ListEnd } from '../../../ui/list-end.tsx'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { cardFrame } from '../../../ui/masonry/masonry-card.tsx'
import { cardHeight } from './card-height.ts'
import { GalleryCard } from './gallery-card.tsx'
import type { useWorks } from './queries.ts'
import type { SendPlace } from './send-places.ts'
import { useSteadyHead } from './use-steady-head.ts'
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
  wishedWidth?: number
  header?: ReactNode
  /** Laid over a card, for choosing several; it takes the place of the actions. */
  extras?: WorkExtras
  /** How clips and songs play here. */
  media?: WorkMedia
  overCard?: ((work: Work) => ReactNode) | undefined
  onCardKey?: (event: KeyboardEvent, work: Work | undefined) => void
}

export function WorkGallery(props: WorkGalleryProps) {
  const {
    list,
    models,
    place,
    places,
    onUse,
    toHead = 0,
    wishedWidth = 240,
    header,
    extras,
    media,
  } = props
  const t = useTexts('works')
  const isTouch = useMedia(touchQuery)
  const { cache } = useWorksClient()
  const acts = useWorkActions()
  const [atHead, setAtHead] = useState(true)
  const [asked, setAsked] = useState(0)
  const { shown, held } = useSteadyHead(list.works, atHead, cache.keyOf)
  const { query } = list

  const cardOf = useCallback(
    (work: Work, width: number) => ({
      key: cache.keyOf(work),
      height: Math.round(cardHeight(work, width, isTouch, extras?.cardHeight(work))),
    }),
    [cache, isTouch, extras],
  )
  const onNearEnd = useMore(query)
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])

  const { overCard } = props
  const links = useWorkLinks()
  const card = useCallback(
    (work: Work) => {
      const over = overCard?.(work)
      return (
        <Boundary of={work} frame={cardFrame} actions={<DeleteBroken work={work} acts={acts} />}>
          <GalleryCard
            work={work}
            model={modelsById.get(work.modelId ?? 0)}
            places={places}
            acts={acts}
            onUse={onUse}
            links={links}
            isTouch={isTouch}
            isCovered={over !== undefined}
            extras={extras}
            onPlay={media?.onPlay}
          />
          {over}
        </Boundary>
      )
    },
    [overCard, modelsById, places, acts, onUse, links, isTouch, extras, media],
  )
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <Masonry
        items={shown}
        cardOf={cardOf}
        label={t.results}
        place={place}
        wishedWidth={wishedWidth}
        onNearEnd={onNearEnd}
        onHead={setAtHead}
        toHead={toHead + asked}
        header={header}
        {...(props.onCardKey
          ? {
              onKeyDown: (event: KeyboardEvent, key: string | undefined) =>
                props.onCardKey?.(
                  event,
                  shown.find((work) => cache.keyOf(work) === key),
                ),
            }
          : {})}
        footer={<ListEnd of={query} loading={t.loadingMore} failed={t.moreFailed} keepsFailure />}
      >
        {card}
      </Masonry>
      {held > 0 && (
        <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
          <Button
            icon="arrow-up"
            className="pointer-events-auto shadow-float"
            onClick={() => setAsked(asked + 1)}
          >
            {t.newOnes({ n: held })}
          </Button>
        </div>
      )}
      <WorkLightbox
        works={list.works}
        models={modelsById}
        places={places}
        acts={acts}
        onUse={onUse}
        usesHere={props.usesHere ?? false}
        extras={extras}
        media={media}
        onNearEnd={onNearEnd}
      />
    </div>
  )
}

function DeleteBroken({ work, acts }: { work: Work; acts: ReturnType<typeof useWorkActions> }) {
  const common = useTexts('common')
  return (
    <Button size="small" icon="trash-2" onClick={() => void acts.remove([work])}>
      {common.delete}
    </Button>
  )
}
