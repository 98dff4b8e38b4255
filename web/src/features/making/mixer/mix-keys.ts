// What keys do in the mixer.
export type MixKey =
  | { does: 'play' | 'loop' | 'front' | 'back' | 'clear' | 'mute' | 'solo' }
  | { does: 'step'; byS: number }
  | { does: 'point'; point: 'a' | 'b' }

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

const plain: Record<string, MixKey> = {
  ' ': { does: 'play' },
  k: { does: 'play' },
  l: { does: 'loop' },
  home: { does: 'front' },
  end: { does: 'back' },
  escape: { does: 'clear' },
  m: { does: 'mute' },
  s: { does: 'solo' },
  '[': { does: 'point', point: 'a' },
  ']': { does: 'point', point: 'b' },
}

/** Undefined for a key that means nothing here. */
export function readMixKey(event: Pressed): MixKey | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey) return undefined
  const stepS = event.shiftKey ? 1 : 5
  if (event.key === 'ArrowLeft') return { does: 'step', byS: -stepS }
  if (event.key === 'ArrowRight') return { does: 'step', byS: stepS }
  return plain[event.key.toLowerCase()]
}
