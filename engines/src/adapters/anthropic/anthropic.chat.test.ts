import { startAnthropicServer } from '../../testing/anthropic-server.ts'
import { describeUpstreamChat } from '../../testing/upstream-chat.suite.ts'
import { createChat } from './anthropic.chat.ts'

const listed = ['claude-sonnet-4-5', 'claude-opus-4-7', 'claude-opus-5-5']

describeUpstreamChat('anthropic, thinking by budget', {
  start: startAnthropicServer,
  open: createChat,
  model: 'claude-sonnet-4-5',
  reasoningModel: 'claude-sonnet-4-5',
  failsInStream: 'overloaded',
  listed,
})

describeUpstreamChat('anthropic, thinking by effort', {
  start: startAnthropicServer,
  open: createChat,
  model: 'claude-opus-4-7',
  reasoningModel: 'claude-opus-5-5',
  failsInStream: 'overloaded',
  listed,
})
