// The features of the server, each with its calls.
import { api } from '@atelier/contract'
import type { FastifyInstance } from 'fastify'
import { type ServeOptions, serveFeature } from '../platform/http/serve-endpoint.ts'
import type { Services } from '../services.ts'
import { accountDataHandlers } from './identity/account-data/account-data.routes.ts'
import { accountHandlers } from './identity/accounts/accounts.routes.ts'
import { securityHandlers } from './identity/accounts/security/security.routes.ts'
import { messagingHandlers } from './identity/messaging/messaging.routes.ts'
import { openidHandlers } from './identity/openid/openid.routes.ts'
import { passkeyHandlers } from './identity/passkeys/passkeys.routes.ts'
import { staffHandlers } from './identity/staff/staff.routes.ts'
import { uploadHandlers } from './identity/uploads/uploads.routes.ts'
import { downloadHandlers } from './making/downloads/downloads.routes.ts'
import { drawingLibraryHandlers } from './making/drawing-library/drawing-library.routes.ts'
import { mediaLibraryHandlers } from './making/media-library/media-library.routes.ts'
import { promptHelpHandlers } from './making/prompt-help/prompt-help.routes.ts'
import { queueHandlers } from './making/recipes/queue.routes.ts'
import { sampleHandlers } from './making/samples/samples.routes.ts'
import { workFileHandlers } from './making/work-files/work-files.routes.ts'
import { workModelHandlers } from './making/work-models/work-models.routes.ts'
import { workHandlers } from './making/works/works.routes.ts'
import { checkInHandlers } from './money/check-in/check-in.routes.ts'
import { codeHandlers } from './money/codes/codes.routes.ts'
import { invitationHandlers } from './money/invitations/invitations.routes.ts'
import { ledgerHandlers } from './money/ledger/ledger.routes.ts'
import { serveNotices } from './money/payments/notices.routes.ts'
import { paymentHandlers } from './money/payments/payments.routes.ts'
import { creditHandlers } from './money/statements/statements.routes.ts'
import { auditHandlers } from './running/audit/audit.routes.ts'
import { backupHandlers } from './running/backups/backups.routes.ts'
import { connectionAdminHandlers } from './running/connection-admin/connection-admin.routes.ts'
import { consoleHandlers } from './running/console/console.routes.ts'
import { contentAdminHandlers } from './running/content-admin/content-admin.routes.ts'
import { figuresHandlers } from './running/figures/figures.routes.ts'
import { mailAdminHandlers } from './running/mail-admin/mail-admin.routes.ts'
import { moderationAdminHandlers } from './running/moderation-admin/moderation-admin.routes.ts'
import { moneyAdminHandlers } from './running/money-admin/money-admin.routes.ts'
import { peopleHandlers } from './running/people/people.routes.ts'
import { siteAdminHandlers } from './running/site-admin/site-admin.routes.ts'
import { workAdminHandlers } from './running/work-admin/work-admin.routes.ts'
import { appealHandlers } from './showing/appeals/appeals.routes.ts'
import { collectionHandlers } from './showing/gallery/albums/albums.routes.ts'
import {
  authorHandlers,
  galleryHandlers,
  moderationHandlers,
  publicationHandlers,
} from './showing/gallery/gallery.routes.ts'
import { marketHandlers } from './showing/market/market.routes.ts'
import { shareHandlers } from './showing/shares/shares.routes.ts'
import { contentHandlers } from './site/content/content.routes.ts'
import { helpHandlers } from './site/help/help.routes.ts'
import { siteHandlers } from './site/sites/sites.routes.ts'
import { appHandlers } from './talk/apps/apps.routes.ts'
import { chatHandlers } from './talk/chat/chat.routes.ts'
import { chatlogHandlers } from './talk/chatlog/chatlog.routes.ts'
import { groupHandlers } from './talk/groups/groups.routes.ts'
import { knowledgeHandlers } from './talk/knowledge/knowledge.routes.ts'
import { mindHandlers } from './talk/minds/minds.routes.ts'
import { modelHandlers } from './talk/models/models.routes.ts'
import {
  ownConnectionHandlers,
  ownModelHandlers,
} from './talk/own-connections/own-connections.routes.ts'
import { pastHandlers } from './talk/past/past.routes.ts'
import { priceHandlers } from './talk/prices/prices.routes.ts'
import { promptHandlers } from './talk/prompts/prompts.routes.ts'
import { toolHandlers } from './talk/tool-servers/tools.routes.ts'
import { voiceHandlers } from './talk/voice/voice.routes.ts'

