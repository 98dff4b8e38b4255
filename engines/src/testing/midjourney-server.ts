// Speaks midjourney-proxy's two dialects on loopback: the older line (novicezk), which changes a grid by its number, and the newer
// (trueai), which presses buttons.

import { midjourneyButtons } from './midjourney-buttons.ts'
import { clipFaultOf, clipUrlsOf } from './midjourney-clips.ts'
import { samplePng } from './sample-picture.ts'
import type { RecordedRequest } from './upstream-server.ts'
import { sampleMp4 } from './video-sample.ts'
import {
  longId,
  type Stage,
  type StandInWorld,
  startWorkStandIn,
  type WorkStandIn,
} from './work-stand-in.ts'

type Task = {
  id: string
  action: string
  prompt: string
  state: string
  buttons: string[]
  /** A window waits to be filled in. */
  modal: boolean
  /** How many clips it makes. */
  clips: number
}

type Answer = { code: number; description: string; result?: unknown; properties?: unknown }
type Fields = Record<string, unknown>

const submitPath =
  /^(\/mj-(?:fast|turbo|relax))?\/mj\/submit\/(imagine|change|blend|describe|shorten|action|edits|retexture|video)$/

export function startMidjourneyServer(options: {
  line: 'novicezk' | 'trueai'
  key?: string
  auth?: 'mj-api-secret' | 'bearer'
  port?: number
}): Promise<WorkStandIn> {
  const { line, key, auth = 'mj-api-secret' } = options
  const tasks = new Map<string, Task>()
  return startWorkStandIn(
    {
      path: '/mj',
      kindOf({ method, path, body }) {
        if (method === 'GET' && /\/fetch$/.test(path)) return 'check'
        // A press of no button is how a line is told from the other.
        const isPress = path.endsWith('/action') && (body as Fields).customId === undefined
        return submitPath.test(path) && !isPress ? 'submit' : undefined
      },
      allows: ({ headers, path }) =>
        key === undefined ||
        /^\/(pictures|clips)\//.test(path) ||
        (auth === 'bearer'
          ? headers.authorization === `Bearer ${key}`
          : headers['mj-api-secret'] === key),
      wrongKey: ({ headers }) => ({
        status: 401,
        body: { description: `无权限 ${headers['mj-api-secret'] ?? headers.authorization}` },
      }),
      words: {
        refused: {
          status: 200,
          body: {
            code: 24,
            description: '可能包含敏感词',
            properties: { promptEn: 'x', bannedWord: 'x' },
          },
        },
        rate: {
          status: 200,
          body: { code: 23, description: '队列已满，请稍后尝试', result: '14001929738841620' },
        },
        // A gateway's word: the proxy itself knows no money.
        'no-money': {
          status: 403,
          body: { code: 30, description: 'quota_not_enough', type: 'upstream_error' },
        },
      },
      handle: (request, response, world) => {
        if (request.path.startsWith('/pictures/'))
          return void response
            .writeHead(200, { 'content-type': 'image/png' })
            .end(samplePng(16, 16))
        if (request.path.startsWith('/clips/'))
          return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleMp4())
        const reply = answer({ line, tasks, world }, request)
        if (reply === 'empty') return void response.writeHead(200).end()
        return world.reply(request, response, reply.status ?? 200, reply.body)
      },
    },
    options,
  )
}

type Proxy = { line: 'novicezk' | 'trueai'; tasks: Map<string, Task>; world: StandInWorld }
type Reply = { status?: number; body: unknown } | 'empty'

