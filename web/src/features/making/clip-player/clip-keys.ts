// What keys do in the player of a clip.
export type ClipKey =
  | { does: 'play' | 'loop' | 'fullScreen' | 'mute' | 'front' | 'back' | 'partStart' | 'partEnd' }
  | { does: 'move'; byS: number }
  | { does: 'frame'; by: 1 | -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>

const plain: Record<string, ClipKey> = {
  ' ': { does: 'play' },
  k: { does: 'play' },
  arrowleft: { does: 'move', byS: -5 },
  arrowright: { does: 'move', byS: 5 },
  ',': { does: 'frame', by: -1 },
  '.': { does: 'frame', by: 1 },
  // Where an input method types the full-width ones.
  '，': { does: 'frame', by: -1 },
  '。': { does: 'frame', by: 1 },
  home: { does: 'front' },
  end: { does: 'back' },
  l: { does: 'loop' },
  f: { does: 'fullScreen' },
  m: { does: 'mute' },
  i: { does: 'partStart' },
  o: { does: 'partEnd' },
}

/** Undefined for a key that means nothing here. */
export const readClipKey = (event: Pressed): ClipKey | undefined =>
  event.metaKey || event.ctrlKey || event.altKey ? undefined : plain[event.key.toLowerCase()]
