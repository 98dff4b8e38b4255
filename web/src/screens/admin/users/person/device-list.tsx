import type { PersonPage } from '@atelier/contract/features/running/users'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useSignOut } from './person-calls.ts'

/** Where somebody is signed in, last used first. */
export function DeviceList({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { ago } = useFormats()
  const signOut = useSignOut()
  if (person.devices.length === 0)
    return (
      <p role="status" className="text-soft">
        {t.noDevices}
      </p>
    )
  return (
    <RowList label={t.deviceList}>
      {person.devices.map(({ id, name, ip, lastSeenAt, isLook }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {isLook && <Badge tone="warning">{t.look}</Badge>}
            </p>
            <p className="text-small text-soft">{t.deviceSeen({ ip, ago: ago(lastSeenAt) })}</p>
          </div>
          {person.mayManage && (
            <IconButton
              icon="log-out"
              label={t.signOutOne({ name })}
              onClick={() => !signOut.isPending && signOut.mutate({ id: person.id, deviceId: id })}
            />
          )}
        </li>
      ))}
    </RowList>
  )
}
