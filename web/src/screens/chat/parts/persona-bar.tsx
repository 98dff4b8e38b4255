// Above the composer: the app that the conversation is with, or the role in use with a way to put it off.
import '../../../ui/late.css'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useAppPage } from '../../../features/talk/apps/queries.ts'
import { roleInUse } from '../../../features/talk/apps/role-in-use.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { Persona } from '../use-persona.ts'

const line = 'mb-2 flex min-w-0 items-center gap-2 px-1 text-soft'

export function PersonaBar({ persona }: { persona: Persona }) {
  const t = useTexts('apps')
  const { appId, app, isGone } = persona
  if (appId === null) return <RoleBar />
  if (isGone) {
    return (
      <p role="status" className={line}>
        <Icon name="info" size={16} />
        {t.gone}
      </p>
    )
  }
  if (!app) return null
  return (
    <p className={line}>
      <AppTile icon={app.icon} size="small" />
      <span className="min-w-0 truncate">{t.withApp({ name: app.name })}</span>
      <Link
        to={{ pathname: '/app-store', search: `?app=${appId}` }}
        aria-label={t.about}
        data-tooltip={t.about}
        className="touch-target grid size-7 shrink-0 place-items-center rounded-control hover:bg-fill hover:text-text"
      >
        <Icon name="info" size={16} />
      </Link>
    </p>
  )
}

function RoleBar() {
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
    <p className={line}>
      <AppTile icon={role?.icon ?? 'user-round'} size="small" />
      <Link
        to={{ pathname: '/role', search: `?app=${id}` }}
        className="min-w-0 truncate hover:text-text hover:underline"
      >
        {t.roleBar({ name: shown })}
      </Link>
      <IconButton
        icon="x"
        size="small"
        label={t.putOffRole({ name: shown })}
        onClick={() => roleInUse.remove()}
      />
    </p>
  )
}
