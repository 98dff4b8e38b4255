// The part of the composition root that is about accounts: what comes along when a guest becomes a member, what an export holds, and what
// is undone when somebody leaves for good. A feature that keeps something for an account is named here.

import type { ImportPart } from './features/account-data/import-part.ts'
import type { AdoptFromGuest } from './features/accounts/accounts.usecases.ts'
import type { ExportPart } from './features/accounts/export-part.ts'
import { exportProfile } from './features/accounts/export-profile.ts'
import type { Leaver } from './features/accounts/leave-account.ts'
import { moveApps } from './features/apps/apps.store.ts'
import type { AppDependencies } from './features/apps/apps.usecases.ts'
import { exportApps } from './features/apps/export-apps.ts'
import { importApps } from './features/apps/import-apps.ts'
import { exportConversations } from './features/chatlog/export-conversations.ts'
import { importConversations } from './features/chatlog/import-conversations.ts'
import { moveRedemptions } from './features/codes/redemptions.store.ts'
import { moveDownloads } from './features/downloads/downloads.store.ts'
import { exportParamSets } from './features/drawing-library/export-param-sets.ts'
import { importParamSets } from './features/drawing-library/import-param-sets.ts'
import { moveParamSets } from './features/drawing-library/param-sets.store.ts'
import { importAlbums } from './features/gallery/albums/import-albums.ts'
import { exportGallery } from './features/gallery/export-gallery.ts'
import { leaveGallery, moveGallery } from './features/gallery/gallery-account.store.ts'
import { moveGroups } from './features/groups/groups.store.ts'
import { type GroupDependencies, leaveGroups } from './features/groups/groups.usecases.ts'
import { exportKnowledge } from './features/knowledge/export-knowledge.ts'
import { importDocuments } from './features/knowledge/import-documents.ts'
import {
  type KnowledgeDependencies,
  leaveKnowledge,
  moveDocuments,
} from './features/knowledge/knowledge.usecases.ts'
import { exportLedger } from './features/ledger/export-ledger.ts'
import { forfeitBalance } from './features/ledger/forfeit-balance.ts'
import { mergePurses } from './features/ledger/merge-purses.ts'
import { exportMarket } from './features/market/export-market.ts'
import { importMarket } from './features/market/import-market.ts'
import { moveMarket } from './features/market/market.store.ts'
import { exportMinds } from './features/minds/export-minds.ts'
import { takeMindTree } from './features/minds/import-minds.ts'
import { nameSiteModel } from './features/models/name-site-model.ts'
import type { CustomModelDependencies } from './features/own-connections/custom-models.usecases.ts'
import { exportConnections } from './features/own-connections/export-connections.ts'
import { importModels } from './features/own-connections/import-models.ts'
import { moveOrders } from './features/payments/orders.store.ts'
import { importOwnPrompts } from './features/prompts/import-own-prompts.ts'
import { exportPrompts, movePrompts } from './features/prompts/prompts-account.ts'
import { exportShares } from './features/shares/export-shares.ts'
import { moveShares } from './features/shares/shares.store.ts'
import { exportToolServers } from './features/tool-servers/export-tool-servers.ts'
import { exportUploads } from './features/uploads/export-uploads.ts'
import { importUploads } from './features/uploads/import-uploads.ts'
import { moveUploads } from './features/uploads/uploads.store.ts'
import { leaveUploads } from './features/uploads/uploads.usecases.ts'
import { forgetVoices } from './features/voice/keep-voices.ts'
import { exportWorkFiles } from './features/work-files/export-work-files.ts'
import { importWorks } from './features/work-files/import-works.ts'
import type { WorkFileDependencies } from './features/work-files/store-result.ts'
import { moveWorkFiles } from './features/work-files/work-files.store.ts'
import { leaveWorkFiles } from './features/work-files/work-files.usecases.ts'
import { exportWorks } from './features/works/export-works.ts'
import { adoptWorks, leaveWorks } from './features/works/works-account.ts'
import type { WorkDependencies } from './features/works/works-dependencies.ts'

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
