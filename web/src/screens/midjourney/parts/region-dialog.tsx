import type { Work } from '@atelier/contract/features/making/works'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { upload } from '../../../api/upload.ts'
import { MaskWindow } from '../../../features/making/mask-canvas/mask-window.tsx'
import { followUpPrice } from '../../../features/making/works/follow-up.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Steps } from '../use-steps.ts'

type RegionDialogProps = {
  work: Work
  at: number
  steps: Steps
  onClose: () => void
  /** It is asked for. */
  onDone: () => void
}

/** Changes a painted part of a picture by words. */
export function RegionDialog({ work, at, steps, onClose, onDone }: RegionDialogProps) {
  const t = useTexts('midjourney')
  const works = useTexts('works')
  const [prompt, setPrompt] = useState(work.prompt)
  const file = work.files[at]
  const model = steps.modelOf(work)
  if (!file?.width || !file.height || !model) return null
  const price = steps.price(work, followUpPrice(work, model, 'edit') ?? 0)
  const wantsWords = model.declaration.tasks.edit?.prompt === 'wanted'
  const take = async (mask: File) => {
    try {
      const { id } = await upload('uploads.addPicture', mask)
      const told = { prompt: prompt.trim(), mask: id }
      if (await steps.actions.followUp(work, model, 'edit', at, told)) onDone()
    } catch (error) {
      // A failed call has been said; what was painted stays.
      if (!(error instanceof CallFailure)) throw error
    }
  }
  return (
    <MaskWindow
      title={t.region}
      picture={{ url: file.url, width: file.width, height: file.height }}
      action={works.withPrice({ label: t.region, price })}
      blocked={wantsWords && prompt.trim() === ''}
      onMask={take}
      onClose={onClose}
    >
      <TextField
        label={t.regionPrompt}
        value={prompt}
        maxLength={model.declaration.promptLimit}
        onChange={({ target }) => setPrompt(target.value)}
      />
    </MaskWindow>
  )
}
