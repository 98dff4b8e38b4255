import type { Group } from '@atelier/contract/features/talk/groups'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { groupLink } from './group-link.ts'
import type { GroupMenuTarget } from './group-menu.tsx'
import { useExpectLog } from './log-queries.ts'
import { TitleField } from './title-field.tsx'

type GroupRowProps = {
  group: Group
  isActive: boolean
  isRunning: boolean
  isEdited: boolean
  /** The one row that the Tab key reaches. */
  isTabStop: boolean
  onOpenMenu: (target: GroupMenuTarget) => void
  onChosen: () => void
  /** A new title, or null when it stays. */
  onRenamed: (title: string | null) => void
}

export function GroupRow(props: GroupRowProps) {
  const { group, isActive, isRunning, isEdited, isTabStop, onOpenMenu, onChosen } = props
  const t = useTexts('chat')
  const link = useRef<HTMLAnchorElement>(null)
  const expectLog = useExpectLog()
  const title = group.title || t.untitled
  if (isEdited) return <TitleField title={group.title} onDone={props.onRenamed} />
  return (
    <div
      className={classes(
        'group/row flex h-full items-center rounded-control pr-1 transition-[background-color]',
        isActive ? 'bg-fill-strong' : 'hover:bg-fill',
      )}
    >
      <Link
        ref={link}
        to={groupLink(group.id)}
        data-group-id={group.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isActive ? 'page' : undefined}
        onPointerDown={({ button }) => {
          if (button === 0 && !isActive) expectLog(group.id)
        }}
        onClick={onChosen}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-control pl-2.5 -outline-offset-2"
      >
        {group.isSticky && <Icon name="pin" size={16} className="size-3.5 text-faint" />}
        <span
          dir="auto"
          className={classes('min-w-0 flex-1 truncate', !group.title && 'text-soft')}
        >
          {title}
        </span>
        {isRunning && (
          <span
            role="img"
            aria-label={t.answering}
            className="mr-1 size-2 shrink-0 animate-pulse rounded-full bg-accent-text"
          />
        )}
      </Link>
      <IconButton
        icon="ellipsis"
        size="small"
        label={t.groupActions({ title })}
        aria-haspopup="menu"
        tabIndex={isTabStop ? 0 : -1}
        className={classes(
          'group-hover/row:opacity-100 group-focus-within/row:opacity-100 touch:opacity-100',
          !isActive && 'opacity-0',
        )}
        onClick={(event) => onOpenMenu({ group, anchor: event.currentTarget })}
      />
    </div>
  )
}
