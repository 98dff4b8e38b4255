// The rows of the tools menu: each tool of the product, and each server as one.
import { QueryFailure } from '../../../ui/query-failure.tsx'
import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { offeredToolsQuery } from '../../../api/offered-tools.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { chosenTools, withTools } from './tool-choice.ts'
import { groupTools } from './tool-groups.ts'

export function ToolRows({ onAll }: { onAll: () => void }) {
  const t = useTexts('toolServers')
  const chosen = useStored(chosenTools)
  const tools = useQuery(offeredToolsQuery)
  if (tools.isPending) return <Skeleton className="m-2 h-60 rounded-control" />
  if (tools.isError) return <QueryFailure inline withoutId message={t.failed} of={tools} />
  const { builtIn, servers } = groupTools(tools.data)
  const set = (names: readonly string[], wanted: boolean) =>
    chosenTools.update((now) => withTools(now, names, wanted))
  return (
    <>
      {builtIn.map(({ name, title, description }) => (
        <MenuCheck
          key={name}
          checked={chosen.includes(name)}
          detail={description}
          onChange={(wanted) => set([name], wanted)}
        >
          {title}
        </MenuCheck>
      ))}
      {servers.length > 0 && (
        <MenuGroup label={t.title}>
          {servers.map(({ id, name, names }) => {
            const n = names.filter((each) => chosen.includes(each)).length
            return (
              <MenuCheck
                key={id}
                checked={n > 0}
                detail={t.counted({ n, of: names.length })}
                onChange={(wanted) => set(names, wanted)}
              >
                {name}
              </MenuCheck>
            )
          })}
        </MenuGroup>
      )}
      {servers.length > 0 && (
        <>
          <MenuSeparator />
          <MenuItem icon="list-checks" onSelect={onAll}>
            {t.allTools}
          </MenuItem>
        </>
      )}
    </>
  )
}
