import { startGeminiServer } from '../../testing/gemini-server.ts'
import { describeUpstreamChat } from '../../testing/upstream-chat.suite.ts'
import { createChat } from './gemini.chat.ts'

describeUpstreamChat('gemini', {
  start: startGeminiServer,
  open: createChat,
  model: 'gemini-2.5-flash',
  reasoningModel: 'gemini-3-pro-preview',
  failsInStream: 'overloaded',
  listed: ['gemini-2.5-flash', 'gemini-3-pro-preview'],
})
