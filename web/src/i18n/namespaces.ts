// The list of text namespaces and how each is loaded. A new namespace is a file in each `locales/` folder and a line here.
import type { Locale } from '@atelier/contract/primitives'
import type { AdminTexts } from './locales/en-US/admin.ts'
import type { AdminConnectionsTexts } from './locales/en-US/admin-connections.ts'
import type { AdminContentTexts } from './locales/en-US/admin-content.ts'
import type { AdminModelsTexts } from './locales/en-US/admin-models.ts'
import type { AdminModerationTexts } from './locales/en-US/admin-moderation.ts'
import type { AdminMoneyTexts } from './locales/en-US/admin-money.ts'
import type { AdminPeopleTexts } from './locales/en-US/admin-people.ts'
import type { AdminSitesTexts } from './locales/en-US/admin-sites.ts'
import type { AdminStartTexts } from './locales/en-US/admin-start.ts'
import type { AdminTodayTexts } from './locales/en-US/admin-today.ts'
import type { AdminWorksTexts } from './locales/en-US/admin-works.ts'
import type { AlbumsTexts } from './locales/en-US/albums.ts'
import type { AppealsTexts } from './locales/en-US/appeals.ts'
import type { AppsTexts } from './locales/en-US/apps.ts'
import type { AuthorsTexts } from './locales/en-US/authors.ts'
import type { BannersTexts } from './locales/en-US/banners.ts'
import type { BindingTexts } from './locales/en-US/binding.ts'
import type { ChartTexts } from './locales/en-US/chart.ts'
import type { ChatTexts } from './locales/en-US/chat.ts'
import type { CheckInTexts } from './locales/en-US/check-in.ts'
import type { ClipPlayerTexts } from './locales/en-US/clip-player.ts'
import type { CodesTexts } from './locales/en-US/codes.ts'
import type { CommonTexts } from './locales/en-US/common.ts'
import type { CompareTexts } from './locales/en-US/compare.ts'
import type { ConnectionTexts } from './locales/en-US/connection.ts'
import type { ConsoleTexts } from './locales/en-US/console.ts'
import type { CreditTexts } from './locales/en-US/credit.ts'
import type { DrawingLibraryTexts } from './locales/en-US/drawing-library.ts'
import type { FieldsTexts } from './locales/en-US/fields.ts'
import type { FindTexts } from './locales/en-US/find.ts'
import type { GalleryTexts } from './locales/en-US/gallery.ts'
import type { HelpTexts } from './locales/en-US/help.ts'
import type { HomeTexts } from './locales/en-US/home.ts'
import type { IncomingTexts } from './locales/en-US/incoming.ts'
import type { InvitationTexts } from './locales/en-US/invitation.ts'
import type { KnowledgeTexts } from './locales/en-US/knowledge.ts'
import type { LibraryTexts } from './locales/en-US/library.ts'
import type { LoginsTexts } from './locales/en-US/logins.ts'
import type { MarkdownTexts } from './locales/en-US/markdown.ts'
import type { MarketTexts } from './locales/en-US/market.ts'
import type { MaskCanvasTexts } from './locales/en-US/mask-canvas.ts'
import type { MediaTexts } from './locales/en-US/media.ts'
import type { MidjourneyTexts } from './locales/en-US/midjourney.ts'
import type { MindTexts } from './locales/en-US/mind.ts'
import type { MixerTexts } from './locales/en-US/mixer.ts'
import type { ModelCompareTexts } from './locales/en-US/model-compare.ts'
import type { ModelSquareTexts } from './locales/en-US/model-square.ts'
import type { ModerationTexts } from './locales/en-US/moderation.ts'
import type { MusicTexts } from './locales/en-US/music.ts'
import type { OwnGalleryTexts } from './locales/en-US/own-gallery.ts'
import type { OwnModelsTexts } from './locales/en-US/own-models.ts'
import type { PaletteTexts } from './locales/en-US/palette.ts'
import type { PastTexts } from './locales/en-US/past.ts'
import type { PlayerTexts } from './locales/en-US/player.ts'
import type { PromptsTexts } from './locales/en-US/prompts.ts'
import type { PublishingTexts } from './locales/en-US/publishing.ts'
import type { ReceiptTexts } from './locales/en-US/receipt.ts'
import type { SecurityTexts } from './locales/en-US/security.ts'
import type { SeparationTexts } from './locales/en-US/separation.ts'
import type { SessionTexts } from './locales/en-US/session.ts'
import type { SettingsTexts } from './locales/en-US/settings.ts'
import type { ShareTexts } from './locales/en-US/share.ts'
import type { ShopTexts } from './locales/en-US/shop.ts'
import type { SiteTexts } from './locales/en-US/site.ts'
import type { StageTexts } from './locales/en-US/stage.ts'
import type { StudioTexts } from './locales/en-US/studio.ts'
import type { TasksTexts } from './locales/en-US/tasks.ts'
import type { ToolConsentTexts } from './locales/en-US/tool-consent.ts'
import type { ToolServersTexts } from './locales/en-US/tool-servers.ts'
import type { ToolsTexts } from './locales/en-US/tools.ts'
import type { TourTexts } from './locales/en-US/tour.ts'
import type { UserTexts } from './locales/en-US/user.ts'
import type { UserCenterTexts } from './locales/en-US/user-center.ts'
import type { VideoTexts } from './locales/en-US/video.ts'
import type { VoiceTexts } from './locales/en-US/voice.ts'
import type { WelcomeTexts } from './locales/en-US/welcome.ts'
import type { WorkPageTexts } from './locales/en-US/work-page.ts'
import type { WorksTexts } from './locales/en-US/works.ts'
import { textModule } from './texts-together.ts'

