import '../../../ui/late.css'
import type { Notice } from '@atelier/contract/features/site/content'
import type { ComponentType } from 'react'
import type { Namespaces } from '../../../i18n/namespaces.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Draws markdown. */
export type Words = ComponentType<{
  text: string
  streaming: boolean
  texts: Namespaces['markdown']
}>

type CardProps = { notice: Notice; Words: Words; onClose: () => void }

export function DrawingNoticeCard({ notice, Words, onClose }: CardProps) {
  const t = useTexts('common')
  const markdown = useTexts('markdown')
  return (
    <aside
      aria-label={notice.title}
      className="motion-appear relative max-h-60 shrink-0 overflow-y-auto rounded-card border border-line bg-fill p-3 pr-10"
    >
      <p className="font-medium wrap-anywhere">{notice.title}</p>
      <div className="mt-0.5 [--md-line:20px] [--md-size:14px]">
        <Words text={notice.content} streaming={false} texts={markdown} />
      </div>
      <IconButton
        icon="x"
        label={t.close}
        size="small"
        className="absolute! top-2 right-2"
        onClick={onClose}
      />
    </aside>
  )
}
