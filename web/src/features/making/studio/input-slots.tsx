// Places for the files that a task takes: uploaded, dropped, pasted, or of one's own works.
import { type InputRole, type Medium, mediumOfRole } from '@atelier/contract/work-terms'
import { type ReactNode, useState } from 'react'
import { InputSlot } from './input-slot.tsx'
import type { FormInput } from './request-form.ts'
import { type BroughtFile, placeFile } from './take-recipe.ts'
import { useAddFiles } from './use-file-drop.ts'
import type { Studio } from './use-studio.ts'

/** Offers own works and uploads to choose a file from. */
export type PickWork = (props: {
  medium: Medium
  onPick: (file: BroughtFile) => void
  onClose: () => void
}) => ReactNode

/** Lets somebody paint where a picture is to be changed; the mask is white on black. */
export type DrawMask = (props: {
  source: FormInput
  onMask: (mask: File) => void
  onClose: () => void
}) => ReactNode

type InputSlotsProps = {
  studio: Studio
  pickWork: PickWork
  drawMask: DrawMask | undefined
  /** Files are over the page. */
  isOver?: boolean
}

export function InputSlots({ studio, pickWork, drawMask, isOver = false }: InputSlotsProps) {
  const { settled, problems } = studio
  const [picking, setPicking] = useState<InputRole>()
  const [masking, setMasking] = useState(false)
  const add = useAddFiles(studio)
  if (!settled || settled.declared.inputs.length === 0) return null
  const source = settled.inputs.find(isPaintable)
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {settled.declared.inputs.map(({ role, most: max, longestS }) => {
          const held = settled.inputs.filter((input) => input.role === role)
          if (role === 'mask' && (!drawMask || !source)) return null
          return (
            <InputSlot
              key={role}
              role={role}
              studio={studio}
              held={held}
              hasRoom={held.length < max}
              longestS={longestS}
              isOver={isOver}
              onFiles={(files) => add(role, files)}
              onPick={() => setPicking(role)}
              onMask={role === 'mask' ? () => setMasking(true) : undefined}
            />
          )
        })}
      </div>
      {problems.inputs && (
        <p role="alert" className="text-small text-danger">
          {problems.inputs}
        </p>
      )}
      {picking &&
        pickWork({
          medium: mediumOfRole(picking),
          onClose: () => setPicking(undefined),
          onPick: (file) => {
            setPicking(undefined)
            const max = settled.declared.inputs.find(({ role }) => role === picking)?.most ?? 1
            studio.change((form) => ({
              ...form,
              inputs: placeFile(form.inputs, file, picking, max),
            }))
          },
        })}
      {masking &&
        source &&
        drawMask?.({
          source,
          onClose: () => setMasking(false),
          onMask: (mask) => {
            setMasking(false)
            for (const { key, role } of settled.inputs)
              if (role === 'mask') studio.store.remove(key)
            studio.store.addFiles('mask', [mask], 1)
          },
        })}
    </>
  )
}

/** Its size is known: what was brought with a recipe does not tell it. */
const isPaintable = ({ role, state, width }: FormInput): boolean =>
  role === 'source' && state === 'ready' && width !== null
