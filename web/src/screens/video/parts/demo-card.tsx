import type { Demo } from '@atelier/contract/features/making/media-library'
import { Link } from 'react-router'
import { demoClip } from '../../../features/making/demos/demo-clip.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ClipFace } from '../../../ui/clip-face.tsx'

type DemoCardProps = {
  demo: Demo
  /** The address with it open. */
  to: string
  onUse: () => void
}

/** A demo, moving while somebody points at it. */
export function DemoCard({ demo, to, onUse }: DemoCardProps) {
  const t = useTexts('video')
  const works = useTexts('works')
  const { title } = demo
  const words = demo.meaning || demo.prompt
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col overflow-hidden rounded-card bg-fill"
    >
      <div className="relative aspect-[16/9] bg-fill-strong">
        <Link
          to={{ search: to }}
          state={{ openedHere: true }}
          preventScrollReset
          className="absolute inset-0 block overflow-hidden -outline-offset-4"
        >
          <span className="sr-only">{`${t.openDemo({ title })}, `}</span>
          <ClipFace file={demoClip(demo)} alt="" />
        </Link>
        {demo.builtin && (
          <span
            data-tooltip={works.builtinText}
            className="pointer-events-none absolute top-2 left-2 rounded-small bg-surface/85"
          >
            <Badge>{works.builtin}</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 items-start gap-2 p-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{title}</h3>
          <p className="line-clamp-2 text-small text-soft">{words}</p>
        </div>
        <Button size="small" icon="square-pen" aria-label={t.useDemo({ title })} onClick={onUse}>
          {works.use}
        </Button>
      </div>
    </article>
  )
}
