import { isInMenu } from '@atelier/contract/menu-names'
import { logOut } from '../../../features/identity/session/session.ts'
import { useHasNews } from '../../../features/site/notices/news-dot.tsx'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { tourLink } from '../../../lib/use-tour-link.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { LinkItem, LinkList } from './link-list.tsx'

/** The way to one's settings and to what the site tells. */
export function LinkLists({ isMember }: { isMember: boolean }) {
  const t = useTexts('user')
  const session = useTexts('session')
  const common = useTexts('common')
  const { open } = useDialogLink()
  const { appName, siteName, contact, clientMenuList } = useSite()
  const isTouch = useMedia(touchQuery)
  const hasNews = useHasNews()
  const leave = async () => {
    await logOut()
    toast(session.loggedOut, { kind: 'success' })
  }
  return (
    <>
      <LinkList title={t.account}>
        <LinkItem icon="circle-user-round" to="/user-center">
          {common.menuUserCenter}
        </LinkItem>
        <LinkItem icon="bookmark" to="/myGallery">
          {common.menuOwnGallery}
        </LinkItem>
        <LinkItem icon="settings" onPress={() => open('settings', { tab: 'general' })}>
          {t.settings}
        </LinkItem>
        <LinkItem icon="sliders-horizontal" onPress={() => open('settings', { tab: 'advanced' })}>
          {t.role}
        </LinkItem>
        {isMember && (
          <LinkItem icon="log-out" onPress={() => void leave()}>
            {t.logOut}
          </LinkItem>
        )}
      </LinkList>
      <LinkList title={t.site({ name: appName || siteName })}>
        <LinkItem icon="bell" dotted={hasNews} onPress={() => open('notices')}>
          {hasNews ? session.unreadNotices : t.notices}
        </LinkItem>
        <LinkItem icon="sparkles" to="/welcome">
          {t.welcome}
        </LinkItem>
        <LinkItem icon="book-open" to="/help">
          {t.help}
        </LinkItem>
        {isInMenu(clientMenuList, 'Chat') && (
          <LinkItem icon="compass" to={tourLink('chat')}>
            {session.tour}
          </LinkItem>
        )}
        <LinkItem icon="info" onPress={() => open('about')}>
          {t.about}
        </LinkItem>
        {contact && (
          <LinkItem icon="mail" onPress={() => open('contact')}>
            {t.contact}
          </LinkItem>
        )}
        {!isTouch && (
          <LinkItem icon="keyboard" onPress={() => open('shortcuts')}>
            {t.shortcuts}
          </LinkItem>
        )}
      </LinkList>
    </>
  )
}
