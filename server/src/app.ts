// The HTTP server, not yet listening.
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/features/uploads'
import fastifyCompress from '@fastify/compress'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { identify } from './features/accounts/accounts.usecases.ts'
import { beginAct } from './features/audit/audit.usecases.ts'
import { listJumps, listMenu } from './features/content/content.usecases.ts'
import { serveIcons } from './features/icons/icons.routes.ts'
import { serveFeatures } from './features/index.ts'
import { findPageCard } from './features/shares/page-card.ts'
import { servePage } from './features/sites/site-page.routes.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { installErrorHandler } from './platform/http/error-handler.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  webFolder: string
  textsFile: string
  devUrl: string | undefined
  trustProxy: string
  /** Tests check every reply against the contract. */
  checkReplies: boolean
}

/** How often one address may call what costs much or invites guessing; with a method where the same path has another call. */
const rateLimits: Record<string, { max: number; timeWindow: string }> = {
  '/api/auth/login': { max: 10, timeWindow: '1 minute' },
  '/api/auth/register': { max: 10, timeWindow: '1 minute' },
  '/api/auth/claimOperator': { max: 10, timeWindow: '1 minute' },
  '/api/auth/bindUsername': { max: 10, timeWindow: '1 minute' },
  '/api/auth/requestReset': { max: 10, timeWindow: '1 minute' },
  '/api/auth/resetPassword': { max: 10, timeWindow: '1 minute' },
  '/api/auth/operatorReset': { max: 30, timeWindow: '1 minute' },
  '/api/auth/bindEmail': { max: 10, timeWindow: '1 minute' },
  '/api/auth/confirmEmail': { max: 20, timeWindow: '1 minute' },
  '/api/auth/confirmEmailLink': { max: 20, timeWindow: '1 minute' },
  '/api/auth/removeEmail': { max: 10, timeWindow: '1 minute' },
  '/api/auth/secondFactor': { max: 20, timeWindow: '1 minute' },
  '/api/auth/setUpSecondFactor': { max: 10, timeWindow: '1 minute' },
  '/api/auth/confirmSecondFactor': { max: 20, timeWindow: '1 minute' },
  '/api/auth/turnOffSecondFactor': { max: 10, timeWindow: '1 minute' },
  '/api/auth/renewRecoveryCodes': { max: 10, timeWindow: '1 minute' },
  '/api/auth/messagingLink': { max: 20, timeWindow: '1 minute' },
  '/api/auth/messagingCallback': { max: 30, timeWindow: '1 minute' },
  '/api/auth/messagingExchange': { max: 20, timeWindow: '1 minute' },
  '/api/auth/unbindMessaging': { max: 20, timeWindow: '1 minute' },
  '/api/auth/openidLink': { max: 20, timeWindow: '1 minute' },
  '/api/auth/openidCallback': { max: 30, timeWindow: '1 minute' },
  '/api/auth/openidExchange': { max: 20, timeWindow: '1 minute' },
  '/api/auth/unbindOpenid': { max: 20, timeWindow: '1 minute' },
  '/api/auth/passkeyOptions': { max: 20, timeWindow: '1 minute' },
  '/api/auth/addPasskey': { max: 20, timeWindow: '1 minute' },
  '/api/auth/renamePasskey': { max: 30, timeWindow: '1 minute' },
  '/api/auth/removePasskey': { max: 30, timeWindow: '1 minute' },
  // A page with the login dialog open asks by itself.
  '/api/auth/passkeyLoginOptions': { max: 60, timeWindow: '1 minute' },
  '/api/auth/passkeyLogin': { max: 20, timeWindow: '1 minute' },
  '/api/user/exportTicket': { max: 10, timeWindow: '10 minutes' },
  '/api/user/import': { max: 12, timeWindow: '10 minutes' },
  '/api/user/delete': { max: 10, timeWindow: '1 minute' },
  '/api/user/update': { max: 30, timeWindow: '1 minute' },
  '/api/user/createGuest': { max: 120, timeWindow: '1 minute' },
  '/api/autoreply/addGptModelUser': { max: 20, timeWindow: '1 minute' },
  '/api/config/saveOwnConnection': { max: 20, timeWindow: '1 minute' },
  '/api/config/ownBalance': { max: 30, timeWindow: '1 minute' },
  'POST /api/pay/order': { max: 30, timeWindow: '1 minute' },
  '/api/pay/cancel': { max: 30, timeWindow: '1 minute' },
  '/api/fanyi/translate': { max: 60, timeWindow: '1 minute' },
  '/api/fanyi/translateToZh': { max: 60, timeWindow: '1 minute' },
  '/api/chatlog/import': { max: 240, timeWindow: '1 minute' },
  '/api/chatlog/imported': { max: 120, timeWindow: '1 minute' },
  '/api/chatgpt/mj-associate': { max: 60, timeWindow: '1 minute' },
  '/api/mj/drawSimulate': { max: 30, timeWindow: '1 minute' },
  '/api/upload/pic': { max: 120, timeWindow: '1 minute' },
  '/api/midjourney/sliceImg': { max: 60, timeWindow: '1 minute' },
  '/api/autoreply/addBatchDownload': { max: 60, timeWindow: '1 minute' },
  '/api/works/download': { max: 60, timeWindow: '1 minute' },
  '/api/gallery/card': { max: 120, timeWindow: '1 minute' },
  '/api/share/card': { max: 120, timeWindow: '1 minute' },
  '/api/voice/speak': { max: 60, timeWindow: '1 minute' },
  '/api/voice/transcribe': { max: 20, timeWindow: '1 minute' },
  '/api/prompt-market/save': { max: 60, timeWindow: '1 minute' },
  '/api/prompt-market/try': { max: 60, timeWindow: '1 minute' },
  '/api/prompt-market/like': { max: 120, timeWindow: '1 minute' },
  '/api/prompt-market/collect': { max: 120, timeWindow: '1 minute' },
  '/api/picture': { max: 120, timeWindow: '1 minute' },
}

