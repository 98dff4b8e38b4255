import type { Demo } from '@atelier/contract/features/making/media-library'
import { Link } from 'react-router'
import { demoClip } from '../../../features/making/demos/demo-clip.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
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
      className="group/demo relative overflow-hidden rounded-small bg-fill-strong"
    >
      <div className="relative aspect-[16/9]">
        <Link
          to={{ search: to }}
          state={{ openedHere: true }}
          preventScrollReset
          className="absolute inset-0 block overflow-hidden -outline-offset-4"
        >
          <span className="sr-only">{`${t.openDemo({ title })}, `}</span>
          <ClipFace file={demoClip(demo)} alt="" />
        </Link>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-[#000000c0] to-transparent p-3 pt-10 text-[#fff] opacity-0 transition-[opacity] group-focus-within/demo:opacity-100 group-hover/demo:opacity-100 touch:opacity-100">
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{title}</h3>
          <p className="line-clamp-1 text-small">{words}</p>
        </div>
        <Button
          kind="quiet"
          size="small"
          icon="square-pen"
          aria-label={t.useDemo({ title })}
          className="pointer-events-auto bg-[#00000066] text-[#fff]! hover:bg-[#ffffff33]!"
          onClick={onUse}
        >
          {works.use}
        </Button>
      </div>
    </article>
  )
}
