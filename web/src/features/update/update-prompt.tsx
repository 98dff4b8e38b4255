import '../../ui/late.css'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocale, useTexts } from '../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Offer } from './version-watch.ts'
import { versionWatch, watchVersion } from './watch-version.ts'

/** Watches for a newer version, says that there is one, what is new in it, and offers to load it. */
export function UpdatePrompt() {
  const t = useTexts('common')
  useEffect(watchVersion, [])
  const offer = useSyncExternalStore(versionWatch.subscribe, versionWatch.offer)
  return (
    <ConfirmDialog
      open={offer !== null}
      title={t.updateTitle}
      confirmLabel={t.update}
      cancelLabel={t.later}
      onConfirm={versionWatch.accept}
      onCancel={versionWatch.dismiss}
    >
      {offer && <News offer={offer} />}
    </ConfirmDialog>
  )
}

function News({ offer: { from, file } }: { offer: Offer }) {
  const t = useTexts('common')
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