const bodyLimits = {
  // A prompt may bring pictures as data URLs.
  '/chatgpt/chat-process': 30 * 1024 * 1024,
  // One conversation may be long.
  '/chatlog/import': 16 * 1024 * 1024,
  '/mind/create': 8 * 1024 * 1024,
  '/mind/save': 8 * 1024 * 1024,
}

/** Builds the server; `app.inject` calls it without a network. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: requestLog(services.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.split(',').map((each) => each.trim()),
    bodyLimit: 1024 * 1024,
    // Answers under way are ended by us, after they have been stored.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  acceptEmptyBodies(app)
  installErrorHandler(app, () => 'zh-CN')
  // Built files are compressed already; answers that stream are written past this.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: uploadLimitBytes } })
  await limitRates(app)
  serveFeatures(app, services, {
    findSite: services.sites.findSite,
    findSiteByCode: services.sites.findSiteByCode,
    identify: (authorization, from) => identify(authorization, from, services.accounts),
    checkReplies: options.checkReplies,
    bodyLimits,
    beginAct: (act) => beginAct(act, services.audit),
  })
  serveApiDocs(app, api)
  serveIcons(app, services.iconSets)
  await servePage(app, {
    ...options,
    findSite: services.sites.findSite,
    sendsMail: services.mail.isSetUp,
    listJumps: (site) => listJumps(site, services.content.db),
    listMenu: (site, locale) => listMenu(site, locale, services.content.db),
    findCard: (place, from) => findPageCard(place, from, services.shares),
  })
  return app
}

/** The framework tells at `info` what the start has told already; only its warnings are wanted there. */
const requestLog = (log: Logger): FastifyBaseLogger =>
  log.child({}, { level: log.level === 'info' ? 'warn' : log.level })

/** A POST without a body is one with an empty object. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, {})
    try {
      done(null, JSON.parse(body as string))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      done(new Failure('request.invalid', { fields: [{ field: '', reason }] }))
    }
  })
}

async function limitRates(app: FastifyInstance): Promise<void> {
  // Before the plugin, whose own hook reads what this one sets.
  app.addHook('onRoute', (route) => {
    const limit = rateLimits[`${route.method} ${route.url}`] ?? rateLimits[route.url]
    if (limit) route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: (request: FastifyRequest) => request.ip,
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new Failure('request.too_fast', { values: { seconds }, retryAfterS: seconds })
    },
  })
}
