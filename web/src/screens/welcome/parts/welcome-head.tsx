import { Link } from 'react-router'
import { useMember } from '../../../features/identity/session/queries.ts'
import {
  chooseLanguage,
  chooseTheme,
  languages,
} from '../../../features/site/appearance/choose-appearance.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { darkQuery, useMedia } from '../../../lib/media.ts'
import { appSetting } from '../../../lib/storage/app-setting.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** The brand, and beside it language, theme and login. */
export function WelcomeHead() {
  const t = useTexts('welcome')
  const { open } = useDialogLink()
  const isMember = useMember() !== undefined
  return (
    <header className="sticky top-0 z-bar bg-page/85 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="mx-auto flex h-16 w-full max-w-270 items-center gap-1 px-6 max-sm:h-14 max-sm:px-4">
        <Brand />
        <span className="flex-1" />
        <LanguageMenu />
        <ThemeButton />
        {!isMember && (
          <Button kind="quiet" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        )}
      </div>
    </header>
  )
}

function Brand() {
  const { appLogo, appName, siteName } = useSite()
  return (
    <Link to="/" className="flex min-w-0 items-center gap-2.5 rounded-control">
      {appLogo && (
        <img
          src={appLogo}
          alt=""
          width="28"
          height="28"
          className="size-7 rounded-[6px] object-contain"
        />
      )}
      <span className="truncate text-[15px] font-semibold">{appName || siteName}</span>
    </Link>
  )
}

function LanguageMenu() {
  const t = useTexts('welcome')
  const settings = useTexts('common')
  const now = useLocale()
  return (
    <Menu align="end" trigger={<IconButton icon="languages" label={t.language} size="large" />}>
      {languages.map(({ value, label }) => (
        <MenuItem
          key={value}
          {...(value === now ? { icon: 'check' as const } : {})}
          onSelect={() =>
            void chooseLanguage(value).catch(() => toast(settings.offline, { kind: 'failure' }))
          }
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

function ThemeButton() {
  const t = useTexts('welcome')
  const systemIsDark = useMedia(darkQuery)
  const { theme } = useStored(appSetting)
  const isDark = theme === 'dark' || (theme === 'auto' && systemIsDark)
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t.themeLight : t.themeDark}
      size="large"
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
