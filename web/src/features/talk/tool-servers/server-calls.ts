// The calls by which servers are kept: a member's own, or those of the site.
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'

export type ServerScope = 'own' | 'site'
export type ServerInput = InputAt<'POST /tools/saveServer'>

const keys = {
  own: {
    list: 'GET /tools/servers',
    save: 'POST /tools/saveServer',
    refresh: 'POST /tools/refreshServer',
    delete: 'POST /tools/deleteServer',
  },
  site: {
    list: 'GET /tools/site',
    save: 'POST /tools/saveSiteServer',
    refresh: 'POST /tools/refreshSiteServer',
    delete: 'POST /tools/deleteSiteServer',
  },
} as const

export const ownServersQuery = callOptions('GET /tools/servers', {})
export const siteToolsQuery = callOptions('GET /tools/site', {})

/** The servers of the site; the same data as its settings. */
export const useSiteTools = () => useQuery(siteToolsQuery)

async function askAnew(queries: QueryClient, scope: ServerScope) {
  await Promise.all([
    queries.invalidateQueries({ queryKey: dataKey(keys[scope].list) }),
    queries.invalidateQueries({ queryKey: dataKey('GET /chatgpt/tools') }),
  ])
}

export function useServerCalls(scope: ServerScope) {
  const queries = useQueryClient()
  const own = keys[scope]
  return {
    async save(input: ServerInput): Promise<ToolServer> {
      const saved = await call(own.save, input, { shownInPlace: true })
      await askAnew(queries, scope)
      return saved
    },
    async refresh(id: number): Promise<void> {
      await call(own.refresh, { id })
      await askAnew(queries, scope)
    },
    async remove(id: number): Promise<void> {
      await call(own.delete, { id })
      await askAnew(queries, scope)
    },
  }
}