function answer(proxy: Proxy, request: RecordedRequest): Reply {
  const { line, tasks, world } = proxy
  const { method, path } = request
  const fields = (request.body ?? {}) as Fields
  const [, , kind] = submitPath.exec(path) ?? []
  const wrongPath =
    line === 'novicezk' ? /action|shorten|edits|retexture|video|^\/mj-/ : /\/change$/
  if (wrongPath.test(path)) return springNotFound(path)
  if (method === 'POST' && kind) return { body: submit(proxy, kind, fields) }
  if (line === 'trueai' && path.endsWith('/submit/modal')) return { body: fillIn(proxy, fields) }
  if (line === 'trueai' && path.endsWith('/submit/upload-discord-images'))
    return { body: uploaded(fields) }
  const [, id = '', verb] = /^\/mj\/task\/([^/]+)\/(fetch|cancel)$/.exec(path) ?? []
  const task = tasks.get(id)
  if (method === 'GET' && verb === 'fetch') {
    if (task === undefined || world.stage === 'gone') return 'empty'
    return { body: taskBody(proxy, task) }
  }
  if (method === 'POST' && verb === 'cancel' && line === 'trueai') {
    world.giveUp()
    return 'empty'
  }
  if (method === 'GET' && path === '/mj/task/list')
    return { body: [...tasks.values()].map((one) => taskBody(proxy, one)) }
  return springNotFound(path)
}

const springNotFound = (path: string): Reply => ({
  status: 404,
  body: { timestamp: '2026-11-20T08:00:00.000+00:00', status: 404, error: 'Not Found', path },
})

const refuse = (code: number, description: string): Answer => ({ code, description })

/** What the real ones refuse too. */
function faultOf({ line, tasks, world }: Proxy, kind: string, fields: Fields): Answer | undefined {
  const { base64Array, prompt, taskId, action, index, customId } = fields
  const pictures = Array.isArray(base64Array) ? base64Array : []
  const needsPrompt = ['imagine', 'shorten', 'edits', 'retexture'].includes(kind)
  if (needsPrompt && !prompt) return refuse(4, 'prompt不能为空')
  if (pictures.some((one) => !/^data:image\/\w+;base64,\S+$/.test(String(one))))
    return refuse(4, 'base64Array参数错误')
  const clipFault = kind === 'video' && clipFaultOf(fields, (id) => tasks.get(id))
  if (clipFault) return refuse(...clipFault)
  if (kind === 'blend' && (pictures.length < 2 || pictures.length > 5))
    return refuse(4, 'base64List参数错误')
  if (kind === 'describe' && !fields.base64) return refuse(4, 'base64不能为空')
  if (['edits', 'retexture'].includes(kind) && !fields.image) return refuse(4, 'image不能为空')
  if (kind === 'action' && (!taskId || !customId)) return refuse(4, '参数错误')
  if (kind !== 'action' && kind !== 'change') return undefined
  const parent = tasks.get(String(taskId))
  if (!parent) return refuse(3, '关联任务不存在或已失效')
  if (kind === 'action' && !parent.buttons.includes(String(customId)))
    return refuse(4, 'customId 不存在')
  if (line === 'trueai') return undefined
  if (world.stage !== 'done') return refuse(4, '关联任务状态错误')
  if (!/^(IMAGINE|VARIATION|REROLL|BLEND)$/.test(parent.action))
    return refuse(4, '关联任务不允许执行变化')
  const isPlace = Number(index) >= 1 && Number(index) <= 4
  return action === 'REROLL' || isPlace ? undefined : refuse(4, 'index错误')
}

function submit(proxy: Proxy, kind: string, fields: Fields): Answer {
  const fault = faultOf(proxy, kind, fields)
  if (fault) return fault
  const { line, tasks, world } = proxy
  const id = longId(`task ${tasks.size}`)
  const made = madeBy(kind, fields)
  const modal =
    line === 'trueai' &&
    (/CustomZoom|Inpaint/.test(String(fields.customId)) || fields.enableRemix === true)
  const buttons = line === 'trueai' ? midjourneyButtons(made, id) : []
  tasks.set(id, {
    id,
    action: made,
    prompt: String(fields.prompt ?? ''),
    state: String(fields.state ?? ''),
    buttons,
    modal,
    clips: kind === 'video' ? Number(fields.batchSize ?? 4) : 0,
  })
  world.take()
  if (modal)
    return {
      code: 21,
      description: 'Waiting for window confirm',
      result: id,
      properties: { finalPrompt: 'a lighthouse --v 7', remix: true },
    }
  return tasks.size % 2 === 0
    ? {
        code: 22,
        description: '排队中，前面还有1个任务',
        result: id,
        properties: { numberOfQueues: 1 },
      }
    : { code: 1, description: '提交成功', result: id, properties: {} }
}

