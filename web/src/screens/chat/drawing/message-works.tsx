// Works that were asked for in the conversation, as they grow and as they came out.
import '../../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useRef } from 'react'
import { cardHeight } from '../../../features/making/works/card-height.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { GalleryCard } from '../../../features/making/works/gallery-card.tsx'
import { useFollowedWork, useWorkModels } from '../../../features/making/works/queries.ts'
import { useShowsWork } from '../../../features/making/works/shown-works.ts'
import { SongFaces } from '../../../features/making/works/song-faces.tsx'
import { useWorkLinks } from '../../../features/making/works/work-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChatWorkActions } from './use-chat-work-actions.ts'

export function MessageWorks({ ids }: { ids: readonly number[] }) {
  return (
    <div className={classes('my-3 grid gap-3', ids.length > 1 ? 'sm:grid-cols-2' : 'max-w-110')}>
      {ids.map((id) => (
        <Boundary key={id} of={id} inline>
          <MessageWork id={id} />
        </Boundary>
      ))}
    </div>
  )
}

function MessageWork({ id }: { id: number }) {
  const t = useTexts('works')
  const common = useTexts('common')
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  useShowsWork(id)
  const { data: work, isError, isFetching, refetch } = useFollowedWork(id)
  return (
    // There whatever stands in it, so that its width is known.
    <div ref={box} className="min-w-0">
      {work === null && <Line icon="image">{t.gone}</Line>}
      {work === undefined && isError && (
        <Line icon="circle-alert">
          {t.workFailed}
          <Button size="small" icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Line>
      )}
      {work === undefined && !isError && <Skeleton className="aspect-square rounded-card" />}
      {work && width > 0 && <Card work={work} width={width} />}
    </div>
  )
}

function Card({ work, width }: { work: Work; width: number }) {
  const t = useTexts('works')
  const { number } = useFormats()
  const isTouch = useMedia(touchQuery)
  const { models } = useWorkModels()
  const { actions, use } = useChatWorkActions()
  const links = useWorkLinks()
  const isPaid = work.status === workStates.done || isUnderWay(work.status)
  return (
    <>
      <div style={{ height: Math.round(cardHeight(work, width)) }}>
        <GalleryCard
          work={work}
          model={models.find((model) => model.id === work.modelId)}
          actions={actions}
          onUse={use}
          links={links}
          isTouch={isTouch}
          isCovered={false}
          songs={(of, does) => <SongFaces work={of} links={links} does={does} />}
        />
      </div>
      {isPaid && (
        <p className="figures mt-1.5 text-small text-faint">
          {work.model} · {creditText(work.price, { t, number, purse: work.purse })}
        </p>
      )}
      <Sources work={work} />
    </>
  )
}

/** The pictures that came with the words. */
function Sources({ work }: { work: Work }) {
  const { roles } = useTexts('fields')
  const names: Record<string, string> = roles
  const pictures = work.inputs.filter(({ url }) => url !== '')
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ id, role, url }) => (
        <li key={`${role}-${id}`}>
          <img
            src={url}
            alt={names[role] ?? role}
            data-tooltip={names[role]}
            className="size-14 rounded-control border border-line object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

function Line({ icon, children }: { icon: 'image' | 'circle-alert'; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-fill px-3 py-2.5 text-soft">
      <Icon name={icon} size={16} />
      <span className="flex flex-wrap items-center gap-3">{children}</span>
    </div>
  )
}
