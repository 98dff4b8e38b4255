// What a model thought before it called a tool, in the upstream's own sealed form. Upstreams want it back with the tool's result and
// refuse or forget when it is missing, but it is of use to nobody else: it lives here for the length of a few tool rounds and is
// never stored. Without it (after a restart, say) an adapter goes on without thinking.

export type ThoughtMemory<Thought> = {
  remember(callId: string, thought: Thought): void
  recall(callId: string): Thought | undefined
}

/** Keeps the newest thoughts, by the id of the call that they led to. */
export function createThoughtMemory<Thought>(limit = 200): ThoughtMemory<Thought> {
  const thoughts = new Map<string, Thought>()
  return {
    remember(callId, thought) {
      thoughts.delete(callId)
      thoughts.set(callId, thought)
      const oldest = thoughts.size > limit ? thoughts.keys().next().value : undefined
      if (oldest !== undefined) thoughts.delete(oldest)
    },
    recall: (callId) => thoughts.get(callId),
  }
}