function fillIn({ tasks }: Proxy, { taskId, maskBase64 }: Fields): Answer {
  const task = tasks.get(String(taskId))
  if (!task?.modal) return refuse(3, '关联任务不存在或已失效')
  if (task.action === 'INPAINT' && !maskBase64) return refuse(4, 'maskBase64不能为空')
  task.modal = false
  return { code: 1, description: '提交成功', result: task.id }
}

const uploaded = ({ base64Array }: Fields): Answer => ({
  code: 1,
  description: '提交成功',
  result: (base64Array as string[]).map(
    (_, at) => `https://cdn.discordapp.com/attachments/1/${at}.png`,
  ),
})

function madeBy(kind: string, { action, customId }: Fields): string {
  if (kind === 'change') return String(action)
  if (kind !== 'action')
    return { edits: 'EDIT', retexture: 'RETEXTURE' }[kind] ?? kind.toUpperCase()
  const [, name] =
    /^MJ::(?:JOB::)?(upsample|pan|reroll|Outpaint|CustomZoom|Inpaint|variation|low_variation|high_variation)/.exec(
      String(customId),
    ) ?? []
  const actions: Record<string, string> = {
    upsample: 'UPSCALE',
    pan: 'PAN',
    reroll: 'REROLL',
    Outpaint: 'ZOOM',
    CustomZoom: 'ZOOM',
    Inpaint: 'INPAINT',
  }
  return actions[name ?? ''] ?? 'VARIATION'
}

const statuses: Record<Stage, string> = {
  waiting: 'SUBMITTED',
  running: 'IN_PROGRESS',
  done: 'SUCCESS',
  failed: 'FAILURE',
  refused: 'FAILURE',
  cancelled: 'FAILURE',
  strange: 'PONDERING',
  bare: 'SUCCESS',
  gone: '',
}

function taskBody({ line, world }: Proxy, task: Task): Fields {
  const { stage } = world
  const failed = statuses[stage] === 'FAILURE'
  const hasPicture = stage === 'done' || stage === 'running'
  const isWords = /^(DESCRIBE|SHORTEN)$/.test(task.action)
  const reason = {
    failed: '任务超时未知错误',
    refused: 'Banned prompt detected',
    cancelled: '取消任务',
  }
  return {
    id: task.id,
    action: task.action,
    prompt: task.prompt,
    state: task.state,
    status: task.modal ? 'MODAL' : statuses[stage],
    submitTime: 1_763_000_000_000,
    progress: failed
      ? ''
      : stage === 'running'
        ? '46%'
        : stage === 'done' || stage === 'bare'
          ? '100%'
          : '0%',
    failReason: failed ? reason[stage as 'failed'] : null,
    ...(task.clips > 0 && stage === 'done' ? { videoUrls: clipUrlsOf(task.id, task) } : {}),
    imageUrl: hasPicture ? `/pictures/${task.id}.png` : null,
    properties: isWords && stage === 'done' ? { finalPrompt: fourPrompts } : {},
    ...(line === 'trueai' && stage === 'done'
      ? {
          buttons: task.buttons.map((customId) => ({
            customId,
            emoji: '',
            label: 'U1',
            style: 2,
            type: 2,
          })),
        }
      : {}),
  }
}

const fourPrompts = [1, 2, 3, 4]
  .map((at) => `${at}️⃣ A [lighthouse](https://example.com) number ${at}, at dusk --ar 3:2`)
  .join('\n\n')
