// All dialogs that an address can name, each loaded when it is first wanted.
import type { ComponentType } from 'react'
import type { DialogName } from '../../lib/use-dialog-link.ts'
import { late } from '../../ui/late.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  /** The tab that the address names. */
  tab: string | null
  onTab: (tab: string) => void
  /** Why it opened by itself. */
  reason?: string | undefined
  /** What was to begin when it opened by itself: an answer, a work. */
  tried?: string | undefined
}

type DialogComponent = ComponentType<DialogProps>

export const dialogList: Partial<Record<DialogName, DialogComponent>> = {
  login: late(
    async () => (await import('../../features/identity/session/login-dialog.tsx')).LoginDialog,
  ),
  settings: late(
    async () => (await import('../../screens/settings/settings-dialog.tsx')).SettingsDialog,
  ),
  notices: late(
    async () => (await import('../../screens/notices/notices-dialog.tsx')).NoticesDialog,
  ),
  about: late(async () => (await import('../../screens/about/about-dialog.tsx')).AboutDialog),
  contact: late(async () => (await import('../../screens/about/contact-dialog.tsx')).ContactDialog),
  goods: late(async () => (await import('../../screens/credit/goods-dialog.tsx')).GoodsDialog),
  'passive-goods': late(
    async () => (await import('../../screens/credit/passive-goods-dialog.tsx')).PassiveGoodsDialog,
  ),
  redemption: late(
    async () => (await import('../../screens/credit/redemption-dialog.tsx')).RedemptionDialog,
  ),
  'bind-account': late(
    async () =>
      (await import('../../features/identity/session/bind-account-dialog.tsx')).BindAccountDialog,
  ),
  'bind-username': late(
    async () =>
      (await import('../../features/identity/session/bind-username-dialog.tsx')).BindUsernameDialog,
  ),
  'reset-password': late(
    async () =>
      (await import('../../screens/reset-password/reset-password-dialog.tsx')).ResetPasswordDialog,
  ),
  'confirm-email': late(
    async () =>
      (await import('../../features/identity/session/security/confirm-email-dialog.tsx'))
        .ConfirmEmailDialog,
  ),
  share: late(
    async () => (await import('../../features/showing/share/share-dialog.tsx')).ShareDialog,
  ),
  prompts: late(
    async () =>
      (await import('../../features/talk/prompt-store/prompt-store-dialog.tsx')).PromptStoreDialog,
  ),
  'own-models': late(
    async () =>
      (await import('../../features/talk/own-models/own-models-dialog.tsx')).OwnModelsDialog,
  ),
  import: late(async () => (await import('../../screens/transfer/import-dialog.tsx')).ImportDialog),
  export: late(async () => (await import('../../screens/transfer/export-dialog.tsx')).ExportDialog),
  document: late(
    async () => (await import('../../features/talk/knowledge/document-dialog.tsx')).DocumentDialog,
  ),
  documents: late(
    async () =>
      (await import('../../features/talk/knowledge/documents-dialog.tsx')).DocumentsDialog,
  ),
  publish: late(
    async () => (await import('../../screens/publishing/publish-dialog.tsx')).PublishDialog,
  ),
  report: late(
    async () => (await import('../../screens/publishing/report-dialog.tsx')).ReportDialog,
  ),
  collect: late(
    async () => (await import('../../screens/photo-album/collect-place.tsx')).CollectPlace,
  ),
  album: late(async () => (await import('../../screens/photo-album/album-place.tsx')).AlbumPlace),
  player: late(
    async () => (await import('../../features/making/player/player-sheet.tsx')).PlayerSheet,
  ),
  uploads: late(
    async () => (await import('../../features/making/works/uploads-dialog.tsx')).UploadsDialog,
  ),
  shortcuts: late(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog),
}
