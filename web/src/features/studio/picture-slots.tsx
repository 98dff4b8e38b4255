// Places for the pictures that a task takes: uploaded, dropped, pasted, or of one's own works.
import type { PictureRole } from '@atelier/contract/work-terms'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SlotThumbnail } from './slot-thumbnail.tsx'
import { type BroughtPicture, placePicture } from './take-recipe.ts'
import { pictureTypes, useAddPictures } from './use-picture-drop.ts'
import type { Studio } from './use-studio.ts'
import type { FormPicture } from './wish-form.ts'

/** Offers own works to choose a picture from. */
export type PickWork = (props: {
  onPick: (picture: BroughtPicture) => void
  onClose: () => void
}) => ReactNode

/** Lets somebody paint where a picture is to be changed; the mask is white on black. */
export type DrawMask = (props: {
  source: FormPicture
  onMask: (mask: File) => void
  onClose: () => void
}) => ReactNode

type PictureSlotsProps = { studio: Studio; pickWork: PickWork; drawMask: DrawMask | undefined }

export function PictureSlots({ studio, pickWork, drawMask }: PictureSlotsProps) {
  const { settled, problems } = studio
  const [picking, setPicking] = useState<PictureRole>()
  const [masking, setMasking] = useState(false)
  const add = useAddPictures(studio)
  if (!settled || settled.declared.pictures.length === 0) return null
  const source = settled.pictures.find(isPaintable)
  return (
    <>
      {settled.declared.pictures.map(({ role, most }) => {
        const held = settled.pictures.filter((picture) => picture.role === role)
        if (role === 'mask' && (!drawMask || !source)) return null
        return (
          <Slot
            key={role}
            role={role}
            studio={studio}
            held={held}
            hasRoom={held.length < most}
            onFiles={(files) => add(role, files)}
            onPick={() => setPicking(role)}
            onMask={role === 'mask' ? () => setMasking(true) : undefined}
          />
        )
      })}
      {problems.pictures && (
        <p role="alert" className="text-small text-danger">
          {problems.pictures}
        </p>
      )}
      {picking &&
        pickWork({
          onClose: () => setPicking(undefined),
          onPick: (picture) => {
            setPicking(undefined)
            const most = settled.declared.pictures.find(({ role }) => role === picking)?.most ?? 1
            studio.change((form) => ({
              ...form,
              pictures: placePicture(form.pictures, picture, picking, most),
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
            for (const { key, role } of settled.pictures)
              if (role === 'mask') studio.store.remove(key)
            studio.store.addFiles('mask', [mask], 1)
          },
        })}
    </>
  )
}

/** Its size is known: what was brought with a recipe does not tell it. */
const isPaintable = ({ role, state, width }: FormPicture): boolean =>
  role === 'source' && state === 'ready' && width !== null

type SlotProps = {
  role: PictureRole
  studio: Studio
  held: readonly FormPicture[]
  hasRoom: boolean
  onFiles: (files: readonly File[]) => void
  onPick: () => void
  onMask: (() => void) | undefined
}

function Slot({ role, studio, held, hasRoom, onFiles, onPick, onMask }: SlotProps) {
  const t = useTexts('studio')
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <section aria-label={t.roles[role]} className="flex flex-col gap-1.5">
      <h3 className="font-medium">{t.roles[role]}</h3>
      {held.length > 0 && (
        <ul className="flex flex-wrap gap-2.5 pt-1.5">
          {held.map((picture) => (
            <SlotThumbnail
              key={picture.key}
              picture={picture}
              onRemove={() => studio.store.remove(picture.key)}
              onRetry={() => studio.store.retry(picture.key)}
            />
          ))}
        </ul>
      )}
      {onMask && (
        <Button size="small" icon="pencil" className="self-start" onClick={onMask}>
          {held.length > 0 ? t.changeMask : t.drawMask}
        </Button>
      )}
      {!onMask && hasRoom && (
        <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line-control p-3 text-center">
          {held.length === 0 && (
            <p className="flex items-center gap-1.5 text-small text-soft">
              <Icon name="image-plus" size={16} />
              {t.dropHint}
            </p>
          )}
          <div className="flex flex-wrap justify-center gap-1.5">
            <Button size="small" icon="upload" onClick={() => input.current?.click()}>
              {t.upload}
            </Button>
            <Button size="small" icon="images" onClick={onPick}>
              {t.fromWorks}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            multiple
            hidden
            aria-label={t.addPicture({ role: t.roles[role] })}
            onChange={onChange}
          />
        </div>
      )}
    </section>
  )
}
