import { startOpenAiServer } from '../../testing/openai-server.ts'
import { describeUpstreamChat } from '../../testing/upstream-chat.suite.ts'
import { createChat } from './openai-compatible.chat.ts'

describeUpstreamChat('openai-compatible', {
  start: startOpenAiServer,
  open: createChat,
  model: 'gpt-4o-mini',
  reasoningModel: 'deepseek-reasoner',
  failsInStream: 'broken',
  listed: ['gpt-4o-mini', 'gpt-5.6-luna', 'deepseek-reasoner'],
})
