// All screens; one that is not here does not exist.
import type { Screen } from '../features/site/navigation/define-screen.ts'
import { adminScreens } from '../screens/admin/screen.ts'
import { appStoreScreen } from '../screens/app-store/screen.ts'
import { chatScreen } from '../screens/chat/screen.ts'
import { designerWorkScreen } from '../screens/designer-work/screen.ts'
import { drawScreen, sd3Screen } from '../screens/draw/screen.ts'
import { faultScreen } from '../screens/fault/screen.ts'
import { helpPageScreen, helpScreen } from '../screens/help/screen.ts'
import { hisGalleryScreen } from '../screens/his-gallery/screen.ts'
import { historyScreen } from '../screens/history/screen.ts'
import { marketScreen } from '../screens/market/screen.ts'
import { midjourneyScreen } from '../screens/midjourney/screen.ts'
import { mindScreen } from '../screens/mind/screen.ts'
import { mobileHomeScreen } from '../screens/mobile-home/screen.ts'
import { modelSquareScreen } from '../screens/model-square/screen.ts'
import { musicScreen } from '../screens/music/screen.ts'
import { myGalleryScreen } from '../screens/my-gallery/screen.ts'
import { notFoundScreen } from '../screens/not-found/screen.ts'
import { payScreen } from '../screens/pay/screen.ts'
import { photoAlbumScreen } from '../screens/photo-album/screen.ts'
import { roleScreen } from '../screens/role/screen.ts'
import { separationScreen } from '../screens/separation/screen.ts'
import { shareScreen } from '../screens/share/screen.ts'
import { toolsScreen } from '../screens/tools/screen.ts'
import { userScreen } from '../screens/user/screen.ts'
import { userCenterScreen } from '../screens/user-center/screen.ts'
import { videoScreen } from '../screens/video/screen.ts'
import { welcomeScreen } from '../screens/welcome/screen.ts'
import { workDetailsScreen } from '../screens/work-details/screen.ts'

export const screens: Screen[] = [
  mobileHomeScreen,
  chatScreen,
  appStoreScreen,
  roleScreen,
  marketScreen,
  midjourneyScreen,
  drawScreen,
  sd3Screen,
  videoScreen,
  musicScreen,
  separationScreen,
  modelSquareScreen,
  toolsScreen,
  mindScreen,
  historyScreen,
  designerWorkScreen,
  workDetailsScreen,
  hisGalleryScreen,
  myGalleryScreen,
  photoAlbumScreen,
  payScreen,
  helpScreen,
  helpPageScreen,
  userScreen,
  userCenterScreen,
  shareScreen,
  welcomeScreen,
  ...adminScreens,
  notFoundScreen,
  faultScreen,
]
