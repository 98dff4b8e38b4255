import { pictureAddress } from '../../api/picture-address.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu-item.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-manager.ts'
import { useCurrentUser } from './queries.ts'
import { logOut } from './session.ts'

/** Who one is and what one holds, and from there to settings, login and logout. `folded` shows the picture alone. */
export function AccountMenu({ folded }: { folded: boolean }) {
  const t = useTexts('session')
  const formats = useFormats()
  const { open } = useDialogLink()
  const { data } = useCurrentUser()
  if (!data) return <AccountSkeleton folded={folded} />

  const { userInfo, userBalance } = data
  const isMember = userInfo.kind === 'member'
  const name = isMember ? userInfo.name || userInfo.username : t.guest
  const vip = userBalance.hh_vip_time
  const holds =
    vip && new Date(vip).getTime() > Date.now()
      ? t.vipUntil({ date: formats.date(vip) })
      : t.credits({ n: formats.number(userBalance.balance) })

  const leave = async () => {
    await logOut()
    toast(t.loggedOut, { kind: 'success' })
  }
  return (
    <Menu
      side="top"
      className="w-56"
      trigger={
        <button
          type="button"
          data-tooltip={folded ? name : undefined}
          className={classes(
            'flex min-w-0 items-center gap-2.5 rounded-control text-left hover:bg-fill data-popup-open:bg-fill',
            folded ? 'size-10 justify-center' : 'w-full p-2',
          )}
        >
          <span className="sr-only">{folded ? `${t.account}: ${name}, ${holds}` : t.account}</span>
          <Avatar src={pictureAddress(userInfo.avatar)} name={name} size={folded ? 28 : 32} />
          {!folded && (
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="figures block truncate text-small text-soft">{holds}</span>
            </span>
          )}
        </button>
      }
    >
      {!isMember && (
        <>
          <MenuItem icon="log-in" onSelect={() => open('login')}>
            {t.login}
          </MenuItem>
          <MenuItem icon="user-round" onSelect={() => open('login', { tab: 'register' })}>
            {t.register}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon="settings" onSelect={() => open('settings')}>
        {t.settings}
      </MenuItem>
      <MenuItem icon="keyboard" hotkey="mod+/" onSelect={() => open('shortcuts')}>
        {t.shortcuts}
      </MenuItem>
      {isMember && (
        <>
          <MenuSeparator />
          <MenuItem icon="log-out" onSelect={leave}>
            {t.logout}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function AccountSkeleton({ folded }: { folded: boolean }) {
  return (
    <div className={classes('flex items-center gap-2.5', folded ? 'p-1' : 'p-2')}>
      <Skeleton className="size-8 rounded-full" />
      {!folded && (
        <span className="flex-1">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="mt-2 h-3 w-16" />
        </span>
      )}
    </div>
  )
}
