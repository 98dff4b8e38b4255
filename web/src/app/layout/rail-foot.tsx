import { AccountMenu } from '../../features/identity/session/account-menu.tsx'
import { useMenu } from '../../features/site/navigation/menu-link.ts'
import { NewsDot, useHasNews } from '../../features/site/notices/news-dot.tsx'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TaskSlot } from '../tasks/task-slot.tsx'
import { SetupSlot } from './setup-slot.tsx'

/** What is under way, what the site tells, and who one is: at the foot of the rail. */
export function RailFoot({ shape }: { shape: string }) {
  const hasChat = useMenu().some(({ key }) => key === 'Chat')
  return (
    <div className={shape}>
      <TaskSlot size="large" />
      <SetupSlot shape="rail" />
      <Bell />
      <div data-tour="account" className="w-full">
        <AccountMenu site={useSite()} offersTour={hasChat} />
      </div>
    </div>
  )
}

function Bell() {
  const t = useTexts('session')
  const { open } = useDialogLink()
  const hasNews = useHasNews()
  return (
    <IconButton
      icon="bell"
      label={hasNews ? t.unreadNotices : t.notices}
      data-tooltip={t.notices}
      size="large"
      face={
        <span className="relative">
          <Icon name="bell" />
          <NewsDot />
        </span>
      }
      onClick={() => open('notices')}
    />
  )
}
