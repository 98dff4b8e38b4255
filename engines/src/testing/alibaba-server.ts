// Speaks Alibaba Cloud's Video AI on loopback: signed forms, answered at once with the id of a job.
import { createHmac, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readForm } from './read-form.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'
import { isMp4, sampleMp4 } from './video-sample.ts'
import { type StandInWorld, startWorkStandIn, type WorkStandIn } from './work-stand-in.ts'

const always = [
  ...['AccessKeyId', 'Action', 'Format', 'Signature', 'SignatureMethod', 'SignatureNonce'],
  ...['SignatureVersion', 'Timestamp', 'Version'],
]
/** Its hosts are paths here. */
const store = 'viapi-customer-temp.oss-cn-shanghai.aliyuncs.com'
const styles = ['anime', '3d', 'handdrawn', 'sketch', 'artstyle']

export const formOf = ({ bytes }: Pick<RecordedRequest, 'bytes'>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))

export type AlibabaOptions = {
  /** The secret of the access key `LTAI-test`. */
  key?: string
}

export async function startAlibabaServer(options: AlibabaOptions = {}): Promise<WorkStandIn> {
  const jobs = new Set<string>()
  const nonces = new Set<string>()
  const kept = new Set<string>()
  const server: WorkStandIn = await startWorkStandIn({
    path: '',
    kindOf: (request) => {
      const { Action } = formOf(request)
      if (Action === 'GenerateHumanAnimeStyleVideo') return 'submit'
      return Action === 'GetAsyncJobResult' ? 'check' : undefined
    },
    allows: ({ path, bytes }) =>
      path.startsWith('/delivery/') ||
      path === `/${store}/` ||
      isSigned(bytes.toString('utf8'), options.key),
    wrongKey: () => ({
      status: 400,
      body: failure('SignatureDoesNotMatch', 'Specified signature is not matched.'),
    }),
    words: {
      refused: {
        status: 400,
        body: failure('InvalidFile.ContentIllegal', 'The content of the file is illegal.'),
      },
      'no-money': { status: 403, body: failure('Arrearage', 'The account is overdue.') },
      rate: {
        status: 400,
        body: failure('Throttling.User', 'Request was denied due to user flow control.'),
        headers: { 'retry-after': '7' },
      },
      broken: { status: 500, body: failure('InternalError', 'An internal error has occurred.') },
    },
    handle: (request, response, world) => {
      if (request.path.startsWith('/delivery/'))
        return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(sampleMp4())
      if (request.path === '/openplatform.aliyuncs.com/') return permit(request, response)
      if (request.path === `/${store}/`) return keep(request, response, kept)
      const form = formOf(request)
      const fault =
        request.path === '/' ? faultOf(form, nonces, kept) : failure('InvalidPath', 'No path')
      if (fault) return sendJson(response, 400, fault)
      if (form.Action === 'GetAsyncJobResult')
        return sendJob(request, response, world, { jobs, id: form.JobId ?? '', server })
      world.take()
      const RequestId = randomUUID().toUpperCase()
      jobs.add(RequestId)
      world.reply(request, response, 200, { RequestId, Message: 'The job was submitted.' })
    },
  })
  return server
}

const failure = (Code: string, Message: string) => ({
  Code,
  Message,
  RequestId: 'E4B9B4F0-0000-4000-8000-000000000000',
  HostId: 'videoenhan.cn-shanghai.aliyuncs.com',
})

/** Signs what came as it came: an encoding that is not exact is not matched. */
function isSigned(body: string, secret: string | undefined): boolean {
  if (secret === undefined) return true
  const pairs = body.split('&').filter((pair) => !pair.startsWith('Signature='))
  const text = `POST&%2F&${encodeURIComponent(pairs.toSorted().join('&'))}`
  const right = createHmac('sha1', `${secret}&`).update(text).digest('base64')
  return new URLSearchParams(body).get('Signature') === right
}

