import '../../../ui/late.css'
import { toolLimits } from '@atelier/contract/tool-terms'
import { useQuery } from '@tanstack/react-query'
import { offeredToolsQuery } from '../../../api/offered-tools.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { CheckGroups } from '../../../ui/check-groups.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { chosenTools, withTools } from './tool-choice.ts'
import { groupTools } from './tool-groups.ts'

/** Every tool by itself, to look through and to choose from. */
export function AllToolsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('toolServers')
  const common = useTexts('common')
  const chosen = useStored(chosenTools)
  const { data = [] } = useQuery(offeredToolsQuery)
  const { builtIn, servers } = groupTools(data)
  const option = ({ name, title, description, asks }: (typeof data)[number]) => ({
    value: name,
    label: title,
    detail: description,
    ...(asks ? { mark: t.asks } : {}),
  })
  const groups = [
    { id: 'built-in', label: t.builtIn, options: builtIn.map(option) },
    ...servers.map(({ id, name, isOwn }) => ({
      id: String(id),
      label: isOwn ? t.ofOwn({ name }) : t.ofSite({ name }),
      allLabel: t.ofServer({ name }),
      options: data.filter(({ server }) => server?.id === id).map(option),
    })),
  ]
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.chooseTools}
      closeLabel={common.close}
      size="medium"
      fullOnPhone
    >
      {chosen.length >= toolLimits.chosen && (
        <p role="status" className="mb-3 text-soft">
          {t.mostChosen({ max: toolLimits.chosen })}
        </p>
      )}
      <CheckGroups
        groups={groups}
        chosen={chosen}
        onChange={(names, wanted) => chosenTools.update((now) => withTools(now, names, wanted))}
        searchLabel={t.search}
        noneFound={t.noneFound}
      />
    </DialogWindow>
  )
}