/** What those who run an installation do in the console. */
function serveConsole(app: FastifyInstance, services: Services, options: ServeOptions): void {
  serveFeature(app, api.console, consoleHandlers(services.sites), options)
  serveFeature(app, api.audit, auditHandlers(services.audit), options)
  serveFeature(app, api.backups, backupHandlers(services.backups), options)
  serveFeature(app, api.connectionAdmin, connectionAdminHandlers(services.connectionAdmin), options)
  serveFeature(app, api.contentAdmin, contentAdminHandlers(services.contentAdmin), options)
  serveFeature(app, api.figures, figuresHandlers(services.figures), options)
  serveFeature(app, api.mailAdmin, mailAdminHandlers(services.mail), options)
  serveFeature(app, api.moneyAdmin, moneyAdminHandlers(services.payments), options)
  serveFeature(app, api.people, peopleHandlers(services.people), options)
  serveFeature(app, api.siteAdmin, siteAdminHandlers(services.siteAdmin), options)
  serveFeature(app, api.staff, staffHandlers(services.accounts), options)
  serveFeature(app, api.workAdmin, workAdminHandlers(services.workAdmin), options)
  serveFeature(app, api.moderationAdmin, moderationAdminHandlers(services.moderation), options)
}

/** Registers every call of the contract. */
export function serveFeatures(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
): void {
  serveConsole(app, services, options)
  serveFeature(app, api.accountData, accountDataHandlers(services.accountData), options)
  serveFeature(app, api.auth, accountHandlers(services.security), options)
  serveFeature(app, api.accountSecurity, securityHandlers(services.security), options)
  serveFeature(app, api.appeals, appealHandlers(services.accounts), options)
  serveFeature(app, api.apps, appHandlers(services.apps), options)
  serveFeature(app, api.chat, chatHandlers(services.chat), options)
  serveFeature(app, api.chatlog, chatlogHandlers(services.chatlog), options)
  serveFeature(app, api.checkIn, checkInHandlers(services.accounts), options)
  serveFeature(app, api.codes, codeHandlers(services.codes), options)
  serveFeature(app, api.content, contentHandlers(services.content), options)
  serveFeature(app, api.credits, creditHandlers(services.statements), options)
  serveFeature(app, api.downloads, downloadHandlers(services.downloads), options)
  serveFeature(app, api.drawingLibrary, drawingLibraryHandlers(services.drawingLibrary), options)
  serveFeature(app, api.authors, authorHandlers(services.gallery), options)
  serveFeature(app, api.collections, collectionHandlers(services.gallery), options)
  serveFeature(app, api.gallery, galleryHandlers(services.gallery), options)
  serveFeature(app, api.moderation, moderationHandlers(services.gallery), options)
  serveFeature(app, api.publications, publicationHandlers(services.gallery), options)
  serveFeature(app, api.samples, sampleHandlers(services.samples), options)
  serveFeature(app, api.shares, shareHandlers(services.shares), options)
  serveFeature(app, api.groups, groupHandlers(services.groups), options)
  serveFeature(app, api.help, helpHandlers(services.handbook), options)
  serveFeature(app, api.invitations, invitationHandlers(services.accounts), options)
  const { catalog } = services.chat
  serveFeature(
    app,
    api.models,
    modelHandlers(catalog, ownModelHandlers(catalog, services.ownConnections)),
    options,
  )
  serveFeature(app, api.ownConnections, ownConnectionHandlers(services.ownConnections), options)
  serveFeature(app, api.knowledge, knowledgeHandlers(services.knowledge), options)
  serveFeature(app, api.ledger, ledgerHandlers(services.ledger), options)
  serveFeature(app, api.market, marketHandlers(services.market), options)
  serveFeature(app, api.mediaLibrary, mediaLibraryHandlers(services.samples), options)
  serveFeature(app, api.messaging, messagingHandlers(services.messaging), options)
  const { groups, chat, chatlog } = services
  serveFeature(app, api.minds, mindHandlers({ ...groups, chat, chatlog }), options)
  serveFeature(app, api.payments, paymentHandlers(services.payments), options)
  serveNotices(app, services.payments)
  serveFeature(app, api.openid, openidHandlers(services.openid), options)
  serveFeature(app, api.passkeys, passkeyHandlers(services.accounts), options)
  serveFeature(app, api.past, pastHandlers(services.groups), options)
  serveFeature(app, api.prices, priceHandlers(services.prices), options)
  serveFeature(app, api.promptHelp, promptHelpHandlers(services.promptHelp), options)
  serveFeature(app, api.prompts, promptHandlers(services.prompts), options)
  serveFeature(app, api.queue, queueHandlers(services.recipes), options)
  serveFeature(app, api.sites, siteHandlers(services.mail), options)
  serveFeature(app, api.tools, toolHandlers(services.tools), options)
  serveFeature(app, api.uploads, uploadHandlers(services.uploads), options)
  serveFeature(app, api.voice, voiceHandlers(services.voice), options)
  serveFeature(app, api.workModels, workModelHandlers(services.workModels), options)
  serveFeature(app, api.workFiles, workFileHandlers(services.workFiles), options)
  serveFeature(app, api.works, workHandlers(services.works), options)
}
