// All that can be done with a work that is done.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { beginDownload } from '../../../lib/begin-download.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { handWordsToKeep } from '../../../lib/words-to-keep.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { priceAgain } from './charge-text.ts'
import { creditText } from './credit-text.ts'
import { type DirectTask, directTasksOf, followUpPrice } from './follow-up.ts'
import { PublishItem } from './publish-item.tsx'
import { SendItems } from './send-items.tsx'
import type { SendPlace } from './send-places.ts'
import type { ActionsOfWork } from './use-work-actions.ts'

export type WorkMenuProps = {
  work: Work
  /** Which of its pictures is meant. */
  at: number
  /** Its model, when that is still offered. */
  model: WorkModel | undefined
  /** In place of the toolbox. */
  places?: readonly SendPlace[] | undefined
  actions: ActionsOfWork
  onUse: () => void
  /** How its button looks. */
  className?: string
  withUse?: boolean
  /** What else it can be asked for, in place of the usual. */
  followUps?: ReactNode
}

const directIcons: { readonly [Task in DirectTask]?: IconName } = {
  prolong: 'step-forward',
  continue: 'step-forward',
  join: 'list-music',
}

export function WorkMenu(props: WorkMenuProps) {
  const { work, at, model, places, actions, onUse, className, withUse = true, followUps } = props
  const t = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const { open } = useDialogLink()
  const file = work.files[at]
  const direct = model && file && followUps === undefined ? directTasksOf(work) : []
  // One way of having it again is enough.
  const rerolls = followUps !== undefined && work.next.includes('reroll')
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="ellipsis" label={t.moreActions} className={className} />}
    >
      {withUse && (
        <MenuItem icon="square-pen" onSelect={onUse}>
          {t.use}
        </MenuItem>
      )}
      {!rerolls && (
        <MenuItem icon="rotate-ccw" onSelect={() => void actions.redo(work)}>
          {t.withPrice({
            label: t.again,
            price: creditText(priceAgain(work), { t, number, ...work }),
          })}
        </MenuItem>
      )}
      {followUps}
      {model &&
        direct.map((task) => (
          <MenuItem
            key={task}
            icon={directIcons[task] ?? 'sparkles'}
            onSelect={() => void actions.followUp(work, model, task, at)}
          >
            {t.withPrice({
              label: t.direct[task],
              price: creditText(followUpPrice(work, model, task, at) ?? 0, { t, number, ...work }),
            })}
          </MenuItem>
        ))}
      {file && <SendItems work={work} file={file} places={places} />}
      <MenuSeparator />
      {file && <PublishItem id={work.id} />}
      {work.prompt !== '' && (
        <MenuItem icon="copy" onSelect={() => void actions.copyPrompt(work)}>
          {t.copyPrompt}
        </MenuItem>
      )}
      {work.prompt !== '' && (
        <MenuItem
          icon="scroll-text"
          onSelect={() => {
            handWordsToKeep(work.prompt)
            open('prompts')
          }}
        >
          {t.keepPrompt}
        </MenuItem>
      )}
      {file && (
        <MenuItem icon="download" onSelect={() => downloadFile(file.url)}>
          {t.download}
        </MenuItem>
      )}
      {file && (
        <MenuItem icon="link" onSelect={() => open('share', { of: `work-${work.id}` })}>
          {t.shareByLink}
        </MenuItem>
      )}
      <MenuItem icon="trash-2" danger onSelect={() => void actions.remove([work])}>
        {common.delete}
      </MenuItem>
    </Menu>
  )
}

/** The whole file, saved under the name that the server gives it. */
export function downloadFile(url: string): void {
  beginDownload(`${url}${url.includes('?') ? '&' : '?'}as=download`)
}
