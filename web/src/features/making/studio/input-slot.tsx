import { type InputRole, mediumOfRole } from '@atelier/contract/work-terms'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { acceptOf } from './file-kinds.ts'
import type { FormInput } from './request-form.ts'
import { SlotThumbnail } from './slot-thumbnail.tsx'
import { holdsFiles } from './use-file-drop.ts'
import type { Studio } from './use-studio.ts'

type InputSlotProps = {
  role: InputRole
  studio: Studio
  held: readonly FormInput[]
  hasRoom: boolean
  /** The longest clip or song that the model takes, in seconds. */
  longestS: number | undefined
  /** Files are over the page. */
  isOver: boolean
  onFiles: (files: readonly File[]) => void
  onPick: () => void
  onMask: (() => void) | undefined
}

const icons = { picture: 'image-plus', clip: 'film', song: 'music' } as const

/** One place for files of a role; what is dropped on it is for that role. */
export function InputSlot(props: InputSlotProps) {
  const { role, studio, held, hasRoom, longestS, isOver, onFiles, onPick, onMask } = props
  const t = useTexts('studio')
  const input = useRef<HTMLInputElement>(null)
  const [isAimedAt, setAimedAt] = useState(false)
  const medium = mediumOfRole(role)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    setAimedAt(false)
    if (!holdsFiles(event) || onMask || !hasRoom) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t.roles[role]}
      onDragOver={(event) => holdsFiles(event) && setAimedAt(true)}
      onDragLeave={() => setAimedAt(false)}
      onDrop={onDrop}
      className="flex flex-col gap-1.5"
    >
      <h3 className="font-medium">{t.roles[role]}</h3>
      {held.length > 0 && (
        <ul className="flex flex-wrap gap-2.5 pt-1.5">
          {held.map((each) => (
            <SlotThumbnail
              key={each.key}
              input={each}
              onRemove={() => studio.store.remove(each.key)}
              onRetry={() => studio.store.retry(each.key)}
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
        <div
          className={classes(
            'flex flex-col items-center gap-2 rounded-card border border-dashed p-3 text-center',
            isOver ? 'border-focus' : 'border-line-control',
            isOver && isAimedAt && 'bg-fill-strong',
          )}
        >
          {held.length === 0 && (
            <p className="flex items-center gap-1.5 text-small text-soft">
              <Icon name={icons[medium]} size={16} />
              {t.dropHints[medium]}
            </p>
          )}
          {held.length === 0 && longestS !== undefined && (
            <p className="figures text-small text-soft">
              {t.longest({ time: clockText(longestS) })}
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
            accept={acceptOf[medium]}
            multiple
            hidden
            aria-label={t.addFile({ role: t.roles[role] })}
            onChange={onChange}
          />
        </div>
      )}
    </section>
  )
}
