import type { Demo } from '@atelier/contract/features/making/media-library'
import { ClipStage } from '../../../features/making/clip-player/clip-stage.tsx'
import { paramText } from '../../../features/making/works/param-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type DemoDialogProps = { demo: Demo; onClose: () => void; onUse: () => void }

/** A demo with its player and its recipe. */
export function DemoDialog({ demo, onClose, onUse }: DemoDialogProps) {
  const works = useTexts('works')
  const common = useTexts('common')
  const fields = useTexts('fields')
  const { title, url, mime, width, height, durationS, poster, prompt, meaning, params } = demo
  const file = { url, mime, width, height, durationS, thumbnail: poster }
  return (
    <Dialog open fullOnPhone onClose={onClose} title={title} closeLabel={common.close} size="large">
      <div className="flex flex-col gap-4">
        <div className="-mx-2 sm:-mx-3">
          <ClipStage file={file} name={title} />
        </div>
        <section>
          <h3 className="text-soft">{works.prompt}</h3>
          <p className="whitespace-pre-wrap">{prompt}</p>
          {meaning && <p className="text-soft">{meaning}</p>}
        </section>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {Object.entries(params).map(([name, value]) => {
            const [label, text] = paramText({ name, value }, fields)
            return (
              <div key={name} className="contents">
                <dt className="text-soft">{label}</dt>
                <dd className="figures min-w-0 wrap-anywhere">{text}</dd>
              </div>
            )
          })}
        </dl>
        <Button kind="main" icon="square-pen" className="self-start" onClick={onUse}>
          {works.use}
        </Button>
      </div>
    </Dialog>
  )
}
