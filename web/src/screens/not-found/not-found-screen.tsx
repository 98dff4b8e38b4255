import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function NotFoundScreen() {
  const t = useTexts('common')
  const navigate = useNavigate()
  useTitle(t.notFoundTitle)
  useLayoutEffect(releaseBootFrame, [])
  return (
    <Notice
      icon="search"
      title={t.notFoundTitle}
      action={
        <Button kind="main" onClick={() => navigate('/')}>
          {t.home}
        </Button>
      }
    >
      {t.notFoundText}
    </Notice>
  )
}
