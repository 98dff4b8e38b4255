import { isInMenu } from '@atelier/contract/menu-names'
import { type ReactNode, useId } from 'react'
import { Link, type To } from 'react-router'
import { logOut } from '../../../features/session/session.ts'
import { useSite } from '../../../features/site/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { tourLink } from '../../../lib/use-tour-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { toast } from '../../../ui/toast-manager.ts'

/** The way to one's settings and to what the site tells. */
export function LinkLists({ isMember }: { isMember: boolean }) {
  const t = useTexts('user')
  const session = useTexts('session')
  const common = useTexts('common')
  const { open } = useDialogLink()
  const { appName, siteName, contact, clientMenuList } = useSite()
  const isTouch = useMedia(touchQuery)
  const leave = async () => {
    await logOut()
    toast(session.loggedOut, { kind: 'success' })
  }
  return (
    <>
      <List title={t.account}>
        <Item icon="circle-user-round" to="/user-center">
          {common.menuUserCenter}
        </Item>
        <Item icon="bookmark" to="/myGallery">
          {common.menuOwnGallery}
        </Item>
        <Item icon="settings" onPress={() => open('settings', { tab: 'general' })}>
          {t.settings}
        </Item>
        <Item icon="sliders-horizontal" onPress={() => open('settings', { tab: 'advanced' })}>
          {t.role}
        </Item>
        {isMember && (
          <Item icon="log-out" onPress={() => void leave()}>
            {t.logOut}
          </Item>
        )}
      </List>
      <List title={t.site({ name: appName || siteName })}>
        <Item icon="bell" onPress={() => open('notices')}>
          {t.notices}
        </Item>
        <Item icon="sparkles" to="/welcome">
          {t.welcome}
        </Item>
        <Item icon="book-open" to="/help">
          {t.help}
        </Item>
        {isInMenu(clientMenuList, 'Chat') && (
          <Item icon="compass" to={tourLink('chat')}>
            {session.tour}
          </Item>
        )}
        <Item icon="info" onPress={() => open('about')}>
          {t.about}
        </Item>
        {contact && (
          <Item icon="mail" onPress={() => open('contact')}>
            {t.contact}
          </Item>
        )}
        {!isTouch && (
          <Item icon="keyboard" onPress={() => open('shortcuts')}>
            {t.shortcuts}
          </Item>
        )}
      </List>
    </>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 px-1 font-medium text-soft">
        {title}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {children}
      </ul>
    </section>
  )
}

type ItemProps = {
  icon: IconName
  children: string
  /** Where it leads; without a path it does what `onPress` says. */
  to?: To
  onPress?: () => void
}

const row =
  'flex min-h-13 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2 hover:bg-fill'

function Item({ icon, to, onPress, children }: ItemProps) {
  const content = (
    <>
      <Icon name={icon} className="text-soft" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Icon name="chevron-right" size={16} className="text-faint" />
    </>
  )
  return (
    <li>
      {to ? (
        <Link to={to} className={row}>
          {content}
        </Link>
      ) : (
        <button type="button" className={row} onClick={onPress}>
          {content}
        </button>
      )}
    </li>
  )
}
