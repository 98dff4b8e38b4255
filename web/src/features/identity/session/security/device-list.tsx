import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { callOptions } from '../../../../api/call-options.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Query } from '../../../../ui/query.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-manager.ts'

const devicesQuery = callOptions('auth.listDevices', {})
type Device = ReplyAt<'auth.listDevices'>['rows'][number]

/** Where the member is logged in, and the way to end it there. */
export function DeviceList() {
  const t = useTexts('settings')
  const devices = useQuery(devicesQuery)
  return (
    <div>
      <p className="mb-3 text-soft">{t.devicesText}</p>
      <Query
        of={devices}
        waiting={<Skeleton className="h-14 w-full rounded-card" />}
        failed={<QueryFailure inline withoutId of={devices} />}
        keeps="both"
      >
        {({ rows }) => (
          <>
            <ul className="divide-y divide-line rounded-card bg-card">
              {rows.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
            {rows.length > 1 && <SignOutOthers />}
          </>
        )}
      </Query>
    </div>
  )
}

function SignOutOthers() {
  const t = useTexts('security')
  const signOut = useMutation({
    mutationFn: () => call('accountSecurity.deleteOtherDevices', {}),
    onSuccess: () => {
      toast(t.signedOutOthers, { kind: 'success' })
      return whenRefreshed()
    },
  })
  return (
    <Button
      kind="danger"
      className="mt-3"
      busy={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {t.signOutOthers}
    </Button>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useTexts('settings')
  const formats = useFormats()
  const remove = useMutation({
    mutationFn: () => call('auth.deleteDevice', { id: device.id }),
    onSuccess: () => {
      toast(t.deviceRemoved, { kind: 'success' })
      return whenRefreshed()
    },
  })
  const isPhone = /android|iphone|ipad/i.test(device.name)
  return (
    <li className="flex items-center gap-3 px-3.5 py-3">
      <Icon name={isPhone ? 'smartphone' : 'laptop'} className="text-soft" />
      <div className="min-w-0 flex-1">
        <p className="truncate">{device.name}</p>
        <p className="truncate text-small text-soft">
          {t.lastSeen({ when: formats.ago(device.lastSeenAt) })} · {device.ip}
        </p>
      </div>
      {device.current ? (
        <Badge>{t.thisDevice}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t.removeDeviceNamed({ name: device.name })}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t.removeDevice}
        </Button>
      )}
    </li>
  )
}
