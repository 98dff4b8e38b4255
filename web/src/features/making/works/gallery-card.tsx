import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { memo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDark } from '../../../ui/masonry/tile.tsx'
import { isSounding } from './card-height.ts'
import { downloadFile } from './download-file.ts'
import type { SendPlace } from './send-places.ts'
import type { ActionsOfWork } from './use-work-actions.ts'
import { WorkCard } from './work-card.tsx'
import type { WorkExtras } from './work-extras.ts'
import type { WorkLinks } from './work-link.ts'
import type { WorkMedia } from './work-media.ts'
import { WorkMenu } from './work-menu.tsx'
import { useWorkName } from './work-name.ts'

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
  /** Its words, and the way to use them again, stand at the head of its group. */
  isGrouped?: boolean
  extras?: WorkExtras | undefined
  songs?: WorkMedia['songs']
}

/** A work of a gallery with what can be done to it; drawn anew only when something of it has changed. */
export const GalleryCard = memo(function GalleryCard(props: GalleryCardProps) {
  const { work, model, places, actions: workActions, onUse, links } = props
  const { isTouch, isCovered, isGrouped = false, extras, songs } = props
  const t = useTexts('works')
  const words = useWorkName()(work)
  const [file] = work.files
  const isPicture = file !== undefined && !isSounding(work)
  const look = isPicture ? onDark : ''
  // Under a finger there is room for few buttons: the others are in the menu.
  const usesInMenu = isGrouped || (isTouch && file !== undefined)
  const actions = () => (
    <>
      {isTouch && isPicture && (
        <a
          href={links.to(work.id, 0)}
          onClick={(event) => links.open(event, work.id, 0)}
          aria-label={t.enlarge({ prompt: words })}
          className="grid size-11 place-items-center rounded-control"
        >
          <Icon name="maximize" />
        </a>
      )}
      {!usesInMenu && (
        <IconButton icon="square-pen" label={t.use} className={look} onClick={() => onUse(work)} />
      )}
      {file && (isPicture || !isTouch) && (
        <IconButton
          icon="download"
          label={t.download}
          className={classes(look, '@max-[150px]:hidden')}
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
        withUse={usesInMenu}
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
      isGrouped={isGrouped}
      songs={songs}
      onStop={() => void workActions.stop([work])}
      onRetry={() => void workActions.redo(work)}
      onDelete={() => void workActions.remove([work])}
      actions={isCovered ? undefined : actions}
      extra={isCovered || isTouch ? undefined : extras?.card(work)}
      touched={isCovered || !isTouch ? undefined : extras?.touched(work)}
      onText={extras && ((text) => extras.onText(work, text))}
    />
  )
})
