import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { memo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDark } from '../../../ui/masonry/tile.tsx'
import { isSounding } from './card-height.ts'
import type { SendPlace } from './send-places.ts'
import type { ActionsOfWork } from './use-work-actions.ts'
import { WorkCard } from './work-card.tsx'
import type { WorkExtras } from './work-extras.ts'
import type { WorkLinks } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { downloadFile, WorkMenu } from './work-menu.tsx'

type GalleryCardProps = {
  work: Work
  model: WorkModel | undefined
  places?: readonly SendPlace[] | undefined
  actions: ActionsOfWork
  onUse: (work: Work) => void
  links: WorkLinks
  isTouch: boolean
  /** Something else takes the presses. */
  isCovered: boolean
  extras?: WorkExtras | undefined
  onPlay?: WorkMedia['onPlay']
}

/** A work of a gallery with what can be done to it; drawn anew only when something of it has changed. */
export const GalleryCard = memo(function GalleryCard(props: GalleryCardProps) {
  const {
    work,
    model,
    places,
    actions: workActions,
    onUse,
    links,
    isTouch,
    isCovered,
    extras,
    onPlay,
  } = props
  const t = useTexts('works')
  const [file] = work.files
  const look = isTouch || !file || isSounding(work) ? '' : onDark
  const actions = () => (
    <>
      <IconButton icon="square-pen" label={t.use} className={look} onClick={() => onUse(work)} />
      {file && !isTouch && (
        <IconButton
          icon="download"
          label={t.download}
          className={look}
          onClick={() => downloadFile(file.url)}
        />
      )}
      <WorkMenu
        work={work}
        at={0}
        model={model}
        places={places}
        actions={workActions}
        onUse={() => onUse(work)}
        withUse={false}
        followUps={extras?.menu(work, 0)}
        className={look}
      />
    </>
  )
  return (
    <WorkCard
      work={work}
      links={links}
      isTouch={isTouch}
      onPlay={isCovered ? undefined : onPlay}
      onStop={() => void workActions.stop([work])}
      onRetry={() => void workActions.redo(work)}
      onDelete={() => void workActions.remove([work])}
      actions={isCovered ? undefined : actions}
      extra={isCovered ? undefined : extras?.card(work)}
      extraHeight={extras?.cardHeight(work) ?? 0}
      onText={extras && ((text) => extras.onText(work, text))}
    />
  )
})
