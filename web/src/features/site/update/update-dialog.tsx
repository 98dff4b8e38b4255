import '../../../ui/late.css'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Offer } from './version-watch.ts'
import { versionWatch } from './watch-version.ts'

/** Says what is new in a version, and offers to load it. */
export function UpdateDialog({ offer, open }: { offer: Offer; open: boolean }) {
  const t = useTexts('site')
  return (
    <ConfirmDialog
      open={open}
      title={t.updateTitle}
      confirmLabel={t.update}
      cancelLabel={t.later}
      onConfirm={versionWatch.accept}
      onCancel={versionWatch.dismiss}
    >
      <News offer={offer} />
    </ConfirmDialog>
  )
}

function News({ offer: { from, file } }: { offer: Offer }) {
  const t = useTexts('site')
  const lines = file.contents[useLocale()] ?? [file.content1, file.content2]
  return (
    <>
      <span className="figures block text-text">{`v${from} → v${file.version}`}</span>
      <span className="mt-3 block">{t.updateContent}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="mt-1 block">
          {line}
        </span>
      ))}
      <span className="figures mt-3 block">
        {t.updateDate} {file.date}
      </span>
    </>
  )
}
