// A look into the caller's own conversations.
import { z } from 'zod'
import type { Database } from '../../../../platform/db/database.ts'
import { searchLog } from '../../chatlog/chatlog.usecases.ts'
import type { ServerTool } from '../../tools/chat-tools.ts'
import { defineTool } from '../../tools/define-tool.ts'

const max = 10

export const searchChatsTool = (db: Database): ServerTool =>
  defineTool({
    name: 'search_chats',
    description:
      'Finds messages in the earlier conversations of the user that hold every word of `query`. Use it when they speak of something they discussed before. Few words find more.',
    input: z.object({ query: z.string().trim().min(1).max(200) }),
    async run({ query }, { caller }) {
      const { rows, count } = await searchLog({ q: query, page: 1, size: max }, caller, db)
      if (rows.length === 0) return 'No message of the conversations holds these words.'
      const lines = rows.map(
        ({ role, createdAt, groupTitle, excerpt }) =>
          `- ${createdAt.slice(0, 10)}, "${groupTitle}", ${role}: ${excerpt}`,
      )
      return [`${count} found, the best ${rows.length}:`, ...lines].join('\n')
    },
  })
