import { type InputRole, mediumOfRole } from '@atelier/contract/work-terms'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
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

const tile =
  'touch-target grid size-14 shrink-0 place-items-center rounded-control bg-fill text-soft transition-[background-color] hover:bg-fill-strong hover:text-text data-popup-open:bg-fill-strong'

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
      className={classes(
        'flex max-w-full min-w-0 flex-col gap-1.5 rounded-control outline-offset-4 outline-focus',
        isOver && hasRoom && !onMask && 'outline-2 outline-dashed',
        isOver && isAimedAt && 'bg-fill-strong',
      )}
    >
      <h2 className="text-small text-soft">
        {t.roles[role]}
        {longestS !== undefined && (
          <span className="figures">{` · ${t.longest({ time: clockText(longestS) })}`}</span>
        )}
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {held.map((each) => (
          <SlotThumbnail
            key={each.key}
            input={each}
            onRemove={() => studio.store.remove(each.key)}
            onRetry={() => studio.store.retry(each.key)}
          />
        ))}
        {onMask && (
          <li>
            <button
              type="button"
              aria-label={held.length > 0 ? t.changeMask : t.drawMask}
              data-tooltip={held.length > 0 ? t.changeMask : t.drawMask}
              onClick={onMask}
              className={tile}
            >
              <Icon name="brush" />
            </button>
          </li>
        )}
        {!onMask && hasRoom && (
          <li>
            <Menu
              trigger={
                <button
                  type="button"
                  aria-label={t.addFile({ role: t.roles[role] })}
                  data-tooltip={t.dropHints[medium]}
                  className={tile}
                >
                  <Icon name="plus" />
                </button>
              }
            >
              <MenuItem icon="upload" onSelect={() => input.current?.click()}>
                {t.upload}
              </MenuItem>
              <MenuItem icon="images" onSelect={onPick}>
                {t.fromWorks}
              </MenuItem>
            </Menu>
            <input
              ref={input}
              type="file"
              accept={acceptOf[medium]}
              multiple
              hidden
              onChange={onChange}
            />
          </li>
        )}
      </ul>
    </section>
  )
}
