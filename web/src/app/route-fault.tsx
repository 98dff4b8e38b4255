import { useLayoutEffect } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { releaseBootFrame } from '../lib/boot-draft.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** In the place of a screen that could not be loaded or broke while it was drawn. */
export function RouteFault() {
  const t = useTexts('common')
  useLayoutEffect(releaseBootFrame, [])
  return (
    <Notice
      icon="triangle-alert"
      title={t.faultTitle}
      action={
        <Button kind="main" icon="refresh-cw" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      }
    >
      {t.faultText}
    </Notice>
  )
}