function faultOf(form: Record<string, string>, nonces: Set<string>, kept: Set<string>) {
  const { Action, SignatureNonce = '', Timestamp = '' } = form
  const isJob = Action === 'GetAsyncJobResult'
  const wanted = [...always, ...(isJob ? ['JobId'] : ['VideoUrl', 'CartoonStyle'])]
  for (const name of wanted)
    if (!form[name]) return failure(`Missing${name}`, `${name} is mandatory.`)
  for (const name of Object.keys(form))
    if (!wanted.includes(name)) return failure('InvalidParameter', `${name} is not known.`)
  if (form.AccessKeyId !== 'LTAI-test') return failure('InvalidAccessKeyId.NotFound', 'Not found.')
  if (form.Version !== '2020-03-20' || form.Format !== 'JSON')
    return failure('InvalidVersion', 'Specified parameter Version is not valid.')
  if (form.SignatureMethod !== 'HMAC-SHA1' || form.SignatureVersion !== '1.0')
    return failure('InvalidSignatureMethod', 'Not supported.')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(Timestamp))
    return failure('InvalidTimeStamp.Format', 'Specified time stamp is not well formatted.')
  if (Math.abs(Date.parse(Timestamp) - Date.now()) > 15 * 60_000)
    return failure('InvalidTimeStamp.Expired', 'Specified time stamp is expired.')
  if (nonces.has(SignatureNonce)) return failure('SignatureNonceUsed', 'Used already.')
  nonces.add(SignatureNonce)
  if (isJob) return undefined
  if (Action !== 'GenerateHumanAnimeStyleVideo') return failure('InvalidAction.NotFound', 'No.')
  if (!styles.includes(form.CartoonStyle ?? ''))
    return failure('InvalidParameter.Style', 'CartoonStyle is not valid.')
  return kept.has(form.VideoUrl ?? '')
    ? undefined
    : failure('IllegalUrlParameter', 'The address is none of an object store in Shanghai.')
}

let permits = 0

/** To be let to put a file into the store. */
function permit(request: RecordedRequest, response: ServerResponse) {
  const { Action, Version, Product, RegionId } = formOf(request)
  const asked = [Action, Version, Product, RegionId].join(' ')
  if (asked !== 'AuthorizeFileUpload 2019-12-19 videoenhan cn-shanghai')
    return sendJson(response, 400, failure('InvalidParameter', asked))
  sendJson(response, 200, {
    RequestId: randomUUID(),
    AccessKeyId: 'LTAI-temporary',
    EncodedPolicy: 'eyJwb2xpY3kiOjF9',
    Signature: 'signed-by-the-store',
    Bucket: store.split('.')[0],
    Endpoint: 'oss-cn-shanghai.aliyuncs.com',
    ObjectKey: `173/videoenhan/${++permits}.mp4`,
    UseAccelerate: false,
  })
}

async function keep(request: RecordedRequest, response: ServerResponse, kept: Set<string>) {
  const { file, key, ...form } = await readForm(request)
  const isPermitted =
    form.OSSAccessKeyId === 'LTAI-temporary' &&
    form.policy === 'eyJwb2xpY3kiOjF9' &&
    form.Signature === 'signed-by-the-store'
  if (!isPermitted || typeof file !== 'object' || !isMp4(file.data))
    return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  kept.add(`http://${store}/${key}`)
  response.writeHead(Number(form.success_action_status ?? 204)).end('<PostResponse/>')
}

function sendJob(
  request: RecordedRequest,
  response: ServerResponse,
  { stage, reply }: StandInWorld,
  { jobs, id, server }: { jobs: Set<string>; id: string; server: WorkStandIn },
) {
  if (!jobs.has(id) || stage === 'gone')
    return sendJson(response, 400, failure('InvalidParameter.JobId', 'The job does not exist.'))
  const send = (Status: string, more: object = {}) =>
    reply(request, response, 200, {
      RequestId: randomUUID().toUpperCase(),
      Data: { JobId: id, Status, ...more },
    })
  switch (stage) {
    case 'waiting':
      return send('QUEUING')
    case 'running':
      return send('PROCESSING')
    case 'done': {
      const VideoUrl = `${server.origin}/delivery/${id}.mp4?Expires=1&Signature=x`
      return send('PROCESS_SUCCESS', { Result: JSON.stringify({ VideoUrl }) })
    }
    case 'failed':
      return send('PROCESS_FAILED', {
        ErrorCode: 'InternalError.Algo',
        ErrorMessage: 'algo failed',
      })
    case 'refused':
      return send('PROCESS_FAILED', {
        ErrorCode: 'InvalidFile.ContentIllegal',
        ErrorMessage: 'paramsIllegal',
      })
    case 'cancelled':
      return send('JOB_CANCELED')
    case 'strange':
      return send('RETRYING')
    case 'bare':
      return send('PROCESS_SUCCESS', { Result: '{}' })
  }
}
