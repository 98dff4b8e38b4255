// Own works in a masonry, with the open one over it. What is new while somebody looks further down waits behind a button.
import type { WorkModel } from '@atelier/contract/features/work-models'
import type { Work } from '@atelier/contract/features/works'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { cardHeight } from './card-height.ts'
import { Masonry } from './masonry.tsx'
import type { useWorks } from './queries.ts'
import { useSteadyHead } from './use-steady-head.ts'
import { useWorkActions } from './use-work-actions.ts'
import { WorkCard } from './work-card.tsx'
import type { WorkExtras } from './work-extras.ts'
import { WorkLightbox } from './work-lightbox.tsx'
import { downloadFile, type SendPlace, WorkMenu } from './work-menu.tsx'
import { useWorksClient } from './works.ts'

type WorkGalleryProps = {
  list: ReturnType<typeof useWorks>
  /** All models, to name what they can be asked for next. */
  models: readonly WorkModel[]
  /** A name for its place, by which it is found again where it was left. */
  place: string
  places: readonly SendPlace[]
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
  } = props
  const t = useTexts('works')
  const isTouch = useMedia(touchQuery)
  const { cache } = useWorksClient()
  const acts = useWorkActions()
  const [atHead, setAtHead] = useState(true)
  const [asked, setAsked] = useState(0)
  const { shown, held } = useSteadyHead(list.works, atHead, cache.keyOf)
  const { query } = list
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query

  const cardOf = useCallback(
    (work: Work, width: number) => ({
      key: cache.keyOf(work),
      height: Math.round(cardHeight(work, width, isTouch, extras?.cardHeight(work))),
    }),
    [cache, isTouch, extras],
  )
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const modelsById = useMemo(() => new Map(models.map((model) => [model.id, model])), [models])

  const card = (work: Work) => {
    const over = props.overCard?.(work)
    const [file] = work.files
    return (
      <div className="relative h-full">
        <WorkCard
          work={work}
          isTouch={isTouch}
          extra={!over && extras?.card(work)}
          extraHeight={extras?.cardHeight(work) ?? 0}
          onText={extras && ((text) => extras.onText(work, text))}
          onStop={() => void acts.stop([work])}
          onRetry={() => void acts.redo(work)}
          onDelete={() => void acts.remove([work])}
          actions={
            !over && (
              <>
                <IconButton
                  icon="square-pen"
                  label={t.use}
                  className={isTouch ? '' : onDark}
                  onClick={() => onUse(work)}
                />
                {file && !isTouch && (
                  <IconButton
                    icon="download"
                    label={t.download}
                    className={onDark}
                    onClick={() => downloadFile(file.url)}
                  />
                )}
                <WorkMenu
                  work={work}
                  at={0}
                  model={modelsById.get(work.modelId ?? 0)}
                  places={places}
                  acts={acts}
                  onUse={() => onUse(work)}
                  withUse={false}
                  followUps={extras?.menu(work, 0)}
                  className={isTouch ? '' : onDark}
                />
              </>
            )
          }
        />
        {over}
      </div>
    )
  }
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
        footer={
          <>
            {isFetchingNextPage && (
              <p role="status" className="motion-late py-6 text-center text-soft">
                {t.loadingMore}
              </p>
            )}
            {isFetchNextPageError && (
              <More retry={() => void fetchNextPage()} busy={isFetchingNextPage} />
            )}
          </>
        }
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
        onNearEnd={onNearEnd}
      />
    </div>
  )
}

const onDark = 'text-[#fff]! hover:bg-[#ffffff33]! data-popup-open:bg-[#ffffff33]!'

function More({ retry, busy }: { retry: () => void; busy: boolean }) {
  const t = useTexts('works')
  const common = useTexts('common')
  return (
    <div className="py-4">
      <FailureState
        inline
        message={t.moreFailed}
        retry={{ label: common.retry, onRetry: retry, busy }}
      />
    </div>
  )
}
