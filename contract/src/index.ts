// The whole contract: every call by feature. The only barrel of the house.

import { accountData } from './features/account-data.ts'
import { accountSecurity } from './features/account-security.ts'
import { appeals } from './features/appeals.ts'
import { apps } from './features/apps.ts'
import { audit } from './features/audit.ts'
import { auth } from './features/auth.ts'
import { authors } from './features/authors.ts'
import { backups } from './features/backups.ts'
import { chat } from './features/chat.ts'
import { chatlog } from './features/chatlog.ts'
import { checkIn } from './features/check-in.ts'
import { codes } from './features/codes.ts'
import { collections } from './features/collections.ts'
import { connectionAdmin } from './features/connection-admin.ts'
import { console } from './features/console.ts'
import { content } from './features/content.ts'
import { contentAdmin } from './features/content-admin.ts'
import { credits } from './features/credits.ts'
import { downloads } from './features/downloads.ts'
import { drawingLibrary } from './features/drawing-library.ts'
import { figures } from './features/figures.ts'
import { gallery } from './features/gallery.ts'
import { groups } from './features/groups.ts'
import { help } from './features/help.ts'
import { invitations } from './features/invitations.ts'
import { knowledge } from './features/knowledge.ts'
import { ledger } from './features/ledger.ts'
import { mailAdmin } from './features/mail-admin.ts'
import { market } from './features/market.ts'
import { mediaLibrary } from './features/media-library.ts'
import { messaging } from './features/messaging.ts'
import { minds } from './features/minds.ts'
import { models } from './features/models.ts'
import { moderation } from './features/moderation.ts'
import { moderationAdmin } from './features/moderation-admin.ts'
import { moneyAdmin } from './features/money-admin.ts'
import { openid } from './features/openid.ts'
import { ownConnections } from './features/own-connection.ts'
import { passkeys } from './features/passkeys.ts'
import { past } from './features/past.ts'
import { payments } from './features/payments.ts'
import { people } from './features/people.ts'
import { prices } from './features/prices.ts'
import { promptHelp } from './features/prompt-help.ts'
import { prompts } from './features/prompts.ts'
import { publications } from './features/publications.ts'
import { queue } from './features/queue.ts'
import { samples } from './features/samples.ts'
import { shares } from './features/shares.ts'
import { siteAdmin } from './features/site-admin.ts'
import { sites } from './features/sites.ts'
import { staff } from './features/staff.ts'
import { tools } from './features/tools.ts'
import { uploads } from './features/uploads.ts'
import { voice } from './features/voice.ts'
import { workAdmin } from './features/work-admin.ts'
import { workFiles } from './features/work-files.ts'
import { workModels } from './features/work-models.ts'
import { works } from './features/works.ts'

export const api = {
  accountData,
  accountSecurity,
  appeals,
  apps,
  auth,
  audit,
  backups,
  authors,
  chat,
  chatlog,
  checkIn,
  codes,
  collections,
  console,
  siteAdmin,
  connectionAdmin,
  people,
  figures,
  mailAdmin,
  contentAdmin,
  workAdmin,
  moneyAdmin,
  moderationAdmin,
  content,
  credits,
  downloads,
  drawingLibrary,
  gallery,
  groups,
  help,
  invitations,
  knowledge,
  ledger,
  market,
  mediaLibrary,
  messaging,
  minds,
  models,
  moderation,
  openid,
  samples,
  ownConnections,
  passkeys,
  past,
  payments,
  prices,
  promptHelp,
  prompts,
  publications,
  queue,
  shares,
  sites,
  staff,
  tools,
  uploads,
  voice,
  workFiles,
  workModels,
  works,
}
export type Api = typeof api
