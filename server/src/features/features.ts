// All features, in the order of the wings, and within one in that in which they stand on each other. What each brings is in its `feature.ts`.

import type { Feature } from './define-feature.ts'
import { accountData } from './identity/account-data/feature.ts'
import { accounts } from './identity/accounts/feature.ts'
import { messaging } from './identity/messaging/feature.ts'
import { openid } from './identity/openid/feature.ts'
import { passkeys } from './identity/passkeys/feature.ts'
import { staff } from './identity/staff/feature.ts'
import { uploads } from './identity/uploads/feature.ts'
import { downloads } from './making/downloads/feature.ts'
import { drawingLibrary } from './making/drawing-library/feature.ts'
import { mediaLibrary } from './making/media-library/feature.ts'
import { promptHelp } from './making/prompt-help/feature.ts'
import { recipes } from './making/recipes/feature.ts'
import { samples } from './making/samples/feature.ts'
import { workFiles } from './making/work-files/feature.ts'
import { workModels } from './making/work-models/feature.ts'
import { works } from './making/works/feature.ts'
import { checkIn } from './money/check-in/feature.ts'
import { codes } from './money/codes/feature.ts'
import { invitations } from './money/invitations/feature.ts'
import { ledger } from './money/ledger/feature.ts'
import { outcomes } from './money/outcomes/feature.ts'
import { payments } from './money/payments/feature.ts'
import { usage } from './money/usage/feature.ts'
import { analytics } from './running/analytics/feature.ts'
import { audit } from './running/audit/feature.ts'
import { backups } from './running/backups/feature.ts'
import { connectionAdmin } from './running/connection-admin/feature.ts'
import { console } from './running/console/feature.ts'
import { contentAdmin } from './running/content-admin/feature.ts'
import { mailAdmin } from './running/mail-admin/feature.ts'
import { moderationAdmin } from './running/moderation-admin/feature.ts'
import { moneyAdmin } from './running/money-admin/feature.ts'
import { operations } from './running/operations/feature.ts'
import { siteAdmin } from './running/site-admin/feature.ts'
import { users } from './running/users/feature.ts'
import { workAdmin } from './running/work-admin/feature.ts'
import { appeals } from './showing/appeals/feature.ts'
import { gallery } from './showing/gallery/feature.ts'
import { market } from './showing/market/feature.ts'
import { shares } from './showing/shares/feature.ts'
import { content } from './site/content/feature.ts'
import { help } from './site/help/feature.ts'
import { icons } from './site/icons/feature.ts'
import { sites } from './site/sites/feature.ts'
import { apps } from './talk/apps/feature.ts'
import { chat } from './talk/chat/feature.ts'
import { chatlog } from './talk/chatlog/feature.ts'
import { groups } from './talk/groups/feature.ts'
import { knowledge } from './talk/knowledge/feature.ts'
import { minds } from './talk/minds/feature.ts'
import { models } from './talk/models/feature.ts'
import { ownConnections } from './talk/own-connections/feature.ts'
import { prices } from './talk/prices/feature.ts'
import { prompts } from './talk/prompts/feature.ts'
import { toolServers } from './talk/tool-servers/feature.ts'
import { transfer } from './talk/transfer/feature.ts'
import { voice } from './talk/voice/feature.ts'

export const features: readonly Feature[] = [
  // site
  sites,
  content,
  help,
  icons,
  // identity
  accounts,
  staff,
  passkeys,
  openid,
  messaging,
  accountData,
  uploads,
  // money
  ledger,
  checkIn,
  codes,
  invitations,
  outcomes,
  payments,
  usage,
  // talk
  models,
  ownConnections,
  prompts,
  knowledge,
  toolServers,
  apps,
  groups,
  chatlog,
  chat,
  minds,
  transfer,
  prices,
  voice,
  // making
  samples,
  works,
  workModels,
  workFiles,
  recipes,
  downloads,
  drawingLibrary,
  mediaLibrary,
  promptHelp,
  // showing
  gallery,
  market,
  shares,
  appeals,
  // running
  audit,
  backups,
  connectionAdmin,
  console,
  contentAdmin,
  analytics,
  mailAdmin,
  moderationAdmin,
  moneyAdmin,
  operations,
  users,
  siteAdmin,
  workAdmin,
]
