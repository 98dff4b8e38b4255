// All that can be done with a work that is done, as the rows of its menu. Loaded when that is wanted.
import '../../../ui/late.css'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { handWordsToKeep } from '../../../lib/words-to-keep.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { priceAgain } from './charge-text.ts'
import { creditText } from './credit-text.ts'
import { downloadFile } from './download-file.ts'
import { type DirectTask, directTasksOf, followUpPrice } from './follow-up.ts'
import { PublishItem } from './publish-item.tsx'
import { SendItems } from './send-items.tsx'
import type { WorkMenuProps } from './work-menu-props.ts'

const directIcons: { readonly [Task in DirectTask]?: IconName } = {
  prolong: 'step-forward',
  continue: 'step-forward',
  join: 'list-music',
}

export function WorkMenuItems(props: WorkMenuProps) {
  const { work, at, model, places, actions, onUse, withUse = true, followUps } = props
  const t = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const { open } = useDialogLink()
  const file = work.files[at]
  const direct = model && file && followUps === undefined ? directTasksOf(work) : []
  // One way of having it again is enough.
  const rerolls = followUps !== undefined && work.next.includes('reroll')
  return (
    <>
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
    </>
  )
}
