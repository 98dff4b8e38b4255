// The part of the composition root that is about accounts: what comes along when a guest becomes a member, what an export holds, and what
// is undone when somebody leaves for good. A feature that keeps something for an account is named here.

import type { ImportPart } from './features/identity/account-data/import-part.ts'
import type { AdoptFromGuest } from './features/identity/accounts/accounts.usecases.ts'
import type { ExportPart } from './features/identity/accounts/export-part.ts'
import { exportProfile } from './features/identity/accounts/export-profile.ts'
import type { Leaver } from './features/identity/accounts/leave-account.ts'
import { exportUploads } from './features/identity/uploads/export-uploads.ts'
import { importUploads } from './features/identity/uploads/import-uploads.ts'
import { moveUploads } from './features/identity/uploads/uploads.store.ts'
import { leaveUploads } from './features/identity/uploads/uploads.usecases.ts'
import { moveDownloads } from './features/making/downloads/downloads.store.ts'
import { exportParamSets } from './features/making/drawing-library/export-param-sets.ts'
import { importParamSets } from './features/making/drawing-library/import-param-sets.ts'
import { moveParamSets } from './features/making/drawing-library/param-sets.store.ts'
import { exportWorkFiles } from './features/making/work-files/export-work-files.ts'
import { importWorks } from './features/making/work-files/import-works.ts'
import type { WorkFileDependencies } from './features/making/work-files/store-result.ts'
import { moveWorkFiles } from './features/making/work-files/work-files.store.ts'
import { leaveWorkFiles } from './features/making/work-files/work-files.usecases.ts'
import { exportWorks } from './features/making/works/account/export-works.ts'
import { adoptWorks, leaveWorks } from './features/making/works/account/works-account.ts'
import type { WorkDependencies } from './features/making/works/works-dependencies.ts'
import { moveRedemptions } from './features/money/codes/redemptions.store.ts'
import { exportLedger } from './features/money/ledger/export-ledger.ts'
import { forfeitBalance } from './features/money/ledger/forfeit-balance.ts'
import { mergePurses } from './features/money/ledger/merge-purses.ts'
import { moveOrders } from './features/money/payments/orders.store.ts'
import { importAlbums } from './features/showing/gallery/albums/import-albums.ts'
import { exportGallery } from './features/showing/gallery/export-gallery.ts'
import { leaveGallery, moveGallery } from './features/showing/gallery/gallery-account.store.ts'
import { exportMarket } from './features/showing/market/export-market.ts'
import { importMarket } from './features/showing/market/import-market.ts'
import { moveMarket } from './features/showing/market/market.store.ts'
import { exportShares } from './features/showing/shares/export-shares.ts'
import { moveShares } from './features/showing/shares/shares.store.ts'
import { moveApps } from './features/talk/apps/apps.store.ts'
import type { AppDependencies } from './features/talk/apps/apps.usecases.ts'
import { exportApps } from './features/talk/apps/export-apps.ts'
import { importApps } from './features/talk/apps/import-apps.ts'
import { exportConversations } from './features/talk/chatlog/export-conversations.ts'
import { importConversations } from './features/talk/chatlog/import-conversations.ts'
import { moveGroups } from './features/talk/groups/groups.store.ts'
import { type GroupDependencies, leaveGroups } from './features/talk/groups/groups.usecases.ts'
import { exportKnowledge } from './features/talk/knowledge/export-knowledge.ts'
import { importDocuments } from './features/talk/knowledge/import-documents.ts'
import {
  type KnowledgeDependencies,
  leaveKnowledge,
  moveDocuments,
} from './features/talk/knowledge/knowledge.usecases.ts'
import { exportMinds } from './features/talk/minds/export-minds.ts'
import { takeMindTree } from './features/talk/minds/import-minds.ts'
import { nameSiteModel } from './features/talk/models/name-site-model.ts'
import type { CustomModelDependencies } from './features/talk/own-connections/custom-models.usecases.ts'
import { exportConnections } from './features/talk/own-connections/export-connections.ts'
import { importModels } from './features/talk/own-connections/import-models.ts'
import { importOwnPrompts } from './features/talk/prompts/import-own-prompts.ts'
import { exportPrompts, movePrompts } from './features/talk/prompts/prompts-account.ts'
import { exportToolServers } from './features/talk/tool-servers/export-tool-servers.ts'
import { forgetVoices } from './features/talk/voice/keep-voices.ts'

const adoptPurses: AdoptFromGuest = (tx, guestId, memberId, { guestVipUntil, ...rest }) =>
  mergePurses({ ...rest, memberId, guest: { id: guestId, vipUntil: guestVipUntil } }, tx)

/** In this order: orders before the purses that they fill. */
export const accountAdopters: readonly AdoptFromGuest[] = [
  moveGroups,
  moveUploads,
  moveDocuments,
  moveWorkFiles,
  moveParamSets,
  moveApps,
  moveMarket,
  movePrompts,
  moveDownloads,
  moveRedemptions,
  moveOrders,
  moveGallery,
  moveShares,
  adoptWorks,
  adoptPurses,
]

export type AccountParts = Pick<WorkDependencies, 'db' | 'clock'> &
  Pick<WorkFileDependencies, 'storage' | 'signer'> & {
    stopAnswers: GroupDependencies['stopAnswers']
    works: WorkDependencies
  }

/** In the order in which an archive has them. */
export const accountExporters = ({
  db,
  clock,
  storage,
}: Pick<AccountParts, 'db' | 'clock' | 'storage'>): ExportPart[] => [
  exportProfile({ db, clock }),
  exportConnections({ db, clock, nameModel: (id) => nameSiteModel(id, db) }),
  exportToolServers({ db, clock }),
  exportConversations({ db }),
  exportMinds({ db }),
  exportUploads({ db, storage }),
  exportKnowledge({ db, storage }),
  exportWorks({ db, clock }),
  exportWorkFiles({ db, storage }),
  exportGallery({ db, clock }),
  exportShares({ db, clock }),
  exportParamSets({ db, clock }),
  exportApps({ db, clock }),
  exportMarket({ db, clock }),
  exportPrompts({ db, clock }),
  exportLedger({ db, clock }),
]

export type ImportParts = Pick<AccountParts, 'db'> &
  Pick<WorkFileDependencies, 'storage' | 'signer' | 'mediaDesk'> & {
    knowledge: KnowledgeDependencies
    apps: AppDependencies
    models: CustomModelDependencies
  }

/** In this order: what others name comes before them. */
export const accountImporters = ({
  db,
  storage,
  signer,
  mediaDesk,
  knowledge,
  apps,
  models,
}: ImportParts): ImportPart[] => [
  importUploads({ db, storage, mediaDesk }),
  importDocuments(knowledge),
  importModels(models),
  importApps(apps),
  importOwnPrompts({ db }),
  importParamSets({ db }),
  importWorks({ db, storage, signer, mediaDesk }),
  importAlbums({ db }),
  importMarket({ db }),
  importConversations({ db, takeMap: takeMindTree }),
]

/** In this order: what runs is stopped and paid back before a balance is forfeited. */
export const accountLeavers = ({
  db,
  storage,
  signer,
  stopAnswers,
  works,
  clock,
}: AccountParts): Leaver[] => [
  leaveGroups({ db, stopAnswers }),
  leaveUploads({ storage }),
  leaveKnowledge({ storage }),
  leaveWorks(works),
  leaveGallery,
  leaveWorkFiles({ storage, signer }),
  {
    leave:
      async (_, { accountId }) =>
      async () =>
        forgetVoices(accountId, { db, clock, storage }),
  },
  forfeitBalance,
]