export type Namespaces = {
  admin: AdminTexts
  adminStart: AdminStartTexts
  adminToday: AdminTodayTexts
  adminSites: AdminSitesTexts
  adminConnections: AdminConnectionsTexts
  adminModels: AdminModelsTexts
  adminPeople: AdminPeopleTexts
  adminMoney: AdminMoneyTexts
  adminContent: AdminContentTexts
  adminModeration: AdminModerationTexts
  adminWorks: AdminWorksTexts
  albums: AlbumsTexts
  appeals: AppealsTexts
  ownGallery: OwnGalleryTexts
  ownModels: OwnModelsTexts
  apps: AppsTexts
  authors: AuthorsTexts
  banners: BannersTexts
  common: CommonTexts
  binding: BindingTexts
  chart: ChartTexts
  chat: ChatTexts
  checkIn: CheckInTexts
  clipPlayer: ClipPlayerTexts
  codes: CodesTexts
  console: ConsoleTexts
  credit: CreditTexts
  connection: ConnectionTexts
  compare: CompareTexts
  drawingLibrary: DrawingLibraryTexts
  find: FindTexts
  gallery: GalleryTexts
  help: HelpTexts
  home: HomeTexts
  incoming: IncomingTexts
  invitation: InvitationTexts
  knowledge: KnowledgeTexts
  logins: LoginsTexts
  markdown: MarkdownTexts
  library: LibraryTexts
  market: MarketTexts
  maskCanvas: MaskCanvasTexts
  media: MediaTexts
  midjourney: MidjourneyTexts
  mind: MindTexts
  mixer: MixerTexts
  moderation: ModerationTexts
  music: MusicTexts
  palette: PaletteTexts
  past: PastTexts
  player: PlayerTexts
  prompts: PromptsTexts
  publishing: PublishingTexts
  receipt: ReceiptTexts
  security: SecurityTexts
  separation: SeparationTexts
  session: SessionTexts
  settings: SettingsTexts
  share: ShareTexts
  shop: ShopTexts
  user: UserTexts
  userCenter: UserCenterTexts
  video: VideoTexts
  voice: VoiceTexts
  welcome: WelcomeTexts
  tour: TourTexts
  site: SiteTexts
  tasks: TasksTexts
  toolConsent: ToolConsentTexts
  toolServers: ToolServersTexts
  tools: ToolsTexts
  modelCompare: ModelCompareTexts
  modelSquare: ModelSquareTexts
  works: WorksTexts
  workPage: WorkPageTexts
  stage: StageTexts
  studio: StudioTexts
  fields: FieldsTexts
}
export type Namespace = keyof Namespaces

const modules = import.meta.glob<Record<string, unknown>>('./locales/*/*.ts')

/** Fetches one namespace in one language. Rejects when the file cannot be loaded. */
export async function fetchTexts<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Namespaces[N]> {
  const load = modules[`./locales/${locale}/${textModule(namespace)}.ts`]
  const texts = (await load?.())?.[namespace]
  if (!texts) throw new Error(`No texts for ${namespace} in ${locale}`)
  return texts as Namespaces[N]
}
