// All that the palette offers besides messages, which the server finds.
import type { PaletteSource } from './palette-source.ts'
import { actionOptions } from './sources/action-options.ts'
import { conversationOptions } from './sources/conversation-options.ts'
import { ideaOptions } from './sources/idea-options.ts'
import { screenOptions } from './sources/screen-options.ts'
import { settingOptions } from './sources/setting-options.ts'
import { workOptions } from './sources/work-options.ts'

export const paletteSources: readonly PaletteSource[] = [
  conversationOptions,
  workOptions,
  screenOptions,
  actionOptions,
  ideaOptions,
  settingOptions,
]
