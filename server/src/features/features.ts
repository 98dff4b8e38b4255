// All features, in the order of the wings, and within one in that in which they stand on each other. What each brings is in its `feature.ts`.

import type { Feature } from './define-feature.ts'
import { accountData } from './identity/account-data/feature.ts'
import { accounts } from './identity/accounts/feature.ts'
import { uploads } from './identity/uploads/feature.ts'
import { downloads } from './making/downloads/feature.ts'
import { drawingLibrary } from './making/drawing-library/feature.ts'
import { workFiles } from './making/work-files/feature.ts'
import { works } from './making/works/feature.ts'
import { codes } from './money/codes/feature.ts'
import { invitations } from './money/invitations/feature.ts'
import { ledger } from './money/ledger/feature.ts'
import { outcomes } from './money/outcomes/feature.ts'
import { payments } from './money/payments/feature.ts'
import { figures } from './running/figures/feature.ts'
import { operations } from './running/operations/feature.ts'
import { gallery } from './showing/gallery/feature.ts'
import { market } from './showing/market/feature.ts'
import { shares } from './showing/shares/feature.ts'
import { content } from './site/content/feature.ts'
import { sites } from './site/sites/feature.ts'
import { apps } from './talk/apps/feature.ts'
import { chat } from './talk/chat/feature.ts'
import { chatlog } from './talk/chatlog/feature.ts'
import { groups } from './talk/groups/feature.ts'
import { knowledge } from './talk/knowledge/feature.ts'
import { minds } from './talk/minds/feature.ts'
import { models } from './talk/models/feature.ts'
import { ownConnections } from './talk/own-connections/feature.ts'
import { prompts } from './talk/prompts/feature.ts'
import { toolServers } from './talk/tool-servers/feature.ts'
import { voice } from './talk/voice/feature.ts'

export const features: readonly Feature[] = [
  // site
  sites,
  content,
  // identity
  accounts,
  accountData,
  uploads,
  // money
  ledger,
  codes,
  invitations,
  outcomes,
  payments,
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
  voice,
  // making
  works,
  workFiles,
  downloads,
  drawingLibrary,
  // showing
  gallery,
  market,
  shares,
  // running
  figures,
  operations,
]
