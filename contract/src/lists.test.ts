import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { api } from './index.ts'

const endpoints = Object.values(api).flatMap((feature): Endpoint[] => Object.values(feature))

type Schema = { type?: string; maxItems?: number; properties?: Record<string, Schema> }

const isEndless = ({ type, maxItems }: Schema) => type === 'array' && maxItems === undefined

/** Whether a reply is a list, or holds one beside nothing else that says how long it may be. */
function listsEndlessly({ reply, replies }: Endpoint): boolean {
  if (replies !== 'json') return false
  const schema = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Schema
  return isEndless(schema) || isEndless(schema.properties?.rows ?? {})
}

function isPaged({ input }: Endpoint): boolean {
  const { properties = {} } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema
  return 'size' in properties || 'after' in properties
}

/** Lists that are whole by themselves, and what bounds each. */
const bounded: Record<string, string> = {
  '/app/categories': 'a list of the product',
  '/prompt-market/categories': 'a list of the product',
  '/midjourney/fenlei': 'a list of the product',
  '/midjourney/getCasesCategory': 'a list of the product',
  '/midjourney/getParamsCategory': 'a list of the product',
  '/help/pages': 'pages of the handbook',
  '/chatgpt/tools': 'tools of the product and of so many tool servers',
  '/tools/servers': 'tool_servers.too_many',
  '/user/getLoginDeviceList': 'sessions of an account end beyond a hundred',
  '/auth/passkeys': 'passkeys.too_many',
  '/auth/openidAccounts': 'openid.has_another',
  '/chatgpt/runs': 'at most 50',
  '/chatlog/versions': 'at most 40',
  '/collect/getHaveList': 'albums.too_many',
  '/collect/getNoList': 'albums.too_many',
  '/collect/albumsOf': 'albums.too_many',
  '/midjourney/saveUserParam': 'library.too_many_sets',
  '/share/list': 'shares.too_many',
  '/prompts/versions': 'so many versions of a prompt are kept',
  '/prompts/fetch': 'a list of bounded size from outside',
  '/autoreply/queryBatchDownload': 'so many archives wait for an account, for a day',
  '/autoreply/queryGptModel': 'models that the operator offers',
  '/autoreply/queryGptModelUser': 'models.too_many',
  '/autoreply/queryMjModel': 'models that the operator offers',
  '/autoreply/queryModelField': 'models that the operator offers',
  '/works/models': 'models that the operator offers',
  '/queue/getItemPrice': 'models that the operator offers',
  '/autoreply/queryJump': 'content.too_many',
  '/config/notice': 'content.too_many',
  '/config/mjNotice': 'content.too_many',
  '/config/getaboutList': 'sites of the installation',
  '/config/querySite': 'sites of the installation',
  '/pay/allPackages': 'packages that the operator offers',
  '/gallery/publish': 'as many as were sent',
  '/gallery/states': 'as many as were asked for',
  '/queue/getMjStatus': 'as many as were asked for',
  '/works/stop': 'as many as were asked for',
  '/chatLog/usetokenList': 'days of a bounded range',
  '/backup/list': 'backups that are kept',
  '/staff/list': 'those who run the site',
  '/admin/sites': 'sites of the installation',
  '/admin/sites/models': 'models that the operator offers',
  '/admin/connections': 'connections of the operator',
  '/admin/models': 'models that the operator offers',
  '/admin/works/models': 'models that the operator offers',
  '/admin/content/list': 'content.too_many',
  '/admin/content/builtIn': 'a list of the product',
  '/admin/figures/read': 'days of a bounded range',
  '/admin/figures/health': 'connections of the operator',
}

it('every list is paged, or something bounds it', () => {
  const endless = endpoints.filter((endpoint) => listsEndlessly(endpoint) && !isPaged(endpoint))
  expect(endless.map(({ path }) => path).filter((path) => !(path in bounded))).toEqual([])
})

it('no list is excused that is paged, or gone', () => {
  const paths = new Set(
    endpoints
      .filter((endpoint) => listsEndlessly(endpoint) && !isPaged(endpoint))
      .map(({ path }) => path),
  )
  expect(Object.keys(bounded).filter((path) => !paths.has(path))).toEqual([])
})
