// The whole contract: every call by feature. The only barrel of the house.

import { accountData } from './features/identity/account-data.ts'
import { accountSecurity } from './features/identity/account-security.ts'
import { auth } from './features/identity/auth.ts'
import { messaging } from './features/identity/messaging.ts'
import { openid } from './features/identity/openid.ts'
import { passkeys } from './features/identity/passkeys.ts'
import { staff } from './features/identity/staff.ts'
import { uploads } from './features/identity/uploads.ts'
import { downloads } from './features/making/downloads.ts'
import { drawingLibrary } from './features/making/drawing-library.ts'
import { mediaLibrary } from './features/making/media-library.ts'
import { promptHelp } from './features/making/prompt-help.ts'
import { queue } from './features/making/queue.ts'
import { samples } from './features/making/samples.ts'
import { workFiles } from './features/making/work-files.ts'
import { workModels } from './features/making/work-models.ts'
import { works } from './features/making/works.ts'
import { checkIn } from './features/money/check-in.ts'
import { codes } from './features/money/codes.ts'
import { credits } from './features/money/credits.ts'
import { invitations } from './features/money/invitations.ts'
import { ledger } from './features/money/ledger.ts'
import { payments } from './features/money/payments.ts'
import { analytics } from './features/running/analytics.ts'
import { audit } from './features/running/audit.ts'
import { backups } from './features/running/backups.ts'
import { connectionAdmin } from './features/running/connection-admin.ts'
import { console } from './features/running/console.ts'
import { contentAdmin } from './features/running/content-admin.ts'
import { mailAdmin } from './features/running/mail-admin.ts'
import { moderationAdmin } from './features/running/moderation-admin.ts'
import { moneyAdmin } from './features/running/money-admin.ts'
import { siteAdmin } from './features/running/site-admin.ts'
import { users } from './features/running/users.ts'
import { workAdmin } from './features/running/work-admin.ts'
import { appeals } from './features/showing/appeals.ts'
import { authors } from './features/showing/authors.ts'
import { collections } from './features/showing/collections.ts'
import { gallery } from './features/showing/gallery.ts'
import { market } from './features/showing/market.ts'
import { moderation } from './features/showing/moderation.ts'
import { publications } from './features/showing/publications.ts'
import { shares } from './features/showing/shares.ts'
import { content } from './features/site/content.ts'
import { help } from './features/site/help.ts'
import { sites } from './features/site/sites.ts'
import { apps } from './features/talk/apps.ts'
import { chat } from './features/talk/chat.ts'
import { chatlog } from './features/talk/chatlog.ts'
import { groups } from './features/talk/groups.ts'
import { knowledge } from './features/talk/knowledge.ts'
import { minds } from './features/talk/minds.ts'
import { models } from './features/talk/models.ts'
import { ownConnections } from './features/talk/own-connection.ts'
import { prices } from './features/talk/prices.ts'
import { prompts } from './features/talk/prompts.ts'
import { tools } from './features/talk/tools.ts'
import { transfer } from './features/talk/transfer.ts'
import { voice } from './features/talk/voice.ts'

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
  users,
  analytics,
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
  transfer,
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
