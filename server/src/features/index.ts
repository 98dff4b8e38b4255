// The features of the server, each with its calls.
import { api } from '@atelier/contract'
import type { FastifyInstance } from 'fastify'
import { type ServeOptions, serveFeature } from '../platform/http/serve-endpoint.ts'
import type { Services } from '../services.ts'
import { accountDataHandlers } from './account-data/account-data.routes.ts'
import { accountHandlers } from './accounts/accounts.routes.ts'
import { securityHandlers } from './accounts/security/security.routes.ts'
import { appealHandlers } from './appeals/appeals.routes.ts'
import { appHandlers } from './apps/apps.routes.ts'
import { auditHandlers } from './audit/audit.routes.ts'
import { backupHandlers } from './backups/backups.routes.ts'
import { chatHandlers } from './chat/chat.routes.ts'
import { chatlogHandlers } from './chatlog/chatlog.routes.ts'
import { checkInHandlers } from './check-in/check-in.routes.ts'
import { codeHandlers } from './codes/codes.routes.ts'
import { connectionAdminHandlers } from './connection-admin/connection-admin.routes.ts'
import { consoleHandlers } from './console/console.routes.ts'
import { contentHandlers } from './content/content.routes.ts'
import { contentAdminHandlers } from './content-admin/content-admin.routes.ts'
import { downloadHandlers } from './downloads/downloads.routes.ts'
import { drawingLibraryHandlers } from './drawing-library/drawing-library.routes.ts'
import { figuresHandlers } from './figures/figures.routes.ts'
import { collectionHandlers } from './gallery/albums/albums.routes.ts'
import {
  authorHandlers,
  galleryHandlers,
  moderationHandlers,
  publicationHandlers,
} from './gallery/gallery.routes.ts'
import { groupHandlers } from './groups/groups.routes.ts'
import { helpHandlers } from './help/help.routes.ts'
import { invitationHandlers } from './invitations/invitations.routes.ts'
import { knowledgeHandlers } from './knowledge/knowledge.routes.ts'
import { ledgerHandlers } from './ledger/ledger.routes.ts'
import { mailAdminHandlers } from './mail-admin/mail-admin.routes.ts'
import { marketHandlers } from './market/market.routes.ts'
import { mediaLibraryHandlers } from './media-library/media-library.routes.ts'
import { messagingHandlers } from './messaging/messaging.routes.ts'
import { mindHandlers } from './minds/minds.routes.ts'
import { modelHandlers } from './models/models.routes.ts'
import { moderationAdminHandlers } from './moderation-admin/moderation-admin.routes.ts'
import { moneyAdminHandlers } from './money-admin/money-admin.routes.ts'
import { openidHandlers } from './openid/openid.routes.ts'
import {
  ownConnectionHandlers,
  ownModelHandlers,
} from './own-connections/own-connections.routes.ts'
import { passkeyHandlers } from './passkeys/passkeys.routes.ts'
import { pastHandlers } from './past/past.routes.ts'
import { serveNotices } from './payments/notices.routes.ts'
import { paymentHandlers } from './payments/payments.routes.ts'
import { peopleHandlers } from './people/people.routes.ts'
import { priceHandlers } from './prices/prices.routes.ts'
import { promptHelpHandlers } from './prompt-help/prompt-help.routes.ts'
import { promptHandlers } from './prompts/prompts.routes.ts'
import { queueHandlers } from './recipes/queue.routes.ts'
import { sampleHandlers } from './samples/samples.routes.ts'
import { shareHandlers } from './shares/shares.routes.ts'
import { siteAdminHandlers } from './site-admin/site-admin.routes.ts'
import { siteHandlers } from './sites/sites.routes.ts'
import { staffHandlers } from './staff/staff.routes.ts'
import { creditHandlers } from './statements/statements.routes.ts'
import { toolHandlers } from './tool-servers/tools.routes.ts'
import { uploadHandlers } from './uploads/uploads.routes.ts'
import { voiceHandlers } from './voice/voice.routes.ts'
import { workAdminHandlers } from './work-admin/work-admin.routes.ts'
import { workFileHandlers } from './work-files/work-files.routes.ts'
import { workModelHandlers } from './work-models/work-models.routes.ts'
import { workHandlers } from './works/works.routes.ts'

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
