import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { logOut } from '../../features/identity/session/session.ts'
import { chooseLanguage, chooseTheme } from '../../features/site/appearance/choose-appearance.ts'
import { useSite } from '../../features/site/sites/queries.ts'
import { composing } from '../../features/talk/composer/composing.ts'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'
import { useShownGroups } from '../../features/talk/groups/use-group-actions.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { toast } from '../../ui/toast-manager.ts'
import { dialogList } from '../layout/dialog-list.ts'
import { ideaInto } from './idea-into.ts'
import type { PaletteContext, PaletteDoors, PaletteWork } from './palette-source.ts'

/** What the sources are given: the same object until something of it changes. */
export function usePaletteContext(works: readonly PaletteWork[]): PaletteContext {
  const texts = useAllTexts()
  const site = useSite()
  const user = useCurrentUser().data?.userInfo
  const { groups } = useShownGroups()
  const setting = useStored(appSetting)
  const doors = useDoors(texts, site.ideas)
  const isMember = user && user.kind === 'member'
  return useMemo(
    () => ({
      texts,
      site,
      isMember,
      groups: groups ?? [],
      works,
      setting,
      hasDialog: (name) => dialogList[name] !== undefined,
      doors,
    }),
    [texts, site, isMember, groups, works, setting, doors],
  )
}

function useAllTexts(): PaletteContext['texts'] {
  const palette = useTexts('palette')
  const common = useTexts('common')
  const chat = useTexts('chat')
  const session = useTexts('session')
  const settings = useTexts('settings')
  return useMemo(
    () => ({ palette, common, chat, session, settings }),
    [palette, common, chat, session, settings],
  )
}

function useDoors(texts: PaletteContext['texts'], ideas: readonly string[]): PaletteDoors {
  const navigate = useNavigate()
  const openGroup = useOpenGroup()
  const { open: openDialog } = useDialogLink()
  return useMemo(
    () => ({
      openGroup,
      openPath: (path) => void navigate(path),
      openDialog,
      compose: (idea) => {
        composing.setText(0, ideaInto(composing.at(0).text, idea, ideas))
        openGroup(0)
      },
      chooseTheme,
      chooseLanguage: (language) => {
        chooseLanguage(language).catch(() =>
          toast(texts.settings.languageFailed, { kind: 'failure' }),
        )
      },
      logOut: () => {
        void logOut().then(() => toast(texts.session.loggedOut, { kind: 'success' }))
      },
    }),
    [navigate, openGroup, openDialog, texts, ideas],
  )
}
