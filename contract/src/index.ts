// The whole contract: every call by feature. The only barrel of the house.
import { auth } from './features/auth.ts'
import { chat } from './features/chat.ts'
import { chatlog } from './features/chatlog.ts'
import { content } from './features/content.ts'
import { groups } from './features/groups.ts'
import { help } from './features/help.ts'
import { models } from './features/models.ts'
import { sites } from './features/sites.ts'
import { uploads } from './features/uploads.ts'

export const api = { auth, chat, chatlog, content, groups, help, models, sites, uploads }
export type Api = typeof api
