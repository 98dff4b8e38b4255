// The tools that an app may use: those that there are for whoever makes it.
import { toolLimits } from '@atelier/contract/tool-terms'
import { useQuery } from '@tanstack/react-query'
import { offeredToolsQuery } from '../../../api/offered-tools.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CheckGroups } from '../../../ui/check-groups.tsx'
import { Query } from '../../../ui/query.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type ToolFieldsProps = { value: readonly string[]; onChange: (tools: readonly string[]) => void }

export function ToolFields({ value, onChange }: ToolFieldsProps) {
  const apps = useTexts('apps')
  const t = useTexts('toolServers')
  const tools = useQuery(offeredToolsQuery)
  const change = (names: readonly string[], wanted: boolean) => {
    const rest = value.filter((name) => !names.includes(name))
    onChange(wanted ? [...rest, ...names].slice(0, toolLimits.chosen) : rest)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{apps.tools}</legend>
      <Query
        of={tools}
        waiting={<Skeleton className="h-40 rounded-control" />}
        failed={<QueryFailure inline withoutId message={t.failed} of={tools} />}
        keeps="nothing"
      >
        {(offered) => (
          <div className="scroll-quiet max-h-80 overflow-y-auto rounded-card border border-line p-3">
            <CheckGroups
              groups={groupsOf(offered, t)}
              chosen={value}
              onChange={change}
              searchLabel={t.search}
              noneFound={t.noneFound}
            />
          </div>
        )}
      </Query>
    </fieldset>
  )
}

type Tools = Awaited<ReturnType<(typeof offeredToolsQuery)['queryFn']>>

function groupsOf(tools: Tools, t: ReturnType<typeof useTexts<'toolServers'>>) {
  const ids = [...new Set(tools.map(({ server }) => server?.id ?? 0))]
  return ids.map((id) => {
    const own = tools.filter(({ server }) => (server?.id ?? 0) === id)
    const name = own[0]?.server?.name
    return {
      id: String(id),
      label: name ?? t.builtIn,
      allLabel: name === undefined ? undefined : t.ofServer({ name }),
      options: own.map(({ name: value, title: label, description: detail, asks }) => ({
        value,
        label,
        detail,
        ...(asks ? { mark: t.asks } : {}),
      })),
    }
  })
}
