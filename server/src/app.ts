// The HTTP server, not yet listening.
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { api } from '@atelier/contract'
import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import fastifyCompress from '@fastify/compress'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { serveFeatures } from './features/brought-parts.ts'
import { identify } from './features/identity/accounts/identify.usecases.ts'
import { listFirstPictures } from './features/making/drawing-library/drawing-library.usecases.ts'
import { beginAction } from './features/running/audit/audit.usecases.ts'
import { serveOperations } from './features/running/operations/operations.routes.ts'
import { findPageCard } from './features/showing/shares/page-card.ts'
import { listJumps, listMenu } from './features/site/content/content.usecases.ts'
import { servePage } from './features/site/sites/site-page.routes.ts'
import { answerHeads } from './platform/http/answer-heads.ts'
import { serveApiDocs } from './platform/http/api-docs.ts'
import { installErrorHandler, sendInvalidAddress } from './platform/http/error-handler.ts'
import { countBodies } from './platform/http/held-body.ts'
import { limitRates } from './platform/http/limit-rates.ts'
import { noteRequests } from './platform/http/note-requests.ts'
import { protectReplies } from './platform/http/protect-replies.ts'
import { readJsonBodies } from './platform/http/read-json.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import { endUnreadBodies } from './platform/http/unread-bodies.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  webFolder: string
  textsFile: string
  devUrl: string | undefined
  trustProxy: string
  /** Tests check every reply against the contract. */
  checkReplies: boolean
  logRequests?: boolean
}

/** Builds the server; `app.inject` calls it without a network. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: requestLog(services.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy.split(',').map((each) => each.trim()),
    bodyLimit: 1024 * 1024,
    // Of a line on which nothing moves; whoever follows something is sent a sign of life far more often.
    connectionTimeout: 600_000,
    http: { headersTimeout: 20_000 },
    // Answers under way are ended by us, after they have been stored.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => sendInvalidAddress(request, reply, error),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  noteRequests(app, {
    log: services.log,
    isLogged: options.logRequests ?? false,
    requestEnded: services.instruments.requestEnded,
  })
  await protectReplies(app)
  cutSlowBodies(app)
  endUnreadBodies(app)
  refuseInvalidPaths(app)
  answerHeads(app)
  countBodies(app)
  const { comingFolder } = services.uploads
  app.decorate('comingFolder', comingFolder)
  readJsonBodies(app, comingFolder)
  installErrorHandler(app)
  app.decorateRequest('admission', null)
  // Built files are compressed already; answers that stream are written past this.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(fastifyMultipart, { limits: { files: 1, fileSize: uploadLimitBytes } })
  await limitRates(app, services.accounts)
  serveFeatures(app, services, {
    findSite: services.sites.findSite,
    findSiteByCode: services.sites.findSiteByCode,
    identify: (authorization, from) => identify(authorization, from, services.accounts),
    checkReplies: options.checkReplies,
    lines: services.lines,
    beginAction: (action) => beginAction(action, services),
  })
  serveOperations(app, services.operations)
  serveApiDocs(app, api)
  await servePage(app, {
    ...options,
    findSite: services.sites.findSite,
    sendsMail: services.mail.isSetUp,
    listJumps: (site) => listJumps(site, services.db),
    listMenu: (site, locale) => listMenu(site, locale, services.db),
    listFirstPictures: (path, reader) => listFirstPictures(path, reader, services),
    findCard: (place, from) => findPageCard(place, from, services.shares),
  })
  return app
}

/** A server that makes works and serves nobody: it tells machines how it is, and no more. */
export async function createWorkerApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: requestLog(services.log),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  })
  serveOperations(app, services.operations)
  return app
}

/** The framework tells at `info` what the start has told already; only its warnings are wanted there. */
const requestLog = (log: Logger): FastifyBaseLogger =>
  log.child({}, { level: log.level === 'info' ? 'warn' : log.level })

/** Nothing is read for an address that nothing answers at. */
function refuseInvalidPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw new Failure('request.not_found')
  })
}
