import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Picture, name and signature; for a guest the way to an account. */
export function Portrait({ user }: { user: UserInfo }) {
  const t = useTexts('user')
  const { open } = useDialogLink()
  const { kind, name, username, avatar, sign, staffRole } = user
  const isMember = kind === 'member'
  const shown = isMember ? name || username : t.guest
  return (
    <section className="flex flex-wrap items-center gap-4">
      <Avatar src={pictureAddress(avatar)} name={shown} size={56} />
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex items-center gap-2">
          <span className="truncate text-title font-semibold">{shown}</span>
          {staffRole && <Badge>{t.operator}</Badge>}
        </p>
        {isMember ? (
          <>
            {name && name !== username && <p className="truncate text-soft">{username}</p>}
            {sign && <p className="mt-1 line-clamp-3 text-soft">{sign}</p>}
          </>
        ) : (
          <p className="mt-0.5 text-soft">{t.guestText}</p>
        )}
      </div>
      {isMember ? (
        <Button icon="pencil" onClick={() => open('settings', { tab: 'general' })}>
          {t.edit}
        </Button>
      ) : (
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={() => open('login')}>{t.logIn}</Button>
          <Button kind="main" onClick={() => open('login', { tab: 'register' })}>
            {t.signUp}
          </Button>
        </div>
      )}
    </section>
  )
}
