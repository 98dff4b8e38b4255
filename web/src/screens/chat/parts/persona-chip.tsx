// As whom the model answers: the app that the conversation is with, or the role in use, with a way to put it off.
import '../../../ui/late.css'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useAppPage } from '../../../features/talk/apps/queries.ts'
import { roleInUse } from '../../../features/talk/apps/role-in-use.ts'
import { ComposerChip } from '../../../features/talk/composer/composer-chip.tsx'
import { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { Persona } from '../use-persona.ts'

export function PersonaChip({ persona }: { persona: Persona }) {
  const t = useTexts('apps')
  const chat = useTexts('chat')
  const open = useOpenGroup()
  const { appId, app, isGone } = persona
  if (appId === null) return <RoleChip />
  if (isGone) {
    return (
      <li role="status" className="flex items-center gap-2 px-1 text-small text-soft">
        <Icon name="info" size={16} />
        {t.gone}
      </li>
    )
  }
  if (!app) return null
  return (
    <ComposerChip
      face={<AppTile icon={app.icon} size="tiny" />}
      offLabel={chat.leaveApp({ app: app.name })}
      onOff={() => open(0)}
    >
      {/* What is said of it is a press on its name away. */}
      <Link
        to={{ pathname: '/app-store', search: `?app=${appId}` }}
        aria-label={`${app.name}: ${t.about}`}
        data-tooltip={t.about}
        className="hover:text-text hover:underline"
      >
        {app.name}
      </Link>
    </ComposerChip>
  )
}

function RoleChip() {
  const t = useTexts('apps')
  const { id, name } = useStored(roleInUse)
  const { data: role, error } = useAppPage(id)
  const isGone = error instanceof CallFailure && error.status === 404
  useEffect(() => {
    if (!isGone || id === 0) return
    roleInUse.remove()
    toast(t.goneRole)
  }, [isGone, id, t.goneRole])
  if (id === 0) return null
  const shown = role?.name ?? name
  return (
    <ComposerChip
      face={<AppTile icon={role?.icon ?? 'user-round'} size="tiny" />}
      offLabel={t.putOffRole({ name: shown })}
      onOff={() => roleInUse.remove()}
    >
      <Link
        to={{ pathname: '/role', search: `?app=${id}` }}
        className="hover:text-text hover:underline"
      >
        {t.roleBar({ name: shown })}
      </Link>
    </ComposerChip>
  )
}
