// What a member logs in by beside the password: passkeys, the site's OpenID provider, the messaging app.
import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { OpenidRows } from './openid-rows.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { hasOneWay, openidQuery, passkeysQuery, siteQuery } from './queries.ts'
import { WayList, WayRow } from './way-row.tsx'

/** Nothing for a guest, who logs in nowhere. */
export function LoginWaysSection() {
  const t = useTexts('logins')
  const user = useQuery(currentUserQuery).data?.userInfo
  if (user?.kind === 'guest') return null
  return (
    <section aria-label={t.title} className="flex flex-col gap-4">
      {user ? <Ways user={user} /> : <Skeleton className="h-24 w-full rounded-card" />}
    </section>
  )
}

function Ways({ user }: { user: UserInfo }) {
  const t = useTexts('logins')
  const site = useQuery(siteQuery).data
  const passkeys = useQuery(passkeysQuery)
  const openid = useQuery(openidQuery)
  const { open } = useDialogLink()
  const mustStay = hasOneWay(user)
  const failed = [passkeys, openid].filter(({ isError, data }) => isError && !data)
  if (failed.length) {
    return (
      <QueryFailure
        inline
        usual={t.failed}
        withoutId
        of={{
          error: failed[0]?.error,
          isFetching: failed.some(({ isFetching }) => isFetching),
          refetch: () => Promise.all(failed.map((query) => query.refetch())),
        }}
      />
    )
  }
  if (!passkeys.data || !openid.data || !site)
    return <Skeleton className="h-24 w-full rounded-card" />

  const accounts = openid.data.rows
  const label = site.openidLogin?.label
  const showsMessaging = site.messagingLogin || user.messagingAccount !== null
  return (
    <>
      <div className="flex flex-col gap-3">
        <div>
          <h3 className="font-medium">{t.passkeys}</h3>
          <p className="mt-0.5 text-pretty text-soft">{t.passkeysText}</p>
        </div>
        {passkeys.data.rows.length > 0 && (
          <WayList label={t.passkeys}>
            {passkeys.data.rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} mustStay={mustStay} />
            ))}
          </WayList>
        )}
        <AddPasskey />
      </div>
      {(label !== undefined || accounts.length > 0 || showsMessaging) && (
        <WayList label={t.title}>
          <OpenidRows accounts={accounts} label={label} mustStay={mustStay} />
          {showsMessaging && <MessagingRow user={user} />}
        </WayList>
      )}
      {mustStay && !user.hasPassword && (
        <div className="flex items-center justify-between gap-3 max-sm:flex-col max-sm:items-start">
          <p className="text-pretty text-soft">{t.onlyWay}</p>
          <Button size="small" onClick={() => open('bind-username')}>
            {t.chooseUsername}
          </Button>
        </div>
      )}
    </>
  )
}

/** Binding and unbinding have a dialog of their own, to which a scan leads back. */
function MessagingRow({ user: { messagingAccount } }: { user: UserInfo }) {
  const t = useTexts('logins')
  const { open } = useDialogLink()
  const name = t.messagingApp
  const bound = messagingAccount?.name ? t.boundTo({ name: messagingAccount.name }) : t.bound
  return (
    <WayRow icon="scan-qr-code" title={name} text={messagingAccount ? bound : t.notBound}>
      <Button
        size="small"
        aria-label={messagingAccount ? t.manageNamed({ name }) : t.bindNamed({ name })}
        onClick={() => open('bind-account')}
      >
        {messagingAccount ? t.manage : t.bind}
      </Button>
    </WayRow>
  )
}
