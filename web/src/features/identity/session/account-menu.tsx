import type { FrontConfig } from '@atelier/contract/features/site/sites'
import { useNavigate } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { isUnread, noticeTimes } from '../../../lib/storage/notice-times.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { useTourLink } from '../../../lib/use-tour-link.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classes } from '../../../ui/classes.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { useCurrentUser } from './queries.ts'
import { logOut } from './session.ts'

type AccountMenuProps = {
  site: Pick<FrontConfig, 'pay' | 'contact'>
  /** The site has a chat to show around in. */
  offersTour: boolean
}

/** Who one is and what one holds, and from there to settings, login, what the site tells, and logout. */
export function AccountMenu({ site, offersTour }: AccountMenuProps) {
  const t = useTexts('session')
  const common = useTexts('common')
  const navigate = useNavigate()
  const formats = useFormats()
  const { open } = useDialogLink()
  const { open: openTour } = useTourLink()
  const { data } = useCurrentUser()
  const hasNews = isUnread(useStored(noticeTimes))
  if (!data) return <AccountSkeleton />

  const { userInfo, userBalance } = data
  const isMember = userInfo.kind === 'member'
  const name = isMember ? userInfo.name || userInfo.username : t.guest
  const { hh_vip_time: vip, chat_tokens: tokens } = userBalance
  const isVip = vip !== null && new Date(vip).getTime() > Date.now()
  const holds = [
    t.credits({ n: formats.number(userBalance.balance) }),
    tokens !== null && t.chatTokens({ n: formats.number(tokens) }),
    isVip && t.vipUntil({ date: formats.date(vip) }),
  ]
    .filter(Boolean)
    .join(' · ')

  const leave = async () => {
    await logOut()
    toast(t.loggedOut, { kind: 'success' })
  }
  return (
    <Menu
      side="right"
      align="end"
      className="w-56"
      trigger={
        <button
          type="button"
          data-tooltip={name}
          className="flex w-full flex-col items-center gap-1 rounded-control py-1.5 text-[10px]/3 text-soft hover:bg-fill data-popup-open:bg-fill"
        >
          <span className="sr-only">{`${t.account}: ${name}, ${holds}`}</span>
          <span
            className={classes(
              'flex rounded-full border-2 p-px',
              isVip ? 'border-accent-text' : 'border-transparent',
            )}
          >
            <Avatar src={pictureAddress(userInfo.avatar)} name={name} size={28} />
          </span>
          <span aria-hidden="true" className="figures max-w-full truncate px-0.5">
            {formats.number(userBalance.balance)}
          </span>
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
      <MenuItem icon="coins" onSelect={() => open(site.pay === 1 ? 'goods' : 'redemption')}>
        {t.topUp}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="circle-user-round" onSelect={() => navigate('/user-center')}>
        {common.menuUserCenter}
      </MenuItem>
      <MenuItem icon="bookmark" onSelect={() => navigate('/myGallery')}>
        {common.menuOwnGallery}
      </MenuItem>
      <MenuItem icon="scroll-text" onSelect={() => open('prompts')}>
        {common.menuPrompts}
      </MenuItem>
      <MenuItem icon="settings" onSelect={() => open('settings')}>
        {t.settings}
      </MenuItem>
      <MenuItem icon="keyboard" hotkey="mod+/" onSelect={() => open('shortcuts')}>
        {t.shortcuts}
      </MenuItem>
      {offersTour && (
        <MenuItem icon="compass" onSelect={() => openTour('chat')}>
          {t.tour}
        </MenuItem>
      )}
      {userInfo.staffRole && (
        <MenuItem icon="shield-check" onSelect={() => navigate('/admin')}>
          {t.manageSite}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon="bell" onSelect={() => open('notices')}>
        {t.notices} {hasNews && <Dot name={t.unreadNotices} className="ml-1" />}
      </MenuItem>
      <MenuItem icon="info" onSelect={() => open('about')}>
        {t.about}
      </MenuItem>
      {site.contact && (
        <MenuItem icon="mail" onSelect={() => open('contact')}>
          {t.contact}
        </MenuItem>
      )}
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

/** Something waits to be read. */
function Dot({ name, className }: { name: string; className: string }) {
  return (
    <span className={classes('inline-block size-2 rounded-full bg-danger', className)}>
      <span className="sr-only">{name}</span>
    </span>
  )
}

function AccountSkeleton() {
  return (
    <div className="flex flex-col items-center gap-1 py-1.5">
      <Skeleton className="size-8.5 rounded-full" />
      <Skeleton className="h-3 w-8" />
    </div>
  )
}
