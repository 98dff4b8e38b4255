// The features of the server, each with its calls.
import { api } from '@atelier/contract'
import type { FastifyInstance } from 'fastify'
import { type ServeOptions, serveFeature } from '../platform/http/serve-endpoint.ts'
import type { Services } from '../services.ts'
import { accountHandlers } from './accounts/accounts.routes.ts'
import { chatHandlers } from './chat/chat.routes.ts'
import { chatlogHandlers } from './chatlog/chatlog.routes.ts'
import { contentHandlers } from './content/content.routes.ts'
import { groupHandlers } from './groups/groups.routes.ts'
import { helpHandlers } from './help/help.routes.ts'
import { modelHandlers } from './models/models.routes.ts'
import { siteHandlers } from './sites/sites.routes.ts'
import { uploadHandlers } from './uploads/uploads.routes.ts'

/** Registers every call of the contract. */
export function serveFeatures(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
): void {
  serveFeature(app, api.auth, accountHandlers(services.accounts), options)
  serveFeature(app, api.chat, chatHandlers(services.chat), options)
  serveFeature(app, api.chatlog, chatlogHandlers(services.chatlog), options)
  serveFeature(app, api.content, contentHandlers(services.content), options)
  serveFeature(app, api.groups, groupHandlers(services.groups), options)
  serveFeature(app, api.help, helpHandlers(services.handbook), options)
  serveFeature(app, api.models, modelHandlers(services.chat.catalog), options)
  serveFeature(app, api.sites, siteHandlers, options)
  serveFeature(app, api.uploads, uploadHandlers(services.uploads), options)
}
