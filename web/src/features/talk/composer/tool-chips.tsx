// The tools that somebody turned on beyond the usual ones; those of a server are one.
import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { offeredToolsQuery } from '../../../api/offered-tools.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { ComposerChip } from './composer-chip.tsx'
import { chosenTools, unusualTools, withTools } from './tool-choice.ts'
import { groupTools } from './tool-groups.ts'

export function ToolChips() {
  const t = useTexts('chat')
  const chosen = useStored(chosenTools)
  const { data } = useQuery(offeredToolsQuery)
  const { builtIn, servers } = groupTools(data ?? [])
  const unusual = unusualTools(chosen)
  const chips = [
    ...builtIn.map(({ name, title }) => ({ key: name, title, names: [name] })),
    ...servers.map(({ id, name, names }) => ({ key: String(id), title: name, names })),
  ].filter(({ names }) => names.some((name) => unusual.includes(name)))
  return chips.map(({ key, title, names }) => (
    <ComposerChip
      key={key}
      icon="wrench"
      offLabel={t.turnOff({ name: title })}
      onOff={() => chosenTools.update((now) => withTools(now, names, false))}
    >
      {title}
    </ComposerChip>
  ))
}
