// All screens; one that is not here does not exist.
import type { Screen } from '../features/navigation/define-screen.ts'
import { chatScreen } from '../screens/chat/screen.ts'
import { faultScreen } from '../screens/fault/screen.ts'
import { helpPageScreen, helpScreen } from '../screens/help/screen.ts'
import { notFoundScreen } from '../screens/not-found/screen.ts'
import { operatorScreen } from '../screens/operator/screen.ts'

export const screens: Screen[] = [
  chatScreen,
  helpScreen,
  helpPageScreen,
  operatorScreen,
  notFoundScreen,
  faultScreen,
]
