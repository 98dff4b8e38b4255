// The studio of whatever is made of words and files: all controls are those that the chosen model declares.
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { useSlices } from '../../../ui/use-slices.ts'
import { DropVeil } from './drop-veil.tsx'
import { InputSlots, type PickWork } from './input-slots.tsx'
import { ModelChoice } from './model-choice.tsx'
import { OriginNote } from './origin-note.tsx'
import { PromptField } from './prompt-field.tsx'
import { RequestFields, TaskChoice } from './request-fields.tsx'
import { StudioLayout } from './studio-layout.tsx'
import { UnderstoodLine } from './understood-line.tsx'
import { useFileDrop } from './use-file-drop.ts'
import type { Studio } from './use-studio.ts'

type StudioFrameProps = {
  studio: Studio
  models: Parameters<typeof ModelChoice>[0]['models']
  results: ReactNode
  /** Told when a wish was sent. */
  onSent: () => void
  pickWork: PickWork
  /** Paints a mask over the source; without it masks are pictures like others. */
  drawMask?: Parameters<typeof InputSlots>[0]['drawMask']
  /** What the site tells: above the controls, on a phone above the results. */
  notice?: ReactNode
  /** Above the controls. */
  head?: ReactNode
  /** Help with the words, in the foot of their field. */
  promptTools?: ReactNode
  /** More controls, after those of the model that are in sight. */
  moreFields?: ReactNode
  /** Over the main button: what a press on it will make. */
  before?: ReactNode
}

export function StudioFrame(props: StudioFrameProps) {
  const { studio, models, onSent, pickWork, drawMask, notice, head } = props
  const { promptTools, moreFields, before } = props
  const t = useTexts('studio')
  const isDesktop = useIsDesktop()
  const { isOver, handlers, onPaste } = useFileDrop(studio)
  // Where there are several places, each shows itself.
  const hasPlaces = (studio.settled?.declared.inputs.length ?? 0) > 1
  const prompt = (submit: () => void) => (
    <PromptField studio={studio} onSubmit={submit} compact={!isDesktop} tools={promptTools} />
  )
  const choice = <ModelChoice studio={studio} models={models} />
  // The words come first, then what is below them, then what was made: all at once hold up a slow machine.
  const drawn = useSlices(4)
  const controls = drawn > 1 && (
    <>
      <TaskChoice studio={studio} />
      <InputSlots studio={studio} pickWork={pickWork} drawMask={drawMask} isOver={isOver} />
      {drawn > 2 && <RequestFields studio={studio} more={moreFields} />}
    </>
  )
  return (
    <StudioLayout
      studio={studio}
      onSent={onSent}
      handlers={{ ...handlers, onPaste }}
      veil={isOver && !(hasPlaces && isDesktop) && <DropVeil>{t.dropHere}</DropVeil>}
      notice={notice}
      before={before}
      // What waits for its texts must not hold up the fields: until it has them, nothing that is typed would stay.
      results={drawn > 3 && <Suspense>{props.results}</Suspense>}
      panel={({ submit }) => (
        <>
          {notice}
          {head}
          {choice}
          <OriginNote studio={studio} />
          {prompt(submit)}
          {controls}
        </>
      )}
      foot={({ submit }) => (
        <>
          <OriginNote studio={studio} />
          {prompt(submit)}
        </>
      )}
      line={<UnderstoodLine studio={studio} quiet={studio.settled?.model.name ?? ''} />}
      sheet={() => (
        <>
          {choice}
          {controls}
        </>
      )}
    />
  )
}
